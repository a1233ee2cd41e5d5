// ---- A box and its round, as they are given ----------------------------------------------------------------
const RELAYS = [/*RELAYS*/];
let box = null, boxName = "", outcome = null, wrongBox = null, clock = 0, turn = 0;
const say = text => { byId("live").textContent = text; };
const state = name => { document.body.dataset.state = name; };
const reasonOf = error => { if (error instanceof Damaged) return error.say; throw error; };
async function bytesOfFile(file) {
  if (file.size > LIMIT.file) throw new Damaged("e_tooLarge");
  try { return new Uint8Array(await file.arrayBuffer()); } catch { throw new Damaged("e_read"); }
}
async function take(files) { // a box, a saved answer, or both; what opens nothing is told
  for (const file of files) {
    try {
      const bytes = await bytesOfFile(file), isRound = bytes.length <= LIMIT.roundBytes && !/^(?:age-encryption|-----BEGIN)/.test(latin1(bytes.subarray(0, 20)));
      if (isRound) byId("answer").value = new TextDecoder().decode(bytes);
      else { box = null; wrongBox = null; boxName = file.name; box = boxOf(bytes); }
    } catch (error) { wrongBox = reasonOf(error); boxName = file.name; }
  }
  await open();
}
async function open() { // as soon as box and round are there; what was found before is forgotten
  const mine = ++turn, answer = byId("answer").value.trim();
  outcome = null; showAll();
  if (box && answer) {
    state("working"); await pause();
    let made;
    try {
      const round = readRound(answer), content = await opened(box, round, pause), files = await filesIn(content);
      made = { files: files ?? [{ name: boxName.replace(/(?:\.(?:age|zip))+$/i, "") || "content", bytes: content }], isOurs: files !== null };
    } catch (error) { made = { refused: reasonOf(error) }; }
    if (mine !== turn) return;
    outcome = made; showAll(); byId("verdict").scrollIntoView({ block: "nearest" }); say(`${byId("verdict-head").textContent}. ${byId("verdict-more").textContent}`);
  }
}
const pause = () => new Promise(go => setTimeout(go));
function readRound(text) { try { return roundOf(utf8(text)); } catch (error) { if (error instanceof Damaged) throw new Damaged("e_round"); throw error; } }

// ---- What is shown ------------------------------------------------------------------------------------------
function showAll() {
  byId("given").replaceChildren(...(boxName ? [made("bdi", boxName)] : []));
  byId("again").hidden = !boxName && !byId("answer").value;
  for (const id of ["facts", "code", "round"]) byId(id).hidden = !box;
  if (box) { showFacts(); showCode(); showAddresses(); }
  const refused = wrongBox ?? outcome?.refused;
  byId("verdict").hidden = !refused && !outcome?.files;
  byId("verdict").className = `verdict ${refused ? "false" : "proved"}`;
  byId("verdict-head").textContent = refused ? `✗ ${word("isShut")}` : `✓ ${word("isOpen")}`;
  byId("verdict-more").replaceChildren(...pieces(refused ?? [outcome?.isOurs ? "isOpenMore" : "isForeign"]));
  showFiles(refused ? [] : outcome?.files ?? []);
  state(refused ? "refused" : outcome ? "opened" : box ? "waiting" : "empty");
}
function showFacts() {
  const at = momentOf(box.round), local = new Intl.DateTimeFormat({ en: "en-GB", pt: "pt-PT" }[language] ?? language, { dateStyle: "full", timeStyle: "medium" }).format(at);
  const left = Math.ceil((at - Date.now()) / 60_000), spell = ["left", { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 }];
  const rows = [["opensAt", `${local} (${at.toISOString().slice(0, 19)}Z)`], ["wait", sentence(left > 0 ? spell : ["now"])], ["needs", String(box.round)]];
  byId("facts").replaceChildren(...rows.flatMap(([name, text]) => [made("dt", word(name)), made("dd", text)]));
  clearTimeout(clock); if (left > 0) clock = setTimeout(() => box && showFacts(), 20_000);
}
function showCode() {
  byId("forms").replaceChildren(...[["inGroups", groupsOf(box.digest).join(" ")], ["inWords", digestWords(box.digest).join(" ")]].map(([name, text]) => {
    const form = made("div", made("span", word(name)), made("code", text)); form.className = "form"; return form; }));
}
function showAddresses() {
  byId("addresses").replaceChildren(...RELAYS.map(relay => {
    const link = made("a", `${relay}/${CHAIN}/public/${box.round}`); link.href = `https:/${"/"}${link.textContent}`; link.rel = "noreferrer noopener"; link.target = "_blank";
    return made("li", link); }));
}
let urls = [];
function showFiles(files) {
  for (const one of urls) URL.revokeObjectURL(one);
  urls = [];
  byId("saved").replaceChildren(...files.map(({ name, bytes }) => {
    const link = made("a", ...pieces(["save", { name }])), size = new Intl.NumberFormat(language).format(bytes.length);
    link.href = URL.createObjectURL(new Blob([bytes])); link.download = name; link.className = "button"; urls.push(link.href);
    return made("li", link, " ", ...pieces(["bytes", { size }])); }));
}
function speak(code) {
  language = code; document.documentElement.lang = code; byId("language").value = code;
  for (const one of document.querySelectorAll("[data-word]")) one.textContent = word(one.dataset.word);
  document.title = word("title"); byId("version").textContent = sentence(["version", { version: "/*PROGRAM*/" }]);
  showAll();
}
byId("files").addEventListener("change", () => { const files = [...byId("files").files]; byId("files").value = ""; if (files.length) take(files); });
for (const kind of ["dragover", "dragleave", "drop"]) document.addEventListener(kind, event => {
  if (!event.dataTransfer?.types.includes("Files")) return; // text that is dragged goes into the field
  event.preventDefault(); byId("drop").classList.toggle("over", kind === "dragover");
  if (kind === "drop") take([...event.dataTransfer.files]); });
byId("answer").addEventListener("input", open);
byId("again").addEventListener("click", () => { turn++; box = wrongBox = outcome = null; boxName = ""; byId("answer").value = ""; say(""); showAll(); byId("files").focus(); });
byId("language").addEventListener("change", () => speak(byId("language").value));
// For whoever tests this page: what it is made of.
window.bigdealParts = { boxOf, bytesOf, decrypted, factorOf, filesIn, found: () => outcome, hex, hmac, opened, pause, reasonOf, readRound, take };
(async () => {
  await unpackWords();
  byId("language").append(...Object.keys(languages).sort().map(code => { const one = new Option(languages[code].language, code); one.lang = code; return one; }));
  speak(wantedLanguage()); document.body.dataset.ready = "yes";
})();
