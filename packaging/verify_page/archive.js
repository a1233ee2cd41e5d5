// ---- Archives (.zip) ------------------------------------------------------------------------------------
const CRC = Uint32Array.from({ length: 256 }, (_, n) => { for (let bit = 0; bit < 8; bit++) n = n & 1 ? n >>> 1 ^ 0xedb88320 : n >>> 1; return n; });
function crc32(bytes) { let crc = -1; for (let i = 0; i < bytes.length; i++) crc = CRC[(crc ^ bytes[i]) & 255] ^ crc >>> 8; return ~crc >>> 0; }
async function inflated(data) { // however little it takes in the archive, it is never let grow without end
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(), parts = [];
  for (let size = 0; ;) {
    let piece;
    try { piece = await reader.read(); } catch { return joined(parts); } // the checksum tells whether that was all
    if (piece.done) return joined(parts);
    if ((size += piece.value.length) > LIMIT.file) { await reader.cancel(); throw new Damaged("tooLarge"); }
    parts.push(piece.value);
  }
}
function directoryOf(bytes, view) { // where the list of an archive's files begins and ends, and how far it was moved
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 22 - 65536 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50 || end >= 20 && view.getUint32(end - 20, true) === 0x07064b50) throw new Damaged("archive");
  const at = end - view.getUint32(end + 12, true), shift = at - view.getUint32(end + 16, true);
  if (at < 0 || shift < 0) throw new Damaged("archive");
  return { at, end, shift, count: view.getUint16(end + 10, true) };
}
function entryOf(bytes, view, at, shift) { // what the list tells of one file
  const [flags, method] = [8, 10].map(o => view.getUint16(at + o, true)), [crc, packed, size] = [16, 20, 24].map(o => view.getUint32(at + o, true));
  const [n, extra, comment] = [28, 30, 32].map(o => view.getUint16(at + o, true)), label = bytes.slice(at + 46, at + 46 + n);
  if (bytes[at + 6] > 63) throw new Damaged("archive"); // of a version that nobody has made
  const whole = shown(latin1(label)).split("\0")[0], parts = whole.replaceAll("\\", "/").split("/").filter(Boolean), name = parts.at(-1) ?? "";
  return { flags, method, crc, packed, size, label, name, place: parts.slice(0, -1).filter(part => part !== ".").map(part => `${part}/`).join(""), local: view.getUint32(at + 42, true) + shift, isFolder: /[\\/]$/.test(whole), length: 46 + n + extra + comment };
}
async function contentOf(bytes, view, entry) {
  const { local, label } = entry;
  if (entry.flags & 1) throw new Damaged("encrypted");
  if (local + 30 > bytes.length || view.getUint32(local, true) !== 0x04034b50) throw new Damaged("archive");
  const n = view.getUint16(local + 26, true), start = local + 30 + n + view.getUint16(local + 28, true), data = bytes.slice(start, start + entry.packed);
  if (!equal(bytes.subarray(local + 30, local + 30 + n), label) || entry.flags & 0x60 || entry.method !== 0 && entry.method !== 8) throw new Damaged("archive");
  const content = sized((entry.method ? await inflated(data) : data).subarray(0, entry.size), LIMIT.file);
  if (crc32(content) !== entry.crc) throw new Damaged("archive");
  return content;
}
async function unpacked(bytes, isWanted, tick) { // stored or deflated, found through its list; names and their folders
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), found = [], list = directoryOf(bytes, view);
  let count = 0, total = 0;
  for (let at = list.at; at < list.end; count++) {
    if (found.length >= LIMIT.files) throw new Damaged("tooLarge");
    if (at + 46 > list.end || view.getUint32(at, true) !== 0x02014b50) throw new Damaged("archive");
    const entry = entryOf(bytes, view, at, list.shift);
    at += entry.length;
    if (entry.isFolder || !entry.name || entry.name.startsWith(".")) continue;
    const content = isWanted(entry.name) ? await contentOf(bytes, view, entry) : null;
    if ((total += content?.length ?? 0) > LIMIT.all) throw new Damaged("tooLarge");
    found.push({ name: entry.name, place: entry.place, bytes: content });
    await tick();
  }
  if (count !== list.count) throw new Damaged("archive");
  return found;
}
