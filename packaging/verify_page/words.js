"use strict";
// ---- Words --------------------------------------------------------------------------------------------
const PACKED = "/*PACKED*/"; // texts and words, deflated and in base 85, as packaging/verify_page/words has them
const BLS = "/*BLS*/"; // what checks the signatures of drand, deflated too: noble-curves, (c) Paul Miller, MIT licence
let languages = {}, language = "en";
const word = name => languages[language][name] ?? name;
const byId = id => document.getElementById(id);
const made = (kind, ...inside) => { const one = document.createElement(kind); one.append(...inside); return one; };
function pieces([name, fields = {}]) { // a sentence with its fields filled in; what others wrote may run in its own direction
  return word(name).split(/(\{\w+\})/).filter(Boolean).map(part => {
    const value = /^\{\w+\}$/.test(part) ? fields[part.slice(1, -1)] ?? "" : null;
    if (value === null) return part;
    if (Array.isArray(value)) return made("span", ...pieces(value));
    if (value.boards) return sentence([/^\d+$/.test(value.boards) ? "oneBoard" : "moreBoards", { numbers: value.boards }]);
    if (value.day) return new Intl.DateTimeFormat({ en: "en-GB", pt: "pt-PT" }[language] ?? language, { dateStyle: "full", timeZone: "UTC" }).format(new Date(value.day));
    return typeof value === "number" ? String(value) : made("bdi", value);
  });
}
const sentence = say => pieces(say).map(part => part.textContent ?? part).join("");
const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&.)*+-;,:>?@^_`{|}~";
function bytesIn(text) { // in base 85: four bytes in five signs
  const lack = (5 - text.length % 5) % 5, signs = text + "~".repeat(lack), view = new DataView(new ArrayBuffer(signs.length / 5 * 4));
  for (let at = 0; at < signs.length; at += 5) view.setUint32(at / 5 * 4, [...signs.slice(at, at + 5)].reduce((sum, sign) => 85 * sum + SIGNS.indexOf(sign), 0));
  return new Uint8Array(view.buffer, 0, view.byteLength - lack);
}
async function unpackedText(packed) {
  return new Response(new Blob([bytesIn(packed)]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}
let bls = "";
globalThis.loadBls = () => { // for whatever is looked at without the worker, which has it from the beginning
  if (!globalThis.isBlsSigned) document.head.append(made("script", bls));
};
async function unpackWords() {
  bls = await unpackedText(BLS);
  const text = await unpackedText(PACKED);
  const { codes, names, texts, slip39 } = JSON.parse(text);
  codes.forEach((code, i) => { languages[code] = Object.fromEntries(names.map((name, at) => [name, texts[i][at]])); });
  let before = ""; // each word: how many letters it shares with the one before, and the rest
  WORDS = [...slip39.matchAll(/(\d)([a-z]+)/g)].map(([, shared, rest]) => before = before.slice(0, shared) + rest);
}
function wantedLanguage() {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const code = wish.toLowerCase().split("-")[0], own = code === "no" || code === "nn" ? "nb" : code;
    if (languages[own]) return own;
  }
  return "en";
}
