// ---- Deals as numbers -------------------------------------------------------------------------------
// Every deal has a number below 52!/(13!)^4, by the order of North's, East's and South's cards. Boards are
// compared by these numbers, so that no hand but those in the files is ever made here.
const CHOOSE = Array.from({ length: 53 }, () => new Float64Array(15));
for (let n = 0; n <= 52; n++) { CHOOSE[n][0] = 1; for (let k = 1; k <= 14; k++) CHOOSE[n][k] = n ? CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k] : 0; }
const EASTS = BigInt(CHOOSE[39][13]), SOUTHS = BigInt(CHOOSE[26][13]), DEALS = BigInt(CHOOSE[52][13]) * EASTS * SOUTHS;
const LIMITS = [64n, 32n, 0n].map(shift => Number(DEALS >> shift & 0xffffffffn)); // the first number that is none, in three words
const letters6 = (a, b, c) => String.fromCharCode(a >>> 16, a & 0xffff, b >>> 16, b & 0xffff, c >>> 16, c & 0xffff);
function rankOf(owners, seat) { // of the 13 cards of a seat among those of it and the seats behind it
  let left = 0, wanted = 13, rank = 0;
  for (let card = 0; card < 52; card++) if (owners[card] >= seat) left++;
  for (let card = 0; card < 52 && wanted; card++) {
    if (owners[card] < seat) continue;
    left--;
    if (owners[card] === seat) wanted--; else rank += CHOOSE[left][wanted - 1];
  }
  return rank;
}
function numberOf(owners) { // of a deal: 52 owners 0..3 = N E S W, cards from the ace of spades to the two of clubs
  const number = (BigInt(rankOf(owners, 0)) * EASTS + BigInt(rankOf(owners, 1))) * SOUTHS + BigInt(rankOf(owners, 2));
  return letters6(Number(number >> 64n), Number(number >> 32n & 0xffffffffn), Number(number & 0xffffffffn));
}
const swapped = word => (word << 24 | (word & 0xff00) << 8 | word >>> 8 & 0xff00 | word >>> 24) >>> 0;
function dealNumbers(seed, owner, count) { // the first `count` numbers that Big Deal's generator makes
  const block = new Uint8Array(64), view = new DataView(block.buffer), x = new Int32Array(16), h = new Int32Array(5), made = [];
  block.set(seed, 4); block.set(ripemd160(owner), 24); block[44] = 0x80; view.setUint32(56, 44 * 8, true);
  for (let i = 0; i < 16; i++) x[i] = view.getInt32(4 * i, true);
  const [first, second, third] = LIMITS;
  while (made.length < count) {
    x[0]++;
    h.set(RIPEMD_START); ripemdBlock(h, x);
    const a = swapped(h[0]), b = swapped(h[1]), c = swapped(h[2]);
    if (a < first || a === first && (b < second || b === second && c < third)) made.push(letters6(a, b, c));
  }
  return made;
}
function sessionNumbers(key, value, word, session, count) { // as SquareDeal makes a session from its key and the value
  const half = key.length >> 1;
  return dealNumbers(ripemd160(bytesOf(key.slice(half) + btoa(value) + word + session)), bytesOf(key.slice(0, half)), count);
}
