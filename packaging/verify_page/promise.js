// ---- The rule for the outside value, the commitment (.commit.json), the record (.record.json) ------------
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const KINDS = { open: "opening value", close: "closing value", fix: "fixing" };
const SOURCES = [/*SOURCES*/]; // name, kind, exchange, decimals, publisher of each known source
const EXCHANGES = {/*EXCHANGES*/};
const isTidy = (text, limit) => typeof text === "string" && text !== "" && text === text.trim() && !/\s\s|[^\S ]/.test(text) && lettersOf(text) <= limit && !UNSEEN.test(text);
function dateInWords(day) { const date = new Date(`${day}T00:00:00Z`); return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`; }
function isDay(day) {
  const date = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(+date) && date.toISOString().startsWith(day);
}
function sourceInWords({ name, kind, exchange, decimals, publisher }, day) {
  const places = decimals ? `with ${decimals} decimal${decimals > 1 ? "s" : ""}` : "without decimals", value = KINDS[kind];
  const place = EXCHANGES[exchange] ? `${EXCHANGES[exchange]} (${exchange})` : `the exchange ${exchange}`;
  const closed = exchange ? `if ${place} is closed on that day, the ${value} of the next day on which it is open`
    : `if none is published for that day, the ${value} of the next day that has one`;
  return `${value} of the ${name} on ${dateInWords(day)}, ${places}${publisher ? `, as published by ${publisher}` : ""}; ${closed}`;
}
function ruleInWords(rule) {
  const { day, sources, text } = rule;
  if (rule.round) return roundInWords(rule);
  if (!day) return text;
  if (!sources.length) return `${text} (${dateInWords(day)})`;
  const [first, second] = sources.map(source => sourceInWords(source, day));
  return second ? `First, ${first}. Second, ${second}. Both are written in this order with one blank between` : first[0].toUpperCase() + first.slice(1);
}
const FIRST_WORDS = "The randomness, 64 hexadecimal digits in small letters, of round ", INSTEAD = "; if the network has ended before, this instead: ";
const dayOf = round => momentOf(round).toISOString().slice(0, 10), timeOf = round => `${momentOf(round).toISOString().slice(11, 19)} UTC`;
const isRandomness = value => /^[0-9a-f]{64}$/.test(value);
function roundRule(round, orElse) { // null where there is no such round in the years of a tournament
  const rule = Number.isInteger(round) && round >= 1 && round <= 999_999_999 && dayOf(round) < "2100" ? { day: dayOf(round), sources: [], text: "", round, orElse } : null;
  return rule && lettersOf(ruleInWords(rule)) <= LIMIT.text ? rule : null;
}
const roundInWords = ({ round, day, orElse }) => `${FIRST_WORDS}${round} of the drand network quicknet (chain ${CHAIN}), which appears on ${dateInWords(day)} at ${timeOf(round)}${INSTEAD}${ruleInWords(orElse)}`;
function roundRuleOf(json, whole) { // in the one form that it may have
  const { drand, or_else: orElse } = whole, inside = orElse !== null && typeof orElse === "object" && !Object.hasOwn(orElse, "drand") ? inAscii(orElse) : "";
  const rule = Number.isInteger(drand?.round) ? roundRule(drand.round, ruleOf(inside)) : null;
  if (!rule || json !== `{"drand":{"chain":"${CHAIN}","network":"quicknet","round":${drand.round}},"or_else":${inside}}`) throw new Damaged("commitment");
  return rule;
}
function knownRound(sentence, [, number, otherwise]) {
  const orElse = knownSources(otherwise) ?? (isTidy(otherwise, 500) ? { day: "", sources: [], text: otherwise } : null), rule = orElse && roundRule(+number, orElse);
  return rule && ruleInWords(rule) === sentence ? rule : null;
}
const inAscii = value => JSON.stringify(value).replace(/[\x7f-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
function ruleOf(json) { // in the one form that it may have
  let rule; try { rule = JSON.parse(json); } catch { throw new Damaged("commitment"); }
  if (rule !== null && typeof rule === "object" && Object.hasOwn(rule, "drand")) { if (json.length > 4000) throw new Damaged("commitment"); return roundRuleOf(json, rule); }
  const { day, sources, text } = rule ?? {}, isRight = json.length <= 4000 && typeof day === "string" && Array.isArray(sources) && typeof text === "string"
    && sources.length <= 2 && sources.every(source => source && isTidy(source.name, 100) && isTidy(source.publisher || "-", 100) && typeof source.publisher === "string"
      && /^(?:[A-Z0-9]{4})?$/.test(source.exchange) && Object.hasOwn(KINDS, source.kind) && Number.isInteger(source.decimals) && source.decimals >= 0 && source.decimals <= 8)
    && !!sources.length !== !!text && !(sources.length && !day) && (!day || isDay(day) && day >= "1990" && day < "2100") && isTidy(text || "-", 500);
  if (!isRight) throw new Damaged("commitment");
  const plain = sources.map(({ decimals, exchange, kind, name, publisher }) => ({ decimals, exchange, kind, name, publisher }));
  if (inAscii({ day, sources: plain, text }) !== json || new Set(plain.map(inAscii)).size < plain.length || lettersOf(ruleInWords(rule)) > LIMIT.text) throw new Damaged("commitment");
  return rule;
}
function knownRule(promise) { // the rule whose words a plan promises, whoever holds words beside it
  const sentence = sharedPromise(promise).outside, promised = new RegExp(`^${FIRST_WORDS}([1-9]\\d{0,8}) of the .*?${INSTEAD}(.+)$`).exec(sentence);
  return promised ? knownRound(sentence, promised) : knownSources(sentence);
}
function knownSources(sentence) { // the rule whose words a plan promises, where it is of known sources
  const m = new RegExp(`(?:${WEEKDAYS.join("|")}) (\\d{1,2}) (${MONTHS.join("|")}) (\\d{4})`).exec(sentence);
  const day = m && `${m[3]}-${String(MONTHS.indexOf(m[2]) + 1).padStart(2, "0")}-${m[1].padStart(2, "0")}`;
  if (!m || !isDay(day) || day < "1990" || day >= "2100") return null;
  const named = SOURCES.filter(([name]) => sentence.includes(name)).flatMap(([name, , exchange, decimals, publisher]) => Object.keys(KINDS)
    .filter(kind => sentence.toLowerCase().includes(KINDS[kind])).map(kind => ({ name, kind, exchange, decimals, publisher })));
  const rules = [...named.map(one => [one]), ...named.flatMap(one => named.filter(other => other !== one).map(other => [one, other]))].map(sources => ({ day, sources, text: "" }));
  return rules.find(rule => ruleInWords(rule) === sentence) ?? null;
}
function jsonOf(bytes, word) {
  let text, whole;
  try { text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes); whole = JSON.parse(text); } catch { throw new Damaged(word); }
  if (whole === null || typeof whole !== "object" || Array.isArray(whole)) throw new Damaged(word);
  return [whole, text];
}
const PROMISE = "bigdeal-gui commitment", DIGEST = /^[0-9a-f]{64}$/;
function promiseOf(bytes) { // what was bound when the plan was published
  const [whole, text] = jsonOf(sized(bytes, 4 * LIMIT.planBytes), "commitment"), { format, version, digest, lines } = whole;
  if (format === PROMISE && Number.isInteger(version) && version > 3 && version < 1000) throw new Damaged("newer");
  if (format !== PROMISE || ![1, 2, 3].includes(version) || Object.keys(whole).sort().join() !== "digest,format,lines,version" || !DIGEST.test(digest)
    || !Array.isArray(lines) || !lines.every(line => typeof line === "string" && !/[\r\n]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(line))) throw new Damaged("commitment");
  if (!/"version"\s*:\s*[0-9]+\s*[,}]/.test(text)) throw new Damaged("commitment"); // 2.0 is no version
  if (hex(sha256(utf8(lines.map(line => `${line}\n`).join("")))) !== digest) throw new Damaged("commitmentDigest");
  // A name that stands there twice would let two readers read two things.
  if ((text.replace(/"(?:[^"\\]|\\.)*"/g, "0").match(/0\s*:/g) ?? []).length !== 4) throw new Damaged("commitment");
  const [first = "", ...middle] = lines, last = tag => middle.at(-1)?.startsWith(tag) ? middle.pop().slice(tag.length) : null;
  const program = last("PV "), previous = version > 1 ? last("PREV ") : "none", isLogged = version > 2, hasLog = isLogged && last("LG ") === "1", holders = [];
  for (let line; version > 1 && (line = last("HO ")) !== null;) {
    const m = /^([0-9a-f]{64}) ([^\n]+)$/.exec(line);
    if (!m) throw new Damaged("commitment");
    holders.unshift({ name: m[2], hash: m[1] });
  }
  const rule = last("RU "), root = version > 1 ? last("MR ") : "";
  if (first !== `${PROMISE} ${version}` || !/^[!-~](?:[ -~]{0,98}[!-~])?$/.test(program ?? "") || !/^TN \|DI \|(?:SN \|)*KH $/.test(middle.map(line => line.slice(0, 3)).join("|"))
    || previous !== "none" && !DIGEST.test(previous ?? "") || version > 1 && !DIGEST.test(root ?? "") || isLogged !== hasLog) throw new Damaged("commitment");
  let plan;
  try { plan = planOf(utf8(middle.join("\n"))); } catch (error) { throw error instanceof Damaged ? new Damaged("commitment") : error; }
  return { digest, plan, version, hasLog, rule: rule === null ? null : ruleOf(rule), root, holders, previous: previous === "none" ? "" : previous };
}
function* brokenPromises(promise, plan) { // each as what it is of, the phase, what was promised, what is found
  const bound = promise.plan, parts = phase => phase && { sessions: `${phase.sessions}`, boards: phase.boards, prefix: phase.prefix, description: phase.title };
  for (const [what, was, is] of [["name", bound.name, plan.name], ["source", bound.source, plan.source], ["keys", bound.hash, plan.hash]])
    if (was !== is) yield { what, phase: null, was, is };
  const shared = sharedPromise(bound.source), named = holders => holders.map(({ name, hash }) => `${hash} ${name}`).join(", ") || "–";
  if (promise.rule && ruleInWords(promise.rule) !== shared.outside) yield { what: "rule", phase: null, was: ruleInWords(promise.rule), is: shared.outside };
  if (promise.version > 1 && JSON.stringify(promise.holders) !== JSON.stringify(shared.holders)) yield { what: "holders", phase: null, was: named(promise.holders), is: named(shared.holders) };
  for (let i = 0; i < Math.max(bound.phases.length, plan.phases.length); i++) {
    const was = parts(bound.phases[i]), is = parts(plan.phases[i]);
    if (!was || !is) yield { what: "phase", phase: i + 1, was: was?.prefix ?? "", is: is?.prefix ?? "" };
    else for (const what of Object.keys(was)) if (was[what] !== is[what]) yield { what, phase: i + 1, was: was[what], is: is[what] };
  }
}
