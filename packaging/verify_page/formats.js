// ---- Boards in the other formats that the program writes ------------------------------------------------------
// As with PBN, a file is evidence: what is odd about it makes it one that cannot be used, as in the program.
const wrongFile = () => new Damaged("format");
const ARCHIVES = ["PK\x03\x04", "\x1f\x8b\b", "7z\xbc\xaf", "Rar!"]; // how archives begin
function dealOfOwners(owners, board) { // the number of a deal from the owners 0..3 of its cards
  const count = [0, 0, 0, 0];
  for (const owner of owners) count[owner]++;
  if (count.some(cards => cards !== 13)) throw new Damaged("hands", { board });
  return numberOf(owners);
}
function ownersOfHands(hands, board) { // of four lists of cards, one of them null: what is left of the pack
  const owners = new Uint8Array(52).fill(4), rest = hands.findIndex(hand => hand === null);
  for (const [seat, hand] of hands.entries()) for (const card of hand ?? []) {
    if (!(card >= 0 && card < 52) || owners[card] < 4) throw new Damaged("hands", { board });
    owners[card] = seat;
  }
  if (rest < 0 && owners.includes(4)) throw new Damaged("hands", { board });
  return owners.map(owner => owner === 4 ? rest : owner);
}
const cardsOf = suits => suits.flatMap((letters, suit) => [...letters].map(letter => letter.charCodeAt(0) < 128 && RANK_OF[letter.charCodeAt(0)] >= 0 ? 13 * suit + RANK_OF[letter.charCodeAt(0)] : -1)); // S, H, D, C
function recordsOf(bytes, size, start = 0) { // a single ^Z, NUL or line end behind the last is passed over
  const count = Math.floor(Math.max(0, bytes.length - start) / size), rest = latin1(bytes.subarray(start + count * size));
  if (rest && !["\x1a", "\n", "\r\n", "\0"].includes(rest)) throw wrongFile();
  if (count > LIMIT.boards) throw new Damaged("tooLarge");
  return Array.from({ length: count }, (_, i) => bytes.subarray(start + i * size, start + (i + 1) * size));
}
const isPadding = bytes => bytes.every(byte => byte === 0 || byte === 32);
function briOwners(part, board) { // North, East and South, 39 cards of two digits
  const digits = [...part].map(byte => byte - 48);
  if (digits.some(digit => digit < 0 || digit > 9)) throw wrongFile();
  const cards = Array.from({ length: 39 }, (_, i) => 10 * digits[2 * i] + digits[2 * i + 1] - 1);
  return ownersOfHands([cards.slice(0, 13), cards.slice(13, 26), cards.slice(26), null], board);
}
const DGE = new RegExp(`^${"\x06([AKQJT2-9]*)\x03([AKQJT2-9]*)\x04([AKQJT2-9]*)\x05([AKQJT2-9]*)".repeat(4)}$`);
function dgeOwners(part, board) { // four hands of four suit signs and their letters
  const suits = DGE.exec(latin1(part))?.slice(1);
  if (!suits) throw wrongFile();
  return ownersOfHands([0, 4, 8, 12].map(at => cardsOf(suits.slice(at, at + 4))), board);
}
const unpackedOwners = ranks => Uint8Array.from({ length: 52 }, (_, card) => ranks[card % 13] >> 6 - 2 * Math.floor(card / 13) & 3);
function readRecords(bytes, boards, size, padding, ownersIn) { // formats without numbers
  for (const [i, record] of recordsOf(bytes, size).entries()) {
    if (!isPadding(record.subarray(padding))) throw wrongFile();
    boards.add(i + 1, true, dealOfOwners(ownersIn(record.subarray(0, padding), i + 1), i + 1));
  }
  return false;
}
function readBer(bytes, boards) {
  return readRecords(bytes, boards, 52, 52, record => { if (record.some(byte => byte < 49 || byte > 52)) throw wrongFile(); return record.map(byte => byte - 49); });
}
function readDup(bytes, boards) { // a bri part, a dge part or blanks, and a trailer that says which boards they are
  const records = recordsOf(bytes, 156), trailer = latin1(bytes.subarray(146, 156)), [first, last] = (/^[YN ]{2}([0-9 ]{3})[0-9 ]{2}([0-9 ]{3})$/.exec(trailer)?.slice(1) ?? []).map(text => /^ *\d+ *$/.test(text) ? +text : NaN);
  if (trailer && !(first >= 0 && last >= 0)) throw wrongFile();
  for (const [i, record] of records.entries()) {
    const number = first + i, owners = briOwners(record.subarray(0, 78), number), shown = record.subarray(78, 146), end = latin1(record.subarray(146));
    if (shown.some(byte => byte !== 32) && !equal(dgeOwners(shown, number), owners)) throw wrongFile();
    if (end !== trailer && end !== "\0".repeat(10)) throw wrongFile();
    boards.add(number, true, dealOfOwners(owners, number));
  }
  if (records.length && records.length !== last - first + 1) throw wrongFile();
  return first !== 1; // Big Deal numbers every such file from 1, so that a 1 says nothing
}
function readKops(bytes, boards) { // the number of boards, then 13 bytes each
  if (bytes.length < 13 || !isPadding(bytes.subarray(2, 13))) throw wrongFile();
  const records = recordsOf(bytes, 13, 13);
  for (const [i, record] of records.entries()) boards.add(i + 1, true, dealOfOwners(unpackedOwners(record), i + 1));
  if (records.length % 65536 !== bytes[0] + 256 * bytes[1]) throw wrongFile();
  return false;
}
function readCds(bytes, boards) { // the number modulo 256, then as kops with the seats turned
  let expected = 1;
  for (const record of recordsOf(bytes, 14)) {
    const number = record[0] === expected % 256 ? expected : record[0];
    boards.add(number, true, dealOfOwners(unpackedOwners(record.subarray(1)).map(owner => (owner + 3) % 4), number));
    expected = number + 1;
  }
  return true;
}
const bare = (text, space = " \t\n\v\f\r\x1c\x1d\x1e\x1f\x85\xa0") => { // without the white space of its ends, as the program takes it
  const isSpace = at => space.includes(text[at]);
  let from = 0, to = text.length;
  while (from < to && isSpace(from)) from++;
  while (from < to && isSpace(to - 1)) to--;
  return text.slice(from, to);
};
const asciiBare = line => bare(line, " \t\n\v\f\r");
function linesOf(bytes) {
  const lines = textOf(bytes).split("\n");
  if (!lines.at(-1)) lines.pop();
  if (lines.length > LIMIT.lines || lines.some(line => line.length > LIMIT.line - 1)) throw new Damaged("tooLarge");
  return lines;
}
function readDlm(bytes, boards) { // From and To name the boards of the set, among 99
  const keys = new Map(), letters = new Map();
  let isInside = false;
  for (const [i, row] of linesOf(bytes).entries()) {
    const line = asciiBare(row), wrong = () => new Damaged("line", { line: i + 1 }), section = /^\[(.*)\]$/s.exec(line);
    if (!line || line.startsWith(";")) continue;
    if (section && section[1].toLowerCase() === "document") { isInside = true; continue; }
    const at = line.indexOf("=");
    if (section || !isInside || at < 0) throw wrong();
    const key = asciiBare(line.slice(0, at)).toLowerCase(), value = asciiBare(line.slice(at + 1)), number = /^board ([0-9]{2})$/.exec(key)?.[1];
    if (number !== undefined) {
      const m = /^([a-p]{26})([0-9]{3})$/.exec(value);
      if (!m || letters.has(+number) || +m[2] !== [...m[1]].reduce((sum, letter) => sum ^ letter.charCodeAt(0), +number)) throw wrong();
      letters.set(+number, m[1]);
    } else if (!/^duplicates [0-9]{2}$/.test(key)) {
      if (keys.has(key) || keys.size >= 10_000) throw wrong();
      keys.set(key, value);
    }
  }
  const numberAt = key => { if (!/^[0-9]{1,9}$/.test(keys.get(key) ?? "")) throw wrongFile(); return +keys.get(key); };
  const first = numberAt("from board"), last = numberAt("to board"), isShown = { show: 1, sealed: 0 }[(keys.get("status") ?? "").toLowerCase()];
  if (!(first >= 1 && first <= last && last <= 99) || keys.has("crypto key") && numberAt("crypto key") || isShown === undefined) throw wrongFile();
  if (![numberAt("duplicates") ^ first ^ last ^ isShown, last - first + 1 ^ isShown].includes(numberAt("checksum"))) throw wrongFile();
  for (let number = first; number <= last; number++) if (!letters.has(number)) throw wrongFile();
  for (const [number, pairs] of letters) if (first <= number && number <= last)
    boards.add(number, true, dealOfOwners(Uint8Array.from({ length: 52 }, (_, card) => pairs.charCodeAt(card >> 1) - 97 >> (card & 1 ? 0 : 2) & 3), number));
  return true;
}
function rowOf(text, between) { // the fields of a row, quoted or not; null where a quotation mark stands wrongly
  const fields = [];
  for (let at = 0; ; at++) {
    if (text[at] === '"') {
      let field = "";
      for (at++; ; at++) {
        if (at >= text.length) return null;
        if (text[at] !== '"') field += text[at]; else if (text[at + 1] === '"') { field += '"'; at++; } else break;
      }
      fields.push(field);
      if (++at < text.length && text[at] !== between) return null;
    } else {
      let end = text.indexOf(between, at); if (end < 0) end = text.length;
      fields.push(text.slice(at, end)); at = end;
    }
    if (at >= text.length) return fields;
  }
}
function readCsv(bytes, boards) { // suits of North to West, the number, dealer and vulnerability
  for (const [i, row] of linesOf(bytes).entries()) {
    if (!asciiBare(row)) continue;
    const wrong = () => new Damaged("line", { line: i + 1 }), times = sign => row.split(sign).length;
    const between = [",", ";", "\t"].reduce((one, other) => times(other) > times(one) ? other : one), fields = /[^\0-\x7f]/.test(row) ? null : rowOf(row, between);
    if (fields?.length !== 18 || !/^[0-9]{1,10}$/.test(fields[16]) || !+fields[16]) throw wrong();
    const number = +fields[16], suits = fields.slice(0, 16).join(".").replaceAll("10", "T").replaceAll(" ", "").split("."), [seat, ...rest] = bare(fields[17]).toUpperCase().split("/");
    if (suits.length !== 16 || suits.some(suit => /[^AKQJT2-9]/i.test(suit))) throw wrong();
    const owners = ownersOfHands([0, 4, 8, 12].map(at => cardsOf(suits.slice(at, at + 4))), number);
    boards.add(number, true, dealOfOwners(owners, number), seat.length === 1 ? "NESW".indexOf(seat) : -1, { "-": 0, NS: 1, EW: 2, ALL: 3 }[rest.join("/")]);
  }
  return true;
}
function readBorel(bytes, boards) { // an empty line, then a line a board, the dealer's hand first
  let blanks = 0, number = 0;
  for (const [i, row] of linesOf(bytes).entries()) {
    const text = asciiBare(row), wrong = () => new Damaged("line", { line: i + 1 });
    if (!text) { blanks++; continue; }
    if (!i || !/^[A-Za-z]{52}$/.test(text) || blanks && number) throw wrong();
    number = number ? number + 1 : Math.max(1, blanks); blanks = 0;
    const cards = [...text].map(letter => letter < "a" ? letter.charCodeAt(0) - 65 : letter.charCodeAt(0) - 71), hands = [];
    for (let turn = 0; turn < 4; turn++) hands[(dealerOf(number) + turn) % 4] = cards.slice(13 * turn, 13 * turn + 13);
    boards.add(number, true, dealOfOwners(ownersOfHands(hands, number), number));
  }
  return false;
}
function readGoedel(bytes, boards) { // the number of a deal on each line, with commas, in 38 characters
  let number = 0;
  for (const [i, row] of linesOf(bytes).entries()) {
    if (!asciiBare(row)) continue;
    const deal = row.length === 38 && /^ *[0-9]{1,3}(?:,[0-9]{3})*$/.test(row) ? BigInt(row.replace(/[ ,]/g, "")) : DEALS;
    if (deal >= DEALS) throw new Damaged("line", { line: i + 1 });
    boards.add(++number, true, letters6(...[64n, 32n, 0n].map(shift => Number(deal >> shift & 0xffffffffn))));
  }
  return false;
}
const LIN_HAND = /^(?:S([AKQJT2-9]*))?(?:H([AKQJT2-9]*))?(?:D([AKQJT2-9]*))?(?:C([AKQJT2-9]*))?$/i;
function linHand(word) { // its cards; null where nothing is told
  if (!word) return null;
  const text = word.replaceAll("10", "T").toUpperCase(), inOrder = (text.match(/[SHDC][^SHDC]*/g) ?? []).sort((one, other) => "SHDC".indexOf(one[0]) - "SHDC".indexOf(other[0])).join("");
  const suits = LIN_HAND.exec(text) ?? (inOrder.length === text.length ? LIN_HAND.exec(inOrder) : null);
  if (!suits) throw wrongFile();
  const cards = cardsOf(suits.slice(1).map(letters => letters ?? ""));
  return cards.length ? cards : null;
}
function linText(bytes) { // that of an address of the hand viewer without what is put in its way
  const text = textOf(bytes);
  if (text.includes("|") || !/%7c/i.test(text)) return text;
  return text.replace(/^[\s\x1c-\x1f\x85]*https?:[^\s]*?[?&]lin=/i, "").replaceAll("+", " ").replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
}
function readLin(bytes, boards) { // commands of two letters, each with a value between bars
  const parts = linText(bytes).split("|"), known = new Map(), isNothing = hands => hands.every(hand => hand === null);
  if (parts.length - 1 > LIMIT.lines) throw new Damaged("tooLarge");
  let board = {};
  const close = () => {
    const { number = null, isClosed, hands, dealer = -1, sides } = board; board = {};
    if (!hands) return;
    const before = number === null ? undefined : known.get(number), told = hands.filter(Boolean).length;
    if (isClosed && before) { // the closed room shows what the open one showed, and adds no board
      if (hands.some((hand, seat) => hand && (hand.length !== 13 || new Set(hand).size < 13 || hand.some(card => before[card] !== seat)))) throw new Damaged("hands", { board: number });
      return;
    }
    if (isNothing(hands)) return;
    if (told < 3) throw wrongFile();
    const at = number ?? boards.next, owners = ownersOfHands(hands, at);
    boards.add(at, number !== null, dealOfOwners(owners, at), dealer, sides);
    known.set(at, owners);
  };
  for (let i = 0; i < parts.length; i += 2) {
    const end = parts[i].lastIndexOf("\n"), command = bare(parts[i].slice(end + 1)).toLowerCase();
    if (end >= 0 && bare(parts[i].slice(0, end))) throw wrongFile();
    if (i + 1 >= parts.length ? command : command.length !== 2) throw wrongFile();
    const value = bare((parts[i + 1] ?? "").replaceAll("\n", ""));
    if (command === "qx") {
      close();
      const m = /^([oc]?)([0-9]{1,10})(?:,.*)?$/i.exec(value);
      if (m) board = { number: +m[2], isClosed: m[1].toLowerCase() === "c" };
    } else if (command === "md") {
      if (board.hands) close();
      const m = /^([0-4]?)([^,]*)(?:,([^,]*))?(?:,([^,]*))?(?:,([^,]*))?$/.exec(value);
      if (!m) throw wrongFile();
      const [south, west, north, east] = m.slice(2).map(linHand);
      Object.assign(board, { hands: [north, east, south, west], dealer: m[1] > "0" ? (+m[1] + 1) % 4 : -1 });
    } else if (command === "ah") {
      const m = /^\D{0,20}([0-9]{1,10})$/.exec(value);
      if (m) board.number ??= +m[1];
    } else if (command === "sv") board.sides = { o: 0, n: 1, e: 2, b: 3, 0: 0, "-": 0 }[value.toLowerCase()];
  }
  close();
  return true;
}
const READERS = { // by their endings: each adds the boards of a file, and tells whether their numbers stand there
  ".pbn": readPbn, ".dup": readDup, ".dlm": readDlm, ".bri": (bytes, boards) => readRecords(bytes, boards, 128, 78, briOwners), ".dge": (bytes, boards) => readRecords(bytes, boards, 128, 68, dgeOwners),
  ".lin": readLin, ".csv": readCsv, ".ber": readBer, ".bhg": readBorel, ".rzd": readKops, ".cds": readCds, ".goe": readGoedel,
};
const BOARDS = Object.keys(READERS);
async function boardsOf(name, bytes, tick) {
  const boards = new Boards(), start = latin1(sized(bytes, LIMIT.file).subarray(0, 4));
  if (ARCHIVES.some(sign => start.startsWith(sign))) throw wrongFile();
  const isNumbered = await READERS[BOARDS.find(ending => ends(name, [ending]))](bytes, boards, tick);
  return boards.finished(isNumbered);
}
