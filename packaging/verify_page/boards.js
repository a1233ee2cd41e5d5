// ---- Boards (.pbn) --------------------------------------------------------------------------------------
// A file of boards is evidence: what is odd about it makes it one that cannot be used, as in the program.
const RANKS = "AKQJT98765432", NOTHING = ["", "?", "-"], WANTED = ["board", "dealer", "vulnerable", "deal"], SIDES = ["None", "NS", "EW", "All"];
const VULNERABLE = new Map(Object.entries({ none: 0, ns: 1, ew: 2, all: 3, "-": 0, love: 0, "n-s": 1, "e-w": 2, both: 3, "n/s": 1, "e/w": 2, nobody: 0, "no one": 0, everybody: 3 }));
const DEALERS = new Map(["north", "east", "south", "west"].flatMap((word, seat) => [[word, seat], [word[0], seat]]));
const lowered = text => text.replace(/[A-Z]/g, letter => letter.toLowerCase()); // of other alphabets nothing is a word here
const TAG = /\[[ \t\v\f]*([0-9A-Za-z_]+)[ \t\v\f]*"([^"]*)"[ \t\v\f]*\]/y, WHOLE_TAG = /^\[[ \t\v\f]*([0-9A-Za-z_]+)[ \t\v\f]*"([^"]*)"[ \t\v\f]*\]$/;
const LOOSE_TAG = /^\[[ \t\v\f]*([0-9A-Za-z_]+)[ \t\v\f]*"(.*)"[ \t\v\f]*\]$/, ROW = /[^{;]+/y;
const dealerOf = number => (number - 1) % 4, vulnerableOf = number => ((number - 1) % 4 + Math.floor((number - 1) / 4)) % 4;
function utf16Of([one, two, three, four]) { // by its mark, or by two plain letters at its beginning; empty where it is none
  if (one === 0xff && two === 0xfe || one && two === 0 && three && four === 0) return "utf-16le";
  return one === 0xfe && two === 0xff || one === 0 && two && three === 0 && four ? "utf-16be" : "";
}
function textOf(bytes) { // the text with one kind of line end, without what old systems put before and behind it
  const utf16 = utf16Of(bytes);
  if (utf16) bytes = utf8(new TextDecoder(utf16, { ignoreBOM: true }).decode(bytes.subarray([0xff, 0xfe].includes(bytes[0]) && [0xff, 0xfe].includes(bytes[1]) ? 2 : 0)));
  let end = bytes.length;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3), end -= 3;
  while (end && (bytes[end - 1] === 0 || bytes[end - 1] === 0x1a)) end--;
  const text = latin1(bytes.subarray(0, end)); // a letter a byte; what counts is ASCII
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}
class Boards { // the boards of a file, whatever its format is
  constructor() { this.boards = []; this.isCounted = false; this.next = 1; this.seen = new Map(); this.again = new Set(); this.repeated = null; }
  add(number, isNumber, deal, dealer = -1, sides = undefined) { // `dealer` and `sides` as the file tells them, where it does
    if (number < 1 || number > LIMIT.boardNumber) throw new Damaged("number");
    this.next = number + 1;
    if (!isNumber) this.isCounted = true;
    if (this.boards.length >= LIMIT.boards) throw new Damaged("tooLarge");
    const before = this.seen.get(number);
    if (before === undefined) this.seen.set(number, deal);
    else {
      this.again.add(before + number);
      if (this.again.has(deal + number)) throw new Damaged("twice", { board: number });
      this.again.add(deal + number);
      this.repeated ??= number;
    }
    this.boards.push({ number, deal, dealer, sides });
  }
  finished(isNumbered) {
    const { boards } = this;
    if (!boards.length) throw new Damaged("noBoards");
    if (this.repeated !== null && this.seen.size === 1) { boards.forEach((board, i) => { board.number = i + 1; }); this.isCounted = true; } // every board has the same number, which therefore is none
    else if (this.repeated !== null) throw new Damaged("twice", { board: this.repeated });
    for (const { number, dealer, sides } of boards)
      if (dealer >= 0 && dealer !== dealerOf(number) || sides !== undefined && sides !== vulnerableOf(number)) throw new Damaged("conditions", { board: number });
    return { boards: boards.map(({ number, deal }) => ({ number, deal })), isNumbered: isNumbered && !this.isCounted };
  }
}
class Games { // gathers the tags of one game after another and turns them into boards
  constructor(boards) { this.boards = boards; this.game = new Map(); this.values = new Map(); }
  take(name, value) {
    if (this.game.has(name)) this.close();
    let text = /^[ \t\v\f]|[ \t\v\f]$/.test(value) ? value.replace(/^[ \t\v\f]+|[ \t\v\f]+$/g, "") : value;
    if (text.startsWith("#")) text = this.values.get(name) ?? "";
    this.values.set(name, text); this.game.set(name, text);
  }
  close() {
    const game = this.game; this.game = new Map();
    const text = game.get("deal") ?? "";
    if (!game.size || NOTHING.includes(text)) return;
    const given = game.get("board") ?? "", isNumber = /^[0-9]{1,10}$/.test(given), number = isNumber ? +given : this.boards.next;
    if (number < 1 || number > LIMIT.boardNumber) throw new Damaged("number");
    const [dealer, sides] = [["dealer", DEALERS], ["vulnerable", VULNERABLE]].map(([name, words]) => {
      const word = game.get(name) ?? "", meaning = words.get(lowered(word));
      if (meaning === undefined && !NOTHING.includes(word)) throw new Damaged("conditions", { board: number });
      return meaning; });
    const deal = dealOf(text, number);
    if (deal !== "") this.boards.add(number, isNumber, deal, dealer, sides); // else it tells no hands
  }
}
const RANK_OF = new Int8Array(128).fill(-1);
[...RANKS].forEach((letter, rank) => { RANK_OF[letter.charCodeAt(0)] = RANK_OF[letter.toLowerCase().charCodeAt(0)] = rank; });
function dealOf(text, board) { // the number of a deal; empty where no hand is told
  const wrong = () => new Damaged("hands", { board }), colon = text.indexOf(":"), letter = text.slice(0, Math.max(colon, 0)).replace(/[ \t\v\f]+$/, "").toUpperCase();
  const first = letter.length === 1 ? "NESW".indexOf(letter) : -1, rest = text.slice(colon + 1), owners = new Uint8Array(52).fill(4), count = [0, 0, 0, 0], untold = [];
  const hands = (rest.includes("10") ? rest.replaceAll("10", "T") : rest).split(/[ \t\n\v\f]+/).filter(Boolean);
  if (first < 0 || hands.length !== 4) throw wrong();
  for (let turn = 0; turn < 4; turn++) {
    const seat = (first + turn) % 4, hand = hands[turn];
    if (hand === "-" || hand === "...") { untold.push(seat); continue; }
    let suit = 0;
    for (let i = 0; i < hand.length; i++) {
      const code = hand.charCodeAt(i);
      if (code === 46) { suit++; continue; }
      const rank = code < 128 ? RANK_OF[code] : -1, card = 13 * suit + rank;
      if (rank < 0 || suit > 3 || owners[card] < 4) throw wrong();
      owners[card] = seat; count[seat]++;
    }
    if (suit !== 3) throw wrong();
  }
  if (untold.length === 4) return "";
  if (untold.length > 1) throw wrong();
  if (untold.length) for (let card = 0; card < 52; card++) if (owners[card] === 4) { owners[card] = untold[0]; count[untold[0]]++; }
  if (count.some(cards => cards !== 13)) throw wrong();
  return numberOf(owners);
}
async function readPbn(bytes, boards, tick) {
  const text = textOf(bytes), games = new Games(boards), state = { isComment: false, hasTag: false };
  for (let at = 0, line = 1; at < text.length; line++) {
    let end = text.indexOf("\n", at); if (end < 0) end = text.length;
    if (end - at + 1 > LIMIT.line || line > LIMIT.lines) throw new Damaged("tooLarge");
    if (at < end) readLine(text.slice(at, end), line, games, state);
    else if (!state.isComment && games.game.has("deal")) games.close();
    at = end + 1;
    if (!(line & 0x3fff)) await tick();
  }
  if (state.isComment) throw new Damaged("comment");
  games.close();
  return true;
}
const MARKS = { "\xe2\x80\x9c": '"', "\xe2\x80\x9d": '"', "&quot;": '"', "\xc2\xa0": " ", "&nbsp;": " " }; // what word processors and web pages make of them, a letter a byte
const bareRow = text => text.replace(/^[ \t\v\f]+|[ \t\v\f]+$/g, "");
const plainRow = text => /[&\x80-\uffff]/.test(text) ? bareRow(bareRow(text).replace(/\xe2\x80[\x9c\x9d]|&quot;|\xc2\xa0|&nbsp;/g, mark => MARKS[mark])) : bareRow(text);
function readLine(text, line, games, state) {
  if (!state.isComment) {
    const whole = WHOLE_TAG.exec(text);
    if (whole) { state.hasTag = true; taken(whole, games); return; }
  }
  if (text.startsWith("%")) return;
  const rest = state.isComment ? text : plainRow(text);
  if (!rest) { if (!state.isComment && games.game.has("deal")) games.close(); return; }
  for (let at = 0; at < rest.length;) at = readPiece(rest, at, line, games, state);
}
const taken = (tag, games) => { const name = tag[1].toLowerCase(); if (WANTED.includes(name)) games.take(name, tag[2]); };
function readPiece(text, at, line, games, state) { // comments and rows of sections are passed over
  if (state.isComment) {
    const end = text.indexOf("}", at);
    state.isComment = end < 0;
    return end < 0 ? text.length : end + 1;
  }
  TAG.lastIndex = ROW.lastIndex = at;
  const loose = at ? null : LOOSE_TAG.exec(text), tag = TAG.exec(text), found = tag ?? loose; // quotation marks may stand in a tag's value
  if (found) { state.hasTag = true; taken(found, games); return at + found[0].length; }
  if (/[ \t\v\f]/.test(text[at])) return at + 1;
  if (text[at] === ";") return text.length;
  if (text[at] === "{") { state.isComment = true; return at + 1; }
  if (!state.hasTag || text[at] === "[") throw new Damaged("line", { line });
  const row = ROW.exec(text);
  return row ? at + row[0].length : text.length;
}
