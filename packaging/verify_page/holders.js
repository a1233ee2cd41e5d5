// ---- Holders of words: promised by their hash, and a part of the value --------------------------------------
const HOLDER = "; then a blank and the words of ([^; ](?:[^;]{0,38}[^; ])?), joined by hyphens, whose SHA-256 is ([0-9a-f]{64})";
const SHARED = new RegExp(`^(.+?)((?:${HOLDER.replaceAll(/\((?!\?)/g, "(?:")})+); for words that are withheld, their SHA-256 stands in their place$`, "u");
function sharedPromise(sentence) { // the sentence of the value alone, and who holds words beside it
  const [, outside = sentence, clauses = ""] = SHARED.exec(sentence) ?? [];
  return { outside, holders: [...clauses.matchAll(new RegExp(HOLDER, "gu"))].map(([, name, hash]) => ({ name, hash })) };
}
function sharedValue(value, holders) { // the value alone, and the part of each holder; null where it has not so many
  const words = value.split(" "), parts = words.splice(Math.max(0, words.length - holders.length)), outside = words.join(" ");
  return outside && parts.every(Boolean) ? { outside, parts } : { outside: value, parts: holders.length ? null : [] };
}
const partKind = (part, { hash }) => part === hash ? "withheld" : hex(sha256(utf8(part))) === hash ? "words" : "other";
