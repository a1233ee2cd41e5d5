function speak(code) {
  language = code; document.documentElement.lang = code; byId("language").value = code;
  for (const one of document.querySelectorAll("[data-word]")) one.textContent = word(one.dataset.word);
  byId("version").textContent = sentence(["version", { version: "/*PROGRAM*/" }]);
  if (given.length) byId("choose").textContent = word("more");
  showGiven(); if (found) showAll();
}

// ---- What was given, and the verifying of it in a worker ------------------------------------------------
let given = [], kept = [], found = null, running = null;
let said = NOTHING_SAID();
const state = name => { document.body.dataset.state = name; };
function forget() { found = null; window.bigdealResult = null; for (const id of ["verdict", "facts", "contradicted", "conversation", "left_to_you", "chosen", "proved", "boards"]) byId(id).hidden = true; }
function showGiven() {
  const names = given.map(item => item.name);
  byId("kept-names").textContent = kept.map(item => item.name).join(", ");
  byId("given").replaceChildren(...(names.length ? [made("b", word("given")), " ", made("bdi", names.slice(0, 8).join(", ") + (names.length > 8 ? ` … (${names.length})` : ""))] : []));
  byId("again").hidden = !names.length; byId("choose").textContent = word(names.length ? "more" : "choose");
}
function take(items) { // a file given again replaces the one of its name; of plans and commitments both are looked at
  const stays = name => /\.sqd$|\.commit\.json$/i.test(name);
  given = [...given.filter(old => stays(old.name) || !items.some(one => one.name === old.name)), ...items];
  showGiven(); verify();
}
function verify() {
  stop(); forget(); state("working");
  byId("under-way").hidden = false; byId("stop").disabled = false; say(word("reading")); progress(0, 0);
  const items = [...given, ...kept.map(item => ({ ...item, isKept: true }))];
  running = started(items, { progress, found: done => { ended(); found = done; showAll(); announce(); }, fault });
}
function started(items, tell) { // in a worker, so that the page never freezes; where there is none, in pieces
  let isOver = false, worker = null, isHeard = false;
  const inPieces = () => { let last = performance.now();
    const tick = async (done, total) => { if (performance.now() - last < 30) return; if (total) tell.progress(done, total); await new Promise(go => setTimeout(go)); if (isOver) throw new Stopped(); last = performance.now(); };
    examined(items, tick).then(tell.found, error => { if (!(error instanceof Stopped)) tell.fault(String(error)); }); };
  try {
    const address = URL.createObjectURL(new Blob([bls, "\n", byId("core").textContent], { type: "text/javascript" }));
    worker = new Worker(address); URL.revokeObjectURL(address);
    worker.onmessage = ({ data }) => { isHeard = true; if (!isOver) tell[data.what](...data.with); };
    worker.onerror = event => { event.preventDefault(); if (isOver) return; if (isHeard) tell.fault(event.message); else { worker = null; inPieces(); } };
    worker.postMessage(items);
  } catch { worker = null; inPieces(); }
  return () => { isOver = true; worker?.terminate(); };
}
class Stopped extends Error {}
function stop() { running?.(); running = null; byId("under-way").hidden = true; }
const ended = () => stop();
function fault(reason) { stop(); state("fault"); shownVerdict("open", "isEmpty", sentence(["fault", { reason }])); say(byId("verdict-more").textContent); }
function progress(done, total) {
  const text = total ? sentence(["working", { done, total }]) : word("reading");
  byId("step").textContent = text; byId("progress").max = total || 1;
  if (total) byId("progress").value = done; else byId("progress").removeAttribute("value");
}
const say = text => { byId("live").textContent = text; };

// ---- What was found, and what is known beside it -----------------------------------------------------------
const entryText = entry => [entry.say, ...(entry.more ?? [])].map(sentence).join(" ");
function shownVerdict(look, head, more) {
  const sign = { false: "✗", proved: "✓", open: "◐", waiting: "◔" }[look];
  byId("verdict").className = `verdict ${look}`; byId("verdict").hidden = false;
  byId("verdict-head").textContent = `${sign} ${word(head)}`; byId("verdict-more").textContent = more;
}
function showAll() {
  const result = judged(found, said), { verdict, boards, isWaiting } = result, isAsking = result.left_to_you.some(({ kind }) => ASKED.includes(kind));
  const head = { false: "isFalse", proved: "isProved", open: !boards ? "isEmpty" : isWaiting ? "isWaiting" : isAsking ? "isAsking" : "isOpen" }[verdict];
  shownVerdict(isWaiting ? "waiting" : verdict, head, sentence([`${head}More`, { boards }]));
  showFacts();
  for (const name of LISTS) showList(name, result[name]);
  showTable(result); showAsked(result);
  const plain = entry => ({ kind: entry.kind, session: entry.session, phase: entry.phase, boards: entry.boards, file: entry.file, ...entry.holder && { holder: entry.holder }, text: entryText(entry) });
  window.bigdealResult = { verdict, boards, ...Object.fromEntries(LISTS.map(name => [name, result[name].map(plain)])) };
  state(verdict);
}
function announce() { say(`${byId("verdict-head").textContent}. ${byId("verdict-more").textContent}`); }
function showFacts() {
  const { plan } = found, facts = byId("facts"); facts.hidden = !plan; facts.replaceChildren();
  if (!plan) return;
  const { holders } = sharedPromise(plan.source), { outside, parts } = sharedValue(plan.shownValue, holders);
  const isTold = plan.value === null || Boolean(said.value.trim()) || found.value?.isProved; // whoever sees it before copies it
  for (const [name, value] of [["tournament", plan.name], ["source", plan.source], ["value", plan.value === null ? word("notKnown") : outside]])
    if (name !== "value" || isTold) facts.append(made("dt", word(name)), made("dd", made("bdi", value)));
  if (plan.value !== null && isTold && parts) for (const [i, { name }] of holders.entries()) facts.lastChild.append(made("div", "+ ", made("bdi", parts[i]), " (", made("bdi", name), ")"));
}
const MOST_SHOWN = 200, ASKED = ["published", "value", "played", "first-promise"];
function showList(name, entries) { // what stands in the table, or has a question of its own, stands there
  const shownHere = entries.filter(({ kind }) => kind !== "boards" && !(name === "left_to_you" && ASKED.includes(kind)));
  const lines = shownHere.slice(0, MOST_SHOWN).map(entry => {
    const line = made("li", ...pieces(entry.say));
    line.dataset.kind = entry.kind;
    for (const more of entry.more ?? []) line.append(" ", ...pieces(more));
    return line; });
  const section = byId(name), count = shownHere.length;
  section.hidden = !lines.length;
  if (count > MOST_SHOWN) lines.push(made("li", `… (${count})`));
  byId(`${name}-head`).textContent = `${word(name)} (${count})`; section.querySelector("ul").replaceChildren(...lines);
}
function showTable({ proved, contradicted }) {
  const rows = [...proved.filter(entry => entry.kind === "boards").map(entry => [entry, true]), ...contradicted.filter(entry => entry.kind === "board").map(entry => [entry, false])];
  const names = ["file", "session", "boards", "result"], table = byId("boards").querySelector("table");
  byId("boards").hidden = !rows.length;
  const heads = names.map(name => { const cell = made("th", word(name)); cell.scope = "col"; cell.setAttribute("role", "columnheader"); return cell; }), head = made("tr", ...heads);
  head.setAttribute("role", "row"); table.tHead.replaceChildren(head);
  table.tBodies[0].replaceChildren(...rows.slice(0, 5 * MOST_SHOWN).map(([entry, isRight]) => {
    const result = made("span", isRight ? `✓ ${word("asPromised")}` : "✗ ", ...(isRight ? [] : pieces(entry.say[1].reason ?? entry.say)));
    const cells = [made("bdi", entry.file), made("bdi", entry.session?.title ?? "–"), spans(entry.boards), result].map((inside, i) => {
      const cell = made("td", inside); cell.dataset.label = word(names[i]); cell.setAttribute("role", "cell"); return cell; });
    cells[3].className = isRight ? "good" : "bad";
    const row = made("tr", ...cells); row.setAttribute("role", "row"); return row; }));
}

// ---- What only a person can say --------------------------------------------------------------------------------
let asked = null;
function showAsked(result) {
  const { plan, digest, value, moment, says, isFirstAsked, sessions } = found, isPublished = Boolean(plan?.hash);
  byId("conversation").hidden = !isPublished;
  if (!isPublished) return;
  if (asked?.found !== found || asked.language !== language) { asked = { found, language }; showSessions(sessions); }
  byId("tick-before-text").replaceChildren(...pieces(["tickBefore", { moment }]));
  byId("ask-value").hidden = !value || value.isProved;
  byId("value-text").replaceChildren(...(value ? pieces(value.ask[0] === "l_value" ? ["promised", { source: value.source }] : value.ask) : []));
  byId("ask-played").hidden = !sessions.length; byId("ask-first-promise").hidden = !isFirstAsked;
  const own = digest || plan.hash, compare = said.digest.trim() ? compared(said.digest, own) : null, unit = compare?.of === 13 ? "Words" : "Groups";
  const digestState = byId("digest-state"), isWrong = compare && compare.state !== "soFar" && compare.state !== "whole";
  digestState.textContent = !compare || isWrong && !digest ? "" /* without its commitment nothing is called wrong */ : sentence([compare.state === "noWord" ? "noWord" : compare.state + unit, { place: compare.place, of: compare.of }]);
  digestState.className = isWrong ? "bad" : compare ? "good" : "";
  const isOwnShown = Boolean(digest) && (isComplete(said.digest) || found.kept.length > 0); // whoever sees it before copies it
  byId("digest").hidden = !isOwnShown;
  byId("digest").replaceChildren(...(isOwnShown ? [...digestForms(digest), ...says.map(more => { const quote = made("p", ...pieces(more)); quote.className = "quote"; return quote; })] : []));
  const reading = readingOf(found, said);
  byId("value-state").textContent = reading ? sentence([{ same: "valueAgrees", other: "valueDiffers", unread: "l_valueUnread" }[reading], { given: said.value.trim(), source: value.source }]) : "";
  byId("value-state").className = { same: "good", other: "bad" }[reading] ?? "";
  for (const kind of ASKED) byId(`ask-${kind}`).classList.toggle("settled", !result.left_to_you.some(entry => entry.kind === kind));
}
function digestForms(digest) {
  return [["inGroups", groupsOf(digest).join(" ")], ["inWords", digestWords(digest).join(" ")]].map(([name, text]) => {
    const form = made("div", made("span", word(name)), made("code", text)); form.className = "form"; return form; });
}
function showSessions(sessions) { // what was ticked stays ticked, also where files were added
  byId("sessions").replaceChildren(...sessions.map(({ phase, session, title }) => {
    const box = document.createElement("input"), label = made("label", made("bdi", title)), row = made("p", box, label);
    box.type = "checkbox"; box.id = `played-${phase}-${session}`; label.htmlFor = box.id; row.className = "tick"; box.dataset.place = `${phase},${session}`;
    box.checked = Boolean(said.played && wasPlayed(said.played, phase, session));
    box.addEventListener("change", () => { takeSessions(); showAgain(); });
    return row; }));
}
function takeSessions() {
  const ticked = [...document.querySelectorAll("#sessions input:checked")].map(box => box.dataset.place);
  said.played = ticked.length ? { all: false, phases: [], sessions: ticked } : null;
}
function showAgain() { if (!found) return; const before = byId("verdict-head").textContent; showAll(); if (before !== byId("verdict-head").textContent) announce(); }
function listen(id, kind, take) { byId(id).addEventListener(kind, () => { take(byId(id)); showAgain(); }); }
listen("digest-typed", "input", field => { said.digest = field.value; });
listen("value-typed", "input", field => { said.value = field.value; });
listen("tick-before", "change", box => { said.before = box.checked; });
listen("tick-first", "change", box => { said.first = box.checked; });
listen("tick-all", "click", () => { for (const box of document.querySelectorAll("#sessions input")) box.checked = true; takeSessions(); });

// ---- Files in -----------------------------------------------------------------------------------------------
const itemOf = (file, inside = "", place = "") => ({ name: file.name, blob: file, inside, place });
async function dropped(transfer) { // folders are walked through, as deep as the program does
  const entries = [...transfer.items].filter(one => one.kind === "file").map(one => one.webkitGetAsEntry?.() ?? one.getAsFile()).filter(Boolean), items = [];
  const walk = async (entry, depth, folder, place = "") => {
    if (entry instanceof File) items.push(itemOf(entry));
    else if (entry.isFile) items.push(itemOf(await new Promise((give, fail) => entry.file(give, fail)), folder, place));
    else if (depth < 3) for (const inner of await listed(entry)) if (!inner.name.startsWith(".")) await walk(inner, depth + 1, folder, depth ? `${place}${entry.name}/` : "");
  };
  for (const entry of entries) try { await walk(entry, 0, entry.isDirectory ? `${entry.name}/` : ""); } catch { items.push({ name: entry.name, blob: null }); }
  return items;
}
async function listed(folder) {
  const reader = folder.createReader(), all = [];
  for (;;) { const some = await new Promise((give, fail) => reader.readEntries(give, fail)); if (!some.length || all.length > LIMIT.files) return all; all.push(...some); }
}
byId("files").addEventListener("change", () => { const items = [...byId("files").files].map(file => itemOf(file)); byId("files").value = ""; if (items.length) take(items); });
byId("kept").addEventListener("change", () => { kept = [...byId("kept").files].map(file => itemOf(file)); showGiven(); verify(); });
for (const kind of ["dragover", "dragleave", "drop"]) document.addEventListener(kind, async event => {
  event.preventDefault(); byId("drop").classList.toggle("over", kind === "dragover");
  if (kind === "drop") { const items = await dropped(event.dataTransfer); if (items.length) take(items); } });
byId("stop").addEventListener("click", () => { stop(); state("stopped"); shownVerdict("open", "isEmpty", word("stopped")); say(word("stopped")); byId("choose").focus(); });
byId("again").addEventListener("click", () => {
  stop(); given = []; kept = []; forget(); delete document.body.dataset.state; say("");
  said = NOTHING_SAID();
  for (const field of document.querySelectorAll("main input, main textarea")) { if (field.type === "checkbox") field.checked = false; else field.value = ""; }
  showGiven(); byId("files").focus(); });
byId("language").addEventListener("change", () => speak(byId("language").value));
// For whoever tests this page: what it is made of.
window.bigdealParts = { LISTS, bytesOf, compared, digestWords, entryText, examined, faultOfRound, folded, groupsOf, hex, isComplete, judged, readValue, leadsToRoot, numberOf, partKind, ripemd160, rootAbove, roundOf, sessionKeyOf, sha256, sharedPromise, sharedValue,
  sidesOf, treeOf, wordList: () => WORDS };
(async () => {
  await unpackWords();
  byId("language").append(...Object.keys(languages).sort().map(code => { const one = new Option(languages[code].language, code); one.lang = code; return one; }));
  speak(wantedLanguage()); document.body.dataset.ready = "yes";
})();
