// ---- A value as somebody typed it ---------------------------------------------------------------------------
// Newspapers write 43,275.91, 43.275,91, 43 275,91 and 43’275.91 for one number. Where a mark may be either,
// the decimals that were promised decide.
const evened = text => text.replace(/[\u00a0\u2007\u2009\u202f]/g, " ").replace(/['\u2019\u02bc`\u00b4]/g, "\u2019").trim();
const LIKE_DIGITS = /(?![\0-\x7f])[\p{Nd}\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089]/u;
function canonical(text) { // as it goes into a plan, in one pass as SquareDeal; null where it can be no value
  const trimmed = text.normalize("NFC").trim(), blanked = trimmed.replace(/\s+/g, " ");
  if (!trimmed || lettersOf(text) > LIMIT.value || /[\n\r\v\f\x1c-\x1f\x85\u2028\u2029]/.test(trimmed) || UNSEEN.test(blanked) || LIKE_DIGITS.test(blanked)) return null;
  return blanked.replace(/(\d)[.,](\d)/g, "$1$2");
}
function spellings(value) { // as it stands, and as it goes into a plan; of 64 hexadecimal digits these alone
  const plain = evened(value), digits = /^(?:[\w -]{0,20}[:=])?(?:0x)?([0-9a-f]{64})$/.exec(plain.toLowerCase().replace(/\s+/g, ""));
  return digits ? [digits[1]] : [plain, canonical(plain)].filter(one => one !== null);
}
function numberIn(text, decimals) { // in units of its last promised decimal; null where it cannot be read as one
  if (!/^[0-9][0-9 \u2019.,]*$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(",")), rest = text.slice(last + 1), hasMark = last > 0 && rest.length >= 1 && rest.length <= decimals && /^[0-9]+$/.test(rest);
  const whole = hasMark ? text.slice(0, last) : text, grouped = /^(?:[0-9]{1,3}([ \u2019.,])[0-9]{3}(?:\1[0-9]{3})*|[0-9]+)$/.exec(whole);
  if (!grouped || hasMark && grouped[1] === text[last]) return null;
  return BigInt(whole.replace(/[^0-9]/g, "") + (hasMark ? rest : "").padEnd(decimals, "0"));
}
function numbersIn(text, decimals) { // all that it can mean: a number for each source
  const parts = evened(text).split(/\s+/).filter(Boolean), found = [];
  if (parts.length < decimals.length || parts.length > 16) return found;
  const ends = decimals.length === 1 ? [[parts.length]] : Array.from({ length: parts.length - 1 }, (_, i) => [i + 1, parts.length]);
  for (const edges of ends) {
    const numbers = decimals.map((places, i) => numberIn(parts.slice(i ? edges[i - 1] : 0, edges[i]).join(" "), places));
    if (numbers.every(one => one !== null)) found.push(numbers.join());
  }
  return found;
}
function readValue(typed, value, rule) { // the same as the value of a plan, another, or unread
  if (lettersOf(typed) > LIMIT.value) return "unread";
  const meant = spellings(value);
  if (spellings(typed).some(one => meant.includes(one))) return "same";
  if (!rule?.sources.length) return canonical(typed) === null ? "unread" : "other";
  const decimals = rule.sources.map(one => one.decimals), read = numbersIn(typed, decimals);
  const right = valueIsInForm(value, rule) ? [value.split(" ").map(BigInt).join()] : numbersIn(value, decimals);
  return !read.length ? "unread" : read.some(one => right.includes(one)) ? "same" : "other";
}
