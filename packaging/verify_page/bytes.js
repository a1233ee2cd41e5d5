// ---- Bytes and hashes ------------------------------------------------------------------------------
class Damaged extends Error { // why something cannot be read: the name of a sentence, and what stands in it
  constructor(word, fields = {}) { super(word); this.say = [word, fields]; }
}
const LIMIT = {
  file: 64 * 2 ** 20, all: 256 * 2 ** 20, files: 3000, line: 2 ** 16, lines: 6_000_000, boards: 250_000, boardNumber: 1e9,
  planBytes: 2 ** 20, planLine: 4000, text: 1000, value: 500, promise: 2000, phases: 500, sessions: 9999, sessionBoards: 999, planNumber: 9999,
  planBoards: 100_000, roundBytes: 20_000, ranges: 10_000, keyBytes: 2 ** 21, keyLine: 240, sessionKeyBytes: 4096, recordBytes: 1_000_000,
};
const latin1 = bytes => { // one letter a byte, so that patterns see what stands in the file
  const parts = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode.apply(null, bytes.subarray(at, at + 8192)));
  return parts.join("");
};
const bytesOf = text => { const bytes = new Uint8Array(text.length); for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i); return bytes; };
const utf8 = text => new TextEncoder().encode(text);
const joined = parts => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) { all.set(part, at); at += part.length; }
  return all;
};
const hex = bytes => Array.from(bytes, one => one.toString(16).padStart(2, "0")).join("");
const shown = text => { try { return new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(text)); } catch { return text; } };
const equal = (one, other) => one.length === other.length && one.every((byte, i) => byte === other[i]);
const sized = (bytes, limit) => { if (bytes.length > limit) throw new Damaged("tooLarge"); return bytes; };
const lettersOf = text => [...text].length;

// SHA-256. Source: FIPS 180-4.
const SHA_K = (() => { // the fractional parts of the cube roots of the first 64 primes
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every(p => n % p)) primes.push(n);
  return Int32Array.from(primes, p => {
    let root = 0n;
    for (let bit = 34n; bit >= 0n; bit--) { const next = root | (1n << bit); if (next * next * next <= BigInt(p) << 96n) root = next; }
    return Number(BigInt.asIntN(32, root));
  });
})();
function lastBlocks(message, isBigEndian) { // what is left beyond whole blocks, padded, with the length in bits
  const whole = message.length - message.length % 64, rest = message.length - whole;
  const block = new Uint8Array(rest < 56 ? 64 : 128), view = new DataView(block.buffer), bits = message.length * 8;
  block.set(message.subarray(whole)); block[rest] = 0x80;
  view.setUint32(block.length - 8, isBigEndian ? Math.floor(bits / 2 ** 32) : bits >>> 0, !isBigEndian);
  view.setUint32(block.length - 4, isBigEndian ? bits >>> 0 : Math.floor(bits / 2 ** 32), !isBigEndian);
  return block;
}
const shaWords = new Int32Array(64);
function shaBlocks(h, bytes, end) {
  const w = shaWords;
  for (let at = 0; at < end; at += 64) {
    for (let i = 0, j = at; i < 16; i++, j += 4) w[i] = bytes[j] << 24 | bytes[j + 1] << 16 | bytes[j + 2] << 8 | bytes[j + 3];
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15], y = w[i - 2];
      w[i] = w[i - 16] + ((x >>> 7 | x << 25) ^ (x >>> 18 | x << 14) ^ x >>> 3) + w[i - 7] + ((y >>> 17 | y << 15) ^ (y >>> 19 | y << 13) ^ y >>> 10) | 0;
    }
    let a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], k = h[7];
    for (let i = 0; i < 64; i++) {
      const one = k + ((e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7)) + (e & f ^ ~e & g) + SHA_K[i] + w[i] | 0;
      const two = ((a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10)) + (a & b ^ a & c ^ b & c) | 0;
      k = g; g = f; f = e; e = d + one | 0; d = c; c = b; b = a; a = one + two | 0;
    }
    h[0] += a; h[1] += b; h[2] += c; h[3] += d; h[4] += e; h[5] += f; h[6] += g; h[7] += k;
  }
}
function sha256(message) {
  const h = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);
  shaBlocks(h, message, message.length - message.length % 64);
  const last = lastBlocks(message, true), out = new DataView(new ArrayBuffer(32));
  shaBlocks(h, last, last.length);
  h.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

// RIPEMD-160. Source: Dobbertin, Bosselaers and Preneel 1996.
const RIPEMD = (() => { // the orders follow from the permutation rho and pi(i) = 9i + 5 mod 16
  const rho = [7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8], left = [], right = [];
  let l = rho.map((_, i) => i), r = l.map(i => (9 * i + 5) % 16);
  for (let round = 0; round < 5; round++) { left.push(...l); right.push(...r); l = l.map(i => rho[i]); r = r.map(i => rho[i]); }
  const turns = [[11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8], [12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7],
    [13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9], [14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6],
    [15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5]];
  const turnsOf = order => Uint8Array.from(order, (word, step) => turns[step >> 4][word]);
  return { left: Uint8Array.from(left), right: Uint8Array.from(right), leftTurns: turnsOf(left), rightTurns: turnsOf(right),
    leftAdd: Int32Array.of(0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e), rightAdd: Int32Array.of(0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0) };
})();
const mixed = (kind, b, c, d) => kind === 0 ? b ^ c ^ d : kind === 1 ? b & c | ~b & d : kind === 2 ? (b | ~c) ^ d : kind === 3 ? b & d | c & ~d : b ^ (c | ~d);
function ripemdBlock(h, x) {
  let a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], aa = a, bb = b, cc = c, dd = d, ee = e;
  for (let step = 0; step < 80; step++) {
    const round = step >> 4, turn = RIPEMD.leftTurns[step], other = RIPEMD.rightTurns[step];
    const t = a + mixed(round, b, c, d) + x[RIPEMD.left[step]] + RIPEMD.leftAdd[round] | 0;
    a = e; e = d; d = c << 10 | c >>> 22; c = b; b = (t << turn | t >>> 32 - turn) + a | 0;
    const u = aa + mixed(4 - round, bb, cc, dd) + x[RIPEMD.right[step]] + RIPEMD.rightAdd[round] | 0;
    aa = ee; ee = dd; dd = cc << 10 | cc >>> 22; cc = bb; bb = (u << other | u >>> 32 - other) + aa | 0;
  }
  const first = h[1] + c + dd | 0;
  h[1] = h[2] + d + ee; h[2] = h[3] + e + aa; h[3] = h[4] + a + bb; h[4] = h[0] + b + cc; h[0] = first;
}
const RIPEMD_START = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
function ripemd160(message) {
  const h = RIPEMD_START.slice(), x = new Int32Array(16), out = new DataView(new ArrayBuffer(20));
  const all = joined([message.subarray(0, message.length - message.length % 64), lastBlocks(message, false)]), view = new DataView(all.buffer);
  for (let at = 0; at < all.length; at += 64) { for (let i = 0; i < 16; i++) x[i] = view.getInt32(at + 4 * i, true); ripemdBlock(h, x); }
  h.forEach((word, i) => out.setInt32(4 * i, word, true));
  return new Uint8Array(out.buffer);
}
