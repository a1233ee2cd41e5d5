// ---- A digest as people handle it -------------------------------------------------------------------------
let WORDS = []; // the list of SLIP-39, from python-shamir-mnemonic, (c) SatoshiLabs, MIT licence: unpacked with the texts
const groupsOf = digest => digest.match(/.{8}/g);
function digestWords(digest) { // the first 130 bits, ten a word
  const number = BigInt(`0x${digest}`) >> 126n;
  return Array.from({ length: 13 }, (_, i) => WORDS[Number(number >> BigInt(10 * (12 - i)) & 1023n)]);
}
function compared(typed, digest) { // as digits or as words, finished or not: state, the place of it, out of how many
  const parts = partsTyped(typed), together = parts.join(""), digits = comparedDigits(together, digest);
  if (/\p{Nd}/u.test(together) || /^[0-9a-f]*$/.test(together) && digits.state !== "differs") return digits;
  return comparedWords(parts, digestWords(digest), /[^\p{L}\p{N}]$/u.test(typed));
}
const LABEL = /\s*(?:sha-?256|digest|check code)\s*(?:\([^)]*\)\s*)?[:=]\s*/;
const NUMBERED = /(?<![\p{L}\p{N}_])(?:1[0-3]|[1-9])(?:[.):]|(?=\s+[g-z]))(?=\s*[a-z]{3})/gu; // before a word, as in “1. academic 2. acid”
function partsTyped(typed) { // the groups or words: before a whole code anything that ends with a colon is passed over
  const folded = typed.toLowerCase(), labelled = groupsTyped(folded.replace(/^.*[:=]/su, ""));
  return areComplete(labelled) ? labelled : groupsTyped(folded.replace(LABEL, ""));
}
function groupsTyped(folded) { // the groups or words, without 0x or the numbers of words
  const parts = folded.replace(NUMBERED, " ").split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (parts[0]?.startsWith("0x")) parts[0] = parts[0].slice(2);
  return parts.filter(Boolean);
}
function isComplete(typed) { // all of some digest: 64 digits, or 13 words of the list
  return areComplete(partsTyped(typed));
}
function areComplete(parts) {
  if (/^[0-9a-f]{64}$/.test(parts.join(""))) return true;
  return parts.length === 13 && parts.every(part => part.length >= 4 && WORDS.some(word => word.startsWith(part)));
}
function comparedDigits(typed, digest) {
  if (digest.startsWith(typed)) return { state: typed.length === 64 ? "whole" : "soFar", place: typed.length >> 3, of: 8 };
  let right = 0;
  while (right < 64 && typed[right] === digest[right]) right++;
  return { state: "differs", place: (right >> 3) + 1, of: 8 };
}
function comparedWords(typed, wanted, isOver) { // `isOver`: something was typed behind the last, so that it is whole
  for (const [i, word] of typed.entries()) {
    const isLast = i === typed.length - 1 && !isOver, full = wanted[i] ?? "";
    if (i >= 13) return { state: "differs", place: i + 1, of: 13 };
    if (full.startsWith(word) && word.length >= 4) continue;
    if (full.startsWith(word) && isLast) return { state: "soFar", place: i, of: 13 };
    const isKnown = (isLast || word.length >= 4) && WORDS.some(one => one.startsWith(word));
    return { state: isKnown ? "differs" : "noWord", place: i + 1, of: 13 };
  }
  return { state: typed.length === 13 ? "whole" : "soFar", place: typed.length, of: 13 };
}
