// ---- The age format, with a lock of tlock. Source: C2SP, age-encryption.org/v1; ePrint 2023/189 --------------------
const INTRO = "age-encryption.org/v1\n", ARMOUR = "-----BEGIN AGE ENCRYPTED FILE-----", ARMOUR_END = "-----END AGE ENCRYPTED FILE-----", MOST_HEAD = 16384, CHUNK = 65536, TAG = 16;
const ORDER = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;
const damage = () => new Damaged("e_damaged");
function unlettered(letters) { // base 64 without signs at its end, in its single spelling
  let data; try { data = atob(letters); } catch { throw damage(); }
  if (btoa(data).replace(/=+$/, "") !== letters) throw damage();
  return bytesOf(data);
}
function binaryOf(bytes) { // without its armour
  if (bytes.length > LIMIT.file) throw new Damaged("e_tooLarge");
  if (latin1(bytes.subarray(0, ARMOUR.length)) !== ARMOUR) return bytes;
  const lines = latin1(bytes).trim().split("\n").map(line => line.replace(/\r+$/, "")), letters = lines.slice(1, -1).join("");
  if (lines[0] !== ARMOUR || lines.length < 2 || lines.at(-1) !== ARMOUR_END || letters.length % 4 || !/^[A-Za-z0-9+/]*={0,2}$/.test(letters)) throw damage();
  return bytesOf(atob(letters));
}
function parted(bytes) { // stanzas, head, seal and payload; nothing of it is believed yet
  const text = latin1(bytes.subarray(0, MOST_HEAD + 200)), end = text.slice(0, MOST_HEAD).indexOf("\n---") + 1, stop = text.slice(0, end + 100).indexOf("\n", end);
  if (!text.startsWith(INTRO) || !end || stop < 0) throw damage();
  const lines = text.slice(INTRO.length, end).split("\n").slice(0, -1), last = text.slice(end + 3, stop);
  if (!last.startsWith(" ")) throw damage();
  const seal = unlettered(last.slice(1)), stanzas = [];
  if (seal.length !== 32) throw damage();
  for (let at = 0; at < lines.length;) {
    const words = lines[at++].split(" ");
    if (words.shift() !== "->" || !words.length || !words.every(one => /^[!-~]+$/.test(one))) throw damage();
    let body = "", line;
    do { line = lines[at++]; if (line === undefined || line.length > 64) throw damage(); body += line; } while (line.length === 64);
    stanzas.push({ words, body: unlettered(body) });
  }
  return { stanzas, head: bytes.subarray(0, end + 3), seal, payload: bytes.subarray(stop + 1) };
}
function boxOf(bytes) { // the parts of a box, and the round that opens it
  const file = parted(binaryOf(bytes)), locks = file.stanzas.filter(({ words }) => words[0] === "tlock");
  if (!locks.length) throw new Damaged("e_noTimeLock");
  for (const { words, body } of locks) {
    if (words.length !== 3 || !/^[1-9][0-9]{0,8}$/.test(words[1])) throw damage();
    if (words[2] !== CHAIN) continue;
    if (body.length !== 128) throw damage();
    return { file, body, round: +words[1], digest: hex(sha256(bytes)) };
  }
  throw new Damaged("e_otherClock");
}
const tagged = (label, ...parts) => sha256(joined([utf8(label), ...parts]));
const mixedWith = (data, label, secret) => { const mask = tagged(label, secret); return data.map((one, i) => one ^ mask[i]); };
const numberOfBytes = bytes => BigInt(`0x${hex(bytes)}`);
function factorOf(sigma, fileKey) { // the first of a row of hashes that lies below the order of the group
  const digest = tagged("IBE-H3", sigma, fileKey);
  for (let place = 1; ; place++) {
    const tried = sha256(joined([Uint8Array.of(place & 255, place >> 8), digest]));
    tried[0] >>= 1;
    if (numberOfBytes(tried) < ORDER) return numberOfBytes(tried);
  }
}
function fileKeyOf(body, signature) { // refused unless the point is r·G2: so no bit of a lock can be changed
  const point = body.slice(0, 96);
  let shared; try { shared = blsShared(signature, point); } catch { throw damage(); }
  const sigma = mixedWith(body.slice(96, 112), "IBE-H2", shared), fileKey = mixedWith(body.slice(112), "IBE-H4", sigma);
  if (!equal(blsTimes(factorOf(sigma, fileKey)), point)) throw damage();
  return fileKey;
}
async function opened(box, round, tick) { // what is in the box
  if (box.round !== round.round) throw new Damaged("e_wrongRound", { needed: box.round, given: round.round });
  const fault = faultOfRound(round);
  if (fault) throw new Damaged("e_notSigned", { reason: [fault, { round: round.round }] });
  return contentWith(box.file, fileKeyOf(box.body, round.signature), tick);
}

// HKDF and HMAC with SHA-256 (RFC 5869), ChaCha20-Poly1305 (RFC 8439).
function hmac(key, message) {
  const block = new Uint8Array(64); block.set(key);
  return sha256(joined([block.map(one => one ^ 0x5c), sha256(joined([block.map(one => one ^ 0x36), message]))]));
}
const derived = (fileKey, salt, purpose) => hmac(hmac(salt, fileKey), joined([utf8(purpose), Uint8Array.of(1)]));
async function contentWith({ head, seal, payload }, fileKey, tick) {
  if (!equal(hmac(derived(fileKey, new Uint8Array(32), "header"), head), seal)) throw damage();
  const key = derived(fileKey, payload.slice(0, 16), "payload"), rest = payload.subarray(16), step = CHUNK + TAG, last = Math.max(0, Math.ceil(rest.length / step) - 1), parts = [];
  if (payload.length < 16) throw damage();
  for (let place = 0; place <= last; place++) {
    const chunk = rest.subarray(place * step, (place + 1) * step), nonce = new Uint8Array(12);
    if (chunk.length < TAG + (place ? 1 : 0)) throw damage();
    new DataView(nonce.buffer).setUint32(7, place); nonce[11] = place === last ? 1 : 0;
    parts.push(decrypted(key, nonce, chunk.subarray(0, -TAG), chunk.subarray(-TAG)));
    await tick();
  }
  return joined(parts);
}
function decrypted(key, nonce, data, tag) {
  const view = new DataView(key.buffer, key.byteOffset), at = new DataView(nonce.buffer), state = new Uint32Array(16), out = new Uint8Array(data.length);
  state.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i++) state[4 + i] = view.getUint32(4 * i, true);
  for (let i = 0; i < 3; i++) state[13 + i] = at.getUint32(4 * i, true);
  const stream = new Uint8Array(64), once = chaChaBlock(state, stream).slice(0, 32);
  if (!equal(poly1305(once, data), tag)) throw damage();
  for (let start = 0; start < data.length; start += 64) {
    state[12]++; chaChaBlock(state, stream);
    for (let i = start, end = Math.min(start + 64, data.length); i < end; i++) out[i] = data[i] ^ stream[i - start];
  }
  return out;
}
const chaChaWords = new Uint32Array(16);
function chaChaBlock(state, stream) {
  const x = chaChaWords, view = new DataView(stream.buffer);
  const quarter = (a, b, c, d) => {
    let y; x[a] += x[b]; y = x[d] ^ x[a]; x[d] = y << 16 | y >>> 16; x[c] += x[d]; y = x[b] ^ x[c]; x[b] = y << 12 | y >>> 20;
    x[a] += x[b]; y = x[d] ^ x[a]; x[d] = y << 8 | y >>> 24; x[c] += x[d]; y = x[b] ^ x[c]; x[b] = y << 7 | y >>> 25;
  };
  x.set(state);
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12); quarter(1, 5, 9, 13); quarter(2, 6, 10, 14); quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15); quarter(1, 6, 11, 12); quarter(2, 7, 8, 13); quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) view.setUint32(4 * i, x[i] + state[i], true);
  return stream;
}
function limbsOf(bytes, at, top, into) { // 16 bytes and what stands above them, in ten limbs of 13 bits
  for (let limb = 0, bits = 0, held = 0, i = 0; limb < 10; limb++) {
    while (bits < 13 && i < 17) { held |= (i < 16 ? bytes[at + i] : top) << bits; bits += 8; i++; }
    into[limb] = held & 8191; held >>>= 13; bits -= 13;
  }
}
function poly1305(key, data) { // of data alone, with the lengths behind it as the cipher has them
  const tail = new Uint8Array(16), padded = new Uint8Array(Math.ceil(data.length / 16) * 16), clamped = key.slice(0, 16), r = new Float64Array(10), m = new Float64Array(10), h = new Float64Array(10), d = new Float64Array(10);
  padded.set(data); new DataView(tail.buffer).setUint32(8, data.length, true);
  for (const i of [3, 7, 11, 15]) clamped[i] &= 15;
  for (const i of [4, 8, 12]) clamped[i] &= 252;
  limbsOf(clamped, 0, 0, r);
  const take = (bytes, at) => {
    limbsOf(bytes, at, 1, m);
    for (let i = 0; i < 10; i++) h[i] += m[i];
    let carry = 0;
    for (let i = 0; i < 10; i++) {
      let sum = carry;
      for (let j = 0; j < 10; j++) sum += h[j] * (j <= i ? r[i - j] : 5 * r[i + 10 - j]);
      carry = Math.floor(sum / 8192); d[i] = sum - carry * 8192;
    }
    d[0] += 5 * carry; carry = Math.floor(d[0] / 8192); d[0] -= carry * 8192; d[1] += carry;
    h.set(d);
  };
  for (let at = 0; at < padded.length; at += 16) take(padded, at);
  take(tail, 0);
  const whole = h.reduce((sum, limb, i) => sum + (BigInt(limb) << BigInt(13 * i)), 0n) % ((1n << 130n) - 5n), own = numberOfBytes(key.slice(16).reverse());
  return bytesOf((whole + own & (1n << 128n) - 1n).toString(16).padStart(32, "0").match(/../g).reverse().map(pair => String.fromCharCode(parseInt(pair, 16))).join(""));
}

// ---- What is in a box ----------------------------------------------------------------------------------------
async function filesIn(content) { // as this program packs them; null where another program made the box
  try {
    const view = new DataView(content.buffer, content.byteOffset, content.byteLength), list = directoryOf(content, view), files = [];
    for (let at = list.at; at < list.end;) {
      if (files.length > 1000 || at + 46 > list.end || view.getUint32(at, true) !== 0x02014b50) return null;
      const entry = entryOf(content, view, at, list.shift);
      at += entry.length;
      if (entry.method !== 0 || entry.place || entry.isFolder || !entry.name || files.some(({ name }) => name.toLowerCase() === entry.name.toLowerCase())) return null;
      files.push({ name: entry.name, bytes: await contentOf(content, view, entry) });
    }
    const own = files.filter(({ name }) => name !== "padding");
    return own.length && own.length === files.length - 1 && files.length === list.count ? own : null;
  } catch (error) { if (error instanceof Damaged || error instanceof RangeError) return null; throw error; }
}
