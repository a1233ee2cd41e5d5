// ---- The plan (.sqd) and the keys (.sqk) --------------------------------------------------------------
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u, TAGS = ["TN", "DI", "DV", "SN", "KH"], UNSET = "Tbd";
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\..*)?$/i;
function wordsOf(bytes) { // how the letters of a whole file are written: UTF-8, or the western set of Windows
  for (const set of ["utf-8", "windows-1252"]) try {
    const decoder = new TextDecoder(set, { fatal: true, ignoreBOM: true });
    decoder.decode(bytes);
    return text => decoder.decode(bytesOf(text));
  } catch { continue; }
  throw new Damaged("unseen", { line: 1 });
}
function rangesOf(text, where) { // the ranges that sessions take in turn; null where they are asked for when dealing
  if (text.trim() === "?") return null;
  const ranges = [], wrong = () => new Damaged("line", { line: where });
  for (const part of text.split(",").map(one => one.trim())) {
    const product = /^(\d{1,10})[ \t]*[x×*][ \t]*(\d{1,10})$/i.exec(part), one = /^\d{1,10}$/.exec(part);
    const two = /^(\d{1,10})[ \t]*[-–][ \t]*(\d{1,10})$/.exec(part);
    if (product) {
      if (+product[1] > LIMIT.ranges || !(+product[1] && +product[2])) throw wrong();
      for (let i = 0; i < +product[1]; i++) ranges.push([i * product[2] + 1, (i + 1) * product[2]]);
    } else if (two) ranges.push([+two[1], +two[2]]);
    else if (one) ranges.push([1, +part]);
    else throw wrong();
    if (ranges.length > LIMIT.ranges) throw wrong();
  }
  if (ranges.some(([first, last]) => first < 1 || last < first || last - first >= LIMIT.sessionBoards || last > LIMIT.planNumber)) throw wrong();
  return ranges;
}
const numbered = (text, session) => text.replace(/#+/, marks => String(session).padStart(marks.length, "0"));
function isPrefix(prefix) { // names of files stay in one folder, and can be seen
  const names = [prefix, ...Array.from({ length: 10 }, (_, digit) => numbered(prefix, digit))];
  return prefix && lettersOf(prefix) <= 100 && !/[^\p{L}\p{N} #\-_.+()[\]&,;=!@']/u.test(prefix) && !/^[.\- ]|[. ]$|\.\.|#[^#]+#/.test(prefix)
    && !names.some(name => DEVICE.test(name));
}
function phaseOf(text, line) {
  const [count, boards, prefix, ...title] = text.split(":");
  if (!title.length || !/^\d{1,6}$/.test(count.trim()) || +count > LIMIT.sessions || !isPrefix(prefix)) throw new Damaged("line", { line });
  const ranges = rangesOf(boards, line), phase = { sessions: +count, ranges, prefix, title: title.join(":") };
  phase.boards = ranges ? ranges.map(([first, last]) => `${first}-${last}`).join() : boards.trim();
  if (lettersOf(phase.title) > LIMIT.text) throw new Damaged("line", { line });
  return phase;
}
function planOf(bytes) { // read from the first column on, as SquareDeal does; the letters of the value stay as they are
  sized(bytes, LIMIT.planBytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3);
  const found = new Map(), phases = [], rows = latin1(bytes).split("\n"), words = wordsOf(bytes);
  if (!rows.at(-1)) rows.pop();
  for (const [index, raw] of rows.entries()) {
    const line = index + 1, row = raw.replace(/\r$/, ""), tag = row.slice(0, 2);
    if (raw.length > LIMIT.planLine) throw new Damaged("line", { line });
    if (UNSEEN.test(words(row).replaceAll("\t", ""))) throw new Damaged("unseen", { line });
    if (!TAGS.includes(tag)) continue;
    const bare = row.slice(2).replace(/^ +/, "").replace(/[ \t]+$/, ""), text = words(bare);
    if (text.includes("\t")) throw new Damaged("unseen", { line });
    if (tag === "SN") {
      const phase = phaseOf(text, line);
      if (phases.some(other => other.prefix === phase.prefix)) throw new Damaged("line", { line });
      phases.push(phase); continue;
    }
    if (found.has(tag) || lettersOf(text) > (tag[0] === "D" ? LIMIT.promise : LIMIT.text) || tag === "DV" && !text || tag === "KH" && !/^[0-9A-Fa-f]{64}$/.test(text)) throw new Damaged("line", { line });
    found.set(tag, { bare, text });
  }
  const total = amount => phases.reduce((sum, phase) => sum + amount(phase), 0);
  const boards = phase => Math.max(phase.sessions, 1) * (phase.ranges ?? [[1, 1]]).reduce((most, [first, last]) => Math.max(most, last - first + 1), 0);
  if (phases.length > LIMIT.phases || total(phase => phase.sessions) > LIMIT.sessions || total(boards) > LIMIT.planBoards) throw new Damaged("tooLarge");
  const text = tag => found.get(tag)?.text ?? "", named = tag => text(tag) === UNSET ? "" : text(tag);
  return { name: named("TN"), source: named("DI"), hash: text("KH").toLowerCase(), value: found.get("DV")?.bare ?? null, shownValue: text("DV"), phases };
}
const keyPlaces = plan => plan.phases.flatMap((phase, i) => phase.sessions ? Array.from({ length: phase.sessions }, (_, s) => `${i + 1},${s + 1}`) : [`${i + 1},0`]);
const KEY_LINE = /^([1-9]\d{0,3}),(0|[1-9]\d{0,3}):([A-Za-z0-9]{20,200})$/;
function keysOf(bytes) {
  const keys = new Map(), rows = latin1(sized(bytes, LIMIT.keyBytes)).split("\n");
  if (!rows.at(-1)) rows.pop();
  if (!rows.length) throw new Damaged("line", { line: 1 });
  for (const [index, row] of rows.entries()) {
    const m = row.length > LIMIT.keyLine + 1 ? null : KEY_LINE.exec(row.replace(/\r$/, ""));
    if (!m || keys.has(`${m[1]},${m[2]}`)) throw new Damaged("line", { line: index + 1 });
    keys.set(`${m[1]},${m[2]}`, m[3]);
  }
  return keys;
}
const keyLines = keys => [...keys].map(([place, key]) => `${place}:${key}`);
const hashOfKeys = keys => hex(sha256(bytesOf(keyLines(keys).map(line => `${line}\r\n`).join("")))); // with the line ends it must have
const nodeOf = (left, right) => sha256(joined([Uint8Array.of(1), left, right])), leafOf = entry => sha256(joined([Uint8Array.of(0), entry]));
const halfOf = count => { let half = 1; while (2 * half < count) half *= 2; return half; };
function treeOf(entries) { // the root of the Merkle tree of RFC 6962, which binds each key by itself
  if (entries.length === 1) return leafOf(entries[0]);
  const half = halfOf(entries.length);
  return nodeOf(treeOf(entries.slice(0, half)), treeOf(entries.slice(half)));
}
function sidesOf(index, count) { // on which sides the path of an entry, counted from 0, has its hashes
  if (count === 1) return [];
  const half = halfOf(count);
  return index < half ? [...sidesOf(index, half), "RIGHT"] : [...sidesOf(index - half, count - half), "LEFT"];
}
const rootAbove = (entry, path) => path.reduce((found, { side, beside }) => side === "LEFT" ? nodeOf(beside, found) : nodeOf(found, beside), leafOf(entry));
const rootOfKeys = keys => hex(treeOf(keyLines(keys).map(bytesOf)));
function sessionKeyOf(bytes) { // the key of one session, as it says of itself; whether it was bound is judged later
  const text = latin1(sized(bytes, LIMIT.sessionKeyBytes)), lines = text.replaceAll("\r\n", "\n").replace(/\n$/, "").split("\n");
  const read = (line, pattern) => pattern.exec(lines[line - 1] ?? "") ?? (() => { throw new Damaged("line", { line }); })();
  if (/[^\0-\x7f]/.test(text)) throw new Damaged("line", { line: 1 });
  if (+read(1, /^bigdeal-gui session key (\d{1,3})$/)[1] !== 1) throw new Damaged("newer");
  const [, root] = read(2, /^MR ([0-9a-f]{64})$/), [number, count] = read(3, /^AT ([1-9]\d{0,4}) of ([1-9]\d{0,4})$/).slice(1).map(Number);
  const [, line] = read(4, /^KEY (.*)$/), m = line.length > LIMIT.keyLine ? null : KEY_LINE.exec(line);
  if (number > count) throw new Damaged("line", { line: 3 });
  if (!m || m[2] === "0") throw new Damaged("line", { line: 4 });
  const path = lines.slice(4).map((_, i) => read(5 + i, /^(LEFT|RIGHT) ([0-9a-f]{64})$/)).map(([, side, beside]) => ({ side, beside: fromHex(beside) }));
  return { place: `${m[1]},${m[2]}`, key: m[3], line, root, number, count, path };
}
function leadsToRoot({ line, root, number, count, path }) {
  return path.map(({ side }) => side).join() === sidesOf(number - 1, count).join() && hex(rootAbove(bytesOf(line), path)) === root;
}
