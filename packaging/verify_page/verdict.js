// ---- What the files say: four lists ----------------------------------------------------------------------------
const LISTS = ["contradicted", "left_to_you", "chosen", "proved"];
const ends = (name, suffixes) => suffixes.some(suffix => name.toLowerCase().endsWith(suffix));
const SUMS = /^sha256sums(?:\.txt)?$/i, COMMITMENT = ".commit.json", SESSION_KEY = ".key.txt", RECORD = ".record.json", ROUND = ".round.json";
const isWanted = name => SUMS.test(name) || ends(name, [...BOARDS, ".sqd", ".sqk", ".sqk.age", COMMITMENT, RECORD, ROUND, ".jsonl", ".txt", ".md", ".html", ".pdf"]);
class Findings {
  constructor() { this.entries = []; }
  add(list, kind, say, about = {}) { this.entries.push({ list, kind, say, more: [], session: null, phase: null, boards: [], file: "", ...about }); }
  read(file, reader) { // what stands in a file; undefined where it cannot be read, which is told
    try { return reader(); } catch (error) { this.failed(file, error); return undefined; }
  }
  failed(file, error) {
    if (!(error instanceof Damaged)) throw error;
    const [reason, fields] = error.say;
    if (reason === "commitmentDigest") this.add("contradicted", "commitment", ["x_commitment", { file }], { file });
    else this.add("left_to_you", "unreadable", ["l_unreadable", { file, reason: [`r_${reason}`, fields] }], { file });
  }
}
async function filesOf(items, findings, tick) {
  const files = [];
  let total = 0;
  for (const { name, blob, bytes, isKept = false, inside = "", place = "" } of items) try {
    const isZip = name.toLowerCase().endsWith(".zip"), size = bytes?.length ?? blob?.size ?? 0;
    if (!blob && !bytes) throw new Damaged("read");
    if (size > (isZip ? LIMIT.all : LIMIT.file)) throw new Damaged("tooLarge");
    let content = null;
    if (isZip || isWanted(name)) try { content = bytes ?? new Uint8Array(await blob.arrayBuffer()); } catch { throw new Damaged("read"); }
    const found = isZip ? await unpacked(content, isWanted, tick) : [{ name, place, bytes: content }];
    total += found.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
    if (total > LIMIT.all || files.length + found.length > LIMIT.files) throw new Damaged("tooLarge");
    files.push(...found.map(file => ({ ...file, isKept, inside: isZip ? name : inside })));
    await tick();
  } catch (error) { // an archive that cannot be opened is there all the same
    findings.failed(name, error);
    if (name.toLowerCase().endsWith(".zip")) files.push({ name, place, bytes: null, inside, isKept, isFailed: true });
  }
  return files;
}
function valueIsInForm(value, { sources }) { // digits only, with more of them than decimals; one blank between two
  const parts = value.split(" "), isNumber = (part, { decimals }) => /^[0-9]+$/.test(part) && part.length > decimals && !(part.length > decimals + 1 && part[0] === "0");
  return parts.length === sources.length && parts.every((part, i) => isNumber(part, sources[i]));
}
function printedValue(value, rule) { // as a newspaper prints it; as it stands where no rule tells
  if (!rule || !valueIsInForm(value, rule)) return value;
  return value.split(" ").map((part, i) => {
    const { decimals } = rule.sources[i], at = part.length - decimals, whole = part.slice(0, at).replace(/\B(?=(\d{3})+$)/g, ",");
    return decimals ? `${whole}.${part.slice(at)}` : whole;
  }).join(" ");
}
const ORDER = { // the kinds of each list, in the order in which they are told
  proved: ["boards", "complete", "keys", "session-key", "plan", "checksums", "digest", "published", "kept-plan", "value", "holder", "previous", "first-promise", "played"],
  left_to_you: ["published", "value", "played", "first-promise", "unpublished", "bring-plan", "bring-keys", "bring-value", "bring-boards", "bring-commitment", "unreadable", "other-sessions"],
  chosen: ["practice", "no-commitment", "keys-alone", "weak-keys", "value-spelling", "value-form", "value-early", "fallback", "withheld", "weak-words", "one-holder", "late-publication", "previous", "earlier-promise",
    "kept-plan", "other-plan", "not-played", "open-sessions", "open-boards",
    "reserve", "burnt-reserve", "missing-session", "missing-boards", "misnamed", "order", "missing-file", "log", "deviation"],
  contradicted: ["keys", "session-key", "plan", "commitment", "digest", "value", "holder", "kept-plan", "other-plan", "board", "checksum"],
};
function sorted(name, entries) {
  const place = ({ kind, session, phase, file }) => [ORDER[name].indexOf(kind), session?.phase ?? phase ?? 0, session?.session ?? 0, +(session?.reserve ?? false), file];
  const once = [...new Map(entries.map(entry => [JSON.stringify(entry), entry])).values()]; // of a file that stands in two packs too
  return once.map(entry => [place(entry), entry]).sort(([one], [other]) => { for (const [i, part] of one.entries()) if (part !== other[i]) return part < other[i] ? -1 : 1; return 0; }).map(([, entry]) => entry);
}

// ---- Looking at all that was given -------------------------------------------------------------------------
function recordOf(bytes) { // the organiser's own words: quoted, never believed
  const [whole, json] = jsonOf(sized(bytes, 2 ** 20), "record"), wrong = () => new Damaged("record");
  const text = one => { if (typeof one !== "string" || lettersOf(one) > LIMIT.text || UNSEEN.test(one)) throw wrong(); return one; };
  const day = one => { if (!isDay(one)) throw wrong(); return one; };
  const moment = one => { if (typeof one !== "string" || !/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/.test(one) || !isDay(one.slice(0, 10))) throw wrong(); return one; };
  const count = (one, most) => { if (!Number.isInteger(one) || one < 1 || one > most) throw wrong(); return one; };
  const each = (list, read) => { if (!Array.isArray(list)) throw wrong(); return list.map(one => { if (one === null || typeof one !== "object" || Array.isArray(one)) throw wrong(); return read(one); }); };
  if (whole.format !== "bigdeal-gui record" || whole.version !== 1 || !/"version"\s*:\s*1\s*[,}]/.test(json)) throw wrong();
  const value = whole.value ?? null;
  return {
    published: each(whole.published, one => ({ where: text(one.where), since: day(one.since), at: one.at == null ? "" : moment(one.at) })),
    value: value && each([value], one => ({ entered: moment(one.entered), reason: text(one.as_published) }))[0],
    reserve: each(whole.reserve, one => ({ phase: count(one.phase, LIMIT.phases), session: count(one.session, LIMIT.sessions),
      boards: Array.isArray(one.boards) ? one.boards.map(board => count(board, LIMIT.planNumber)) : each(null), reason: text(one.reason), when: moment(one.when) })),
    deviations: each(whole.deviations, one => ({ what: text(one.what), reason: text(one.reason), when: moment(one.when) })),
    revealed: each(whole.revealed === undefined ? [] : whole.revealed, one => ({ phase: count(one.phase, LIMIT.phases), session: count(one.session, LIMIT.sessions), when: moment(one.when) })),
  };
}
function burntSince(record, phase, session) { // when the key was revealed with which anybody can compute a reserve set that was used only then
  const of = list => (list ?? []).filter(one => one.phase === phase && one.session === session).map(({ when }) => when).sort();
  const told = of(record?.revealed), uses = of(record?.reserve);
  return told.length && !(uses.length && uses.at(-1) <= told[0]) ? told[0] : "";
}
function listedIn(bytes) { // names and checksums
  const listed = [];
  for (const [i, row] of new TextDecoder().decode(bytes).split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/).entries()) {
    const m = /^([0-9a-f]{64}) [ *](\S[^\n]{0,254})$/iu.exec(row);
    if (m) listed.push([m[2].replaceAll("\\", "/").split("/").filter(part => part && part !== ".").at(-1) ?? "", m[1].toLowerCase()]);
    else if (row.trim()) throw new Damaged("line", { line: i + 1 });
  }
  return listed;
}
function merged(records) { // what the records of several packs of one tournament tell together, each thing once
  const every = part => [...new Map(records.flatMap(record => record[part]).map(one => [JSON.stringify(one), one])).values()];
  return { ...Object.fromEntries(["published", "reserve", "deviations", "revealed"].map(part => [part, every(part)])), value: records.find(({ value }) => value)?.value ?? null };
}
function faultOfSessionKey({ place, root, number, count, ...path }, { plan, root: bound }) { // null where it is the key that was bound for its session
  const places = keyPlaces(plan), right = places.indexOf(place) + 1, [phase, session] = place.split(",").map(Number);
  if (!bound) return ["r_keyVersion"];
  if (!right) return ["r_keyPlace", { phase, session }];
  if (root !== bound) return ["r_keyRoot"];
  if (number !== right || count !== places.length) return ["r_keyNumber", { phase, session, found: number, foundCount: count, number: right, count: places.length }];
  return leadsToRoot({ root, number, count, ...path }) ? null : ["r_keyPath"];
}
async function examined(items, tick) {
  const findings = new Findings(), files = await filesOf(items, findings, tick), looking = new Looking(files, findings, tick);
  await looking.look();
  if (looking.found.plan) for (const { name: file, isFailed } of files) if (!isFailed && ends(file, [".zip", ".gz"])) findings.add("left_to_you", "unreadable", ["l_notUnpacked", { file }], { file });
  return { ...looking.found, entries: findings.entries };
}
class Looking { // the files while they are looked at
  constructor(files, findings, tick) {
    Object.assign(this, { files: files.filter(({ isKept }) => !isKept), keptFiles: files.filter(({ isKept }) => isKept), findings, tick, stem: "" });
    this.found = { plan: null, digest: "", moment: ["m_value"], says: [], kept: [], sessions: [], planned: [], value: null, words: [], isFirstAsked: false };
    this.others = []; this.here = new Map();
  }
  add(...entry) { this.findings.add(...entry); }
  all(suffix) { return this.files.filter(({ name }) => ends(name, [suffix])).sort((one, other) => this.isAnothers(one) - this.isAnothers(other)); }
  isAnothers({ name }) { return +!name.startsWith(`${this.stem}.`); }
  readOwn(suffix, read) { // that of the plan's name before others; two of one name decide nothing
    const [file] = this.all(suffix);
    return file && this.findings.read(file.name, () => { this.requireOne(file); return read(file.bytes); });
  }
  roundOfAll(wanted) { // that of the plan's name; of another name only the promised one, since it may be another tournament's
    for (const file of this.all(ROUND)) {
      const found = this.findings.read(file.name, () => { this.requireOne(file); return { file: file.name, ...roundOf(file.bytes) }; });
      if (found && (found.round === wanted || !this.isAnothers(file))) return found;
    }
    return undefined;
  }
  requireOne(file, isOfPack = false) { // no other of this very name says something else, or none in its folder
    if (this.files.some(({ name, bytes, inside, place }) => name === file.name && (!isOfPack || inside === file.inside && place === file.place) && !equal(bytes ?? [], file.bytes ?? []))) throw new Damaged("twoNames");
  }
  record() { // what the organiser tells, in all packs
    const all = this.all(RECORD), read = all.filter(({ name }) => name === all[0].name).map(file => this.findings.read(file.name, () => { this.requireOne(file, true); return recordOf(file.bytes); })).filter(Boolean);
    return read.length ? merged(read) : undefined;
  }
  async look() {
    const plan = this.found.plan = this.planOfAll();
    if (!plan) return;
    const keys = this.readOwn(".sqk", keysOf), promises = this.promises(plan), single = this.sessionKeys(promises.own, !keys), boards = await this.boards(), record = this.record(), round = this.roundOfAll((promises.own[0]?.rule ?? knownRule(plan.source))?.round);
    if (plan.name.startsWith("PRACTICE")) this.add("chosen", "practice", ["c_practice"]);
    this.lookAtPlans(plan); this.lookAtKeys(plan, keys, single, promises);
    if (plan.hash) { this.lookAtPublication(plan, promises, record); this.lookAtValue(plan, promises.own[0], record, round); }
    else this.add("left_to_you", "unpublished", ["l_unpublished"]);
    for (const { what, reason } of record?.deviations ?? []) this.add("chosen", "deviation", ["c_deviation", { what }], { more: reason ? [["c_reason", { reason }]] : [] });
    if (promises.own[0]?.hasLog) this.lookAtLog(plan);
    await this.lookAtSums();
    if (boards.length && (keys ?? single) && plan.value !== null) { const { origins, files } = await prove(plan, keys ?? single, boards, this.tick); this.lookAtBoards(plan, origins, files, record); }
    if (plan.hash) this.lookAtSessions(plan, keys ?? single);
  }
  lookAtSessions(plan, keys) { // those of which somebody is asked whether they were played
    const planned = new Set([...keyPlaces(plan).filter(place => !place.endsWith(",0")), ...this.here.keys()]), places = [...planned].map(place => place.split(",").map(Number)).sort(([a, b], [c, d]) => a - c || b - d);
    this.found.planned = [...planned];
    if (keys) this.found.sessions = places.filter(([phase, session]) => !keys.isPart || keys.has(keyPlaceOf(plan, phase, session))).map(([phase, session]) => nameOf(plan, idOf(phase, session, false)));
  }

  // The plan, and those that somebody kept: identical ones count once, and the one with the value is the plan.
  planOfAll() {
    const files = this.all(".sqd").filter((file, i, all) => !all.slice(i + 1).some(later => equal(later.bytes, file.bytes)));
    const read = files.map(file => ({ name: file.name, plan: this.findings.read(file.name, () => planOf(file.bytes)) })).filter(({ plan }) => plan);
    const valued = read.filter(({ plan }) => plan.value !== null), chosen = valued.length ? valued : read;
    for (const { name, bytes } of this.keptFiles) { const plan = this.findings.read(name, () => planOf(bytes ?? new Uint8Array())); if (plan) this.found.kept.push({ name, plan }); }
    if (chosen.length !== 1) { if (!files.length || chosen.length) this.add("left_to_you", "bring-plan", [chosen.length ? "l_oneTournament" : "l_bringPlan"]); return null; }
    const [{ plan }] = chosen, others = read.filter(one => one !== chosen[0] && differing(one.plan, plan));
    if (others.some(one => one.plan.hash !== plan.hash && folded(one.plan.name) !== folded(plan.name))) { this.add("left_to_you", "bring-plan", ["l_oneTournament"]); return null; }
    this.others = others;
    this.stem = chosen[0].name.slice(0, -4);
    return chosen[0].plan;
  }
  promises(plan) { // those to the plan's keys, those to others, and whether one cannot be used
    const found = new Map(), entries = this.findings.entries, before = entries.length;
    for (const { name, bytes } of this.all(COMMITMENT)) { const promise = this.findings.read(name, () => promiseOf(bytes)); if (promise && !found.has(promise.digest)) found.set(promise.digest, { name, ...promise }); }
    const all = [...found.values()], byKeys = all.filter(promise => plan.hash && promise.plan.hash === plan.hash);
    const own = byKeys.length ? byKeys : all.filter(({ name }) => name === this.stem + COMMITMENT);
    return { own, others: all.filter(promise => !own.includes(promise)), isUnread: entries.length > before };
  }
  sessionKeys(own, isUsed) { // those of single sessions: null where none was bound by itself, or all keys are here
    const found = new Map(), proved = [];
    for (const { name: file, bytes } of this.all(SESSION_KEY)) {
      const key = this.findings.read(file, () => sessionKeyOf(bytes)), known = key && JSON.stringify(key);
      if (key && !found.has(known)) found.set(known, { file, key });
    }
    for (const { file, key } of found.values()) {
      const faults = own.map(promise => faultOfSessionKey(key, promise)).filter(Boolean);
      if (!own.length) this.add("left_to_you", "bring-commitment", ["l_bringCommitment", { file }], { file });
      else if (faults.length) for (const fault of new Map(faults.map(one => [JSON.stringify(one), one])).values()) this.add("contradicted", "session-key", ["x_sessionKey", { file, reason: fault }], { file });
      else {
        const session = nameOf(own[0].plan, `${key.place},original`);
        this.add("proved", "session-key", ["p_sessionKey", { session: session.title, number: key.number, count: key.count, file }], { session, phase: session.phase, file });
        proved.push([key.place, key.key]);
      }
    }
    return isUsed && proved.length ? Object.assign(new Map(proved), { isPart: true }) : null;
  }
  async boards() {
    const boards = [];
    for (const { name, bytes } of this.files.filter(({ name }) => ends(name, BOARDS)))
      try { boards.push({ name, ...await boardsOf(name, bytes, this.tick) }); } catch (error) { this.findings.failed(name, error); }
    return boards;
  }

  lookAtLog(plan) { // what the organiser wrote down, which proves nothing; that it is missing or cut is seen
    const found = new Map(), before = [], pinned = new Set();
    let isCut = false;
    for (const { bytes } of this.all(".jsonl")) for (const line of wholeLinesOf(bytes)) {
      const row = logRowOf(line);
      if (row) found.set(hex(sha256(line)), row); else isCut = true;
    }
    for (const { bytes } of this.all(".txt")) for (const [, hash] of latin1(bytes ?? new Uint8Array()).matchAll(/log\.jsonl ([0-9a-f]{64})/g)) pinned.add(hash);
    for (const row of found.values()) if (row.tournament === plan.hash) before.push(...row.after);
    const own = [...found].filter(([, row]) => row.tournament === plan.hash).map(([hash]) => hash);
    if (!own.length) this.add("chosen", "log", ["c_logMissing"]);
    else if (isCut || before.some(hash => !found.has(hash))) this.add("chosen", "log", ["c_logCut"]);
    else if ([...pinned].some(hash => !own.includes(hash))) this.add("chosen", "log", ["c_logShort"]);
    if (own.length && new Set(before).size < before.length) this.add("chosen", "log", ["c_logTwo"]);
  }

  // What was promised.
  lookAtPlans(plan) { // those that somebody kept; and those among the files, which can only speak against it
    for (const { name: file, plan: kept } of this.found.kept) {
      const lines = differing(kept, plan);
      if (!lines) this.add("proved", "kept-plan", ["p_kept"], { file });
      else if (plan.hash && kept.hash === plan.hash) this.add("contradicted", "kept-plan", ["x_kept", { lines }], { file });
      else this.add("chosen", "kept-plan", ["c_keptKeys"], { file, more: [["c_keptLines", { lines }]] });
    }
    for (const { name: file, plan: other } of this.others) {
      const lines = differing(other, plan), isSame = plan.hash && other.hash === plan.hash;
      this.add(isSame ? "contradicted" : "chosen", "other-plan", [isSame ? "x_otherPlan" : "c_otherPlan", { file, lines }], { file });
    }
  }
  lookAtKeys(plan, keys, single, { own, isUnread }) {
    const hash = keys && hashOfKeys(keys), root = keys && rootOfKeys(keys), places = keyPlaces(plan);
    const wrongHash = keys && plan.hash && hash !== plan.hash, isUnfit = keys && plan.hash && !wrongHash && ([...keys.keys()].some(place => !places.includes(place)) || places.some(place => !keys.has(place) && !place.endsWith(",0"))); // pysquaredeal makes none for an open phase
    const roots = own.filter(promise => root && promise.root && promise.root !== root);
    if (wrongHash) this.add("contradicted", "keys", ["x_keys"]);
    if (isUnfit) this.add("contradicted", "keys", ["x_fit"]);
    for (const promise of new Set(roots.map(promise => promise.root))) this.add("contradicted", "keys", ["x_plan", { what: ["w_root"], was: promise, is: root }]);
    const broken = own.flatMap(promise => [...brokenPromises(promise, plan)]);
    for (const text of new Set(broken.map(one => JSON.stringify(one)))) { const one = JSON.parse(text); this.add("contradicted", "plan", sayBroken(one), { phase: one.phase }); }
    if (own.length && !broken.length) this.add("proved", "plan", ["p_plan"]);
    if (single && places.every(place => single.has(place)) && hashOfKeys(new Map(places.map(place => [place, single.get(place)]))) !== plan.hash) this.add("contradicted", "keys", ["x_keysOne"]);
    if (!plan.hash) return;
    if (!own.length && !isUnread) this.add("chosen", "no-commitment", ["c_noCommitment"]);
    if (single && places.some(place => !single.has(place))) {
      const titles = places.filter(place => single.has(place)).map(place => nameOf(plan, `${place},original`).title);
      this.add("left_to_you", "other-sessions", ["l_otherSessions", { sessions: titles.slice(0, 8).join(", ") + (titles.length > 8 ? " …" : "") }]);
    }
    if (!keys) single || this.add("left_to_you", "bring-keys", [this.all(".sqk.age").length && !this.all(".sqk").length ? "l_sealed" : "l_bringKeys"]);
    else if (!wrongHash && !isUnfit && !roots.length) this.add("proved", "keys", ["p_keys"]);
    this.lookForWeak(plan, keys ?? single, places);
    if (!this.files.some(({ name }) => ends(name, BOARDS))) this.add("left_to_you", "bring-boards", ["l_bringBoards"]);
  }
  lookForWeak(plan, keys, places) { // keys that can be guessed, and sessions that have one key
    const byKey = new Map();
    for (const [place, key] of keys ?? []) if (places.includes(place)) byKey.set(key, [...byKey.get(key) ?? [], place]);
    for (const [key, found] of byKey) {
      const titles = found.map(place => place.endsWith(",0") ? plan.phases[+place.split(",")[0] - 1].title : nameOf(plan, `${place},original`).title);
      const say = new Set(key).size < 8 ? "c_weakKeys" : titles.length > 1 ? "c_sameKeys" : "";
      if (say) this.add("chosen", "weak-keys", [say, { sessions: titles.slice(0, 8).join(", ") + (titles.length > 8 ? " …" : "") }]);
    }
  }
  lookAtPublication(plan, { own: [promise], others }, record) {
    const rule = promise?.rule ?? knownRule(plan.source), day = rule?.day, { found } = this, published = record?.published ?? [];
    const since = ({ since, at }) => at ? `${at.slice(0, 10)} ${at.slice(11, 16)} UTC` : { day: since };
    const isInTime = one => rule.round && one.at ? new Date(one.at) < momentOf(rule.round) : one.since < day;
    found.says = published.map(one => ["l_says", { where: one.where, since: since(one) }]);
    found.digest = promise?.digest ?? "";
    found.moment = rule?.round ? ["m_round", { day: { day }, time: timeOf(rule.round) }] : day ? { day } : ["m_value"];
    const first = published.reduce((one, other) => one && one.since <= other.since ? one : other, null);
    if (day && first && !published.some(isInTime)) this.add("chosen", "late-publication", ["c_late", { since: since(first), day: found.moment }]);
    const chain = [], left = new Map(others.map(other => [other.digest, other]));
    let wanted = promise?.previous ?? "";
    while (left.has(wanted)) { const before = left.get(wanted); left.delete(wanted); chain.push(before); wanted = before.previous; }
    const earlier = chain.filter(before => folded(before.plan.name) === folded(plan.name));
    for (const { name } of earlier) this.add("chosen", "earlier-promise", ["c_earlier"], { file: name });
    if (wanted) this.add("chosen", "previous", ["c_previous", { digest: groupsOf(wanted).join(" ") }]);
    else if (chain.length && !earlier.length) this.add("proved", "previous", ["p_previous", { names: chain.map(before => `“${before.plan.name}”`).join(", ") }]);
    found.isFirstAsked = !wanted;
  }
  lookAtValue(plan, promise, record, round) {
    if (plan.value === null) { this.add("left_to_you", "bring-value", ["l_bringValue"]); return; }
    const known = knownRule(plan.source), promised = promise?.rule ?? known, rule = [promise?.rule, known].map(one => one?.orElse ?? one).find(one => one?.sources.length), shownValue = this.lookAtHolders(plan);
    const isRound = Boolean(promised?.round), isFallback = isRound && !isRandomness(shownValue), day = promised?.day, isProved = isRound && round && this.lookAtRound(promised, round, shownValue);
    const source = sharedPromise(plan.source).outside || "–", printed = printedValue(shownValue, rule);
    const ask = isRound ? this.sayRound(promised, printed, isFallback, round) : ["l_value", { value: printed, source }];
    this.found.value = { shown: shownValue, rule: isRound && !isFallback ? null : rule ?? null, source, ask, isProved: Boolean(isProved) };
    if (isFallback) this.add("chosen", "fallback", ["c_fallback", { round: promised.round, day: { day }, time: timeOf(promised.round) }]);
    if (isRound && !isFallback) { /* its randomness has one spelling */ }
    else if (!rule) this.add("chosen", "value-spelling", ["c_spelling"]);
    else if (!valueIsInForm(shownValue, rule)) this.add("chosen", "value-form", ["c_form", { value: shownValue }]);
    const entered = record?.value, early = entered && !isProved && sayEarly(promised, isFallback, entered.entered);
    if (early) this.add("chosen", "value-early", early);
    if (entered?.reason) this.add("chosen", "deviation", ["c_asPublished"], { more: [["c_reason", { reason: entered.reason }]] });
  }
  lookAtHolders(plan) { // whose words are in the value; the value without them
    const { holders } = sharedPromise(plan.source), { outside, parts } = sharedValue(plan.shownValue, holders);
    if (!parts) this.add("contradicted", "holder", ["x_holders", { names: holders.map(({ name }) => name).join(", ") }]);
    for (const [i, { name, hash }] of holders.entries()) if (parts) {
      const [list, kind, say] = { words: ["proved", "holder", "p_holder"], withheld: ["chosen", "withheld", "c_withheld"], other: ["contradicted", "holder", "x_holder"] }[partKind(parts[i], { hash })];
      this.add(list, kind, [say, { name }], { holder: name });
      if (say === "p_holder") this.found.words.push({ name, part: parts[i] });
    }
    for (const same of new Set(holders.map(({ hash }) => hash))) {
      const names = holders.filter(({ hash }) => hash === same).map(({ name }) => name);
      if (parts && names.length > 1) this.add("chosen", "one-holder", ["c_oneHolder", { names: names.join(", ") }], { holder: names[0] });
    }
    return outside;
  }
  lookAtRound({ round: promised, day }, { file, round, signature, randomness }, value) { // whether the signature proves the value
    const about = { file }, fault = round === promised ? faultOfRound({ round, signature, randomness }) : "";
    if (round !== promised) this.add("contradicted", "value", ["x_roundOther", { file, found: round, round: promised }], about);
    else if (fault) this.add("contradicted", "value", ["x_roundBad", { file, reason: [fault, { round }] }], about);
    else if (randomness !== value) this.add("contradicted", "value", ["x_roundValue", { file }], about);
    else { this.add("proved", "value", ["p_round", { round, day: { day }, time: timeOf(round) }], about); return true; }
    return false;
  }
  sayRound({ round, day, orElse }, value, isFallback, isHere) { // what only a person can look up where the round is not here
    if (isFallback) return ["l_fallback", { day: { day }, time: timeOf(round), value, source: ruleInWords(orElse) }];
    return [isHere ? "l_roundHere" : "l_round", { round, chain: CHAIN, value }];
  }
  async lookAtSums() { // each list is held against the files of the pack that it came with
    const isOf = (file, list) => file.inside === list.inside && file.place.startsWith(list.place);
    const lists = new Map(this.files.filter(({ name, bytes }) => bytes && SUMS.test(name)).map(file => [latin1(file.bytes), file])), wrong = new Set(), missing = new Set();
    let isListed = false;
    for (const list of lists.values()) {
      const listed = this.findings.read(list.name, () => listedIn(list.bytes)), sums = new Map(), wanted = new Set(listed?.map(([name]) => name));
      if (!listed) continue;
      isListed = true;
      for (const file of [...this.files].sort((one, other) => isOf(other, list) - isOf(one, list))) {
        const { name, bytes } = file;
        if (sums.has(name) && !isOf(file, list)) continue;
        const known = sums.get(name) ?? new Set();
        if (bytes && wanted.has(name)) { known.add(hex(sha256(bytes))); await this.tick(); }
        sums.set(name, known);
      }
      for (const [name, sum] of listed) if (!sums.has(name)) missing.add(name); else if ([...sums.get(name)].some(one => one !== sum)) wrong.add(name);
    }
    for (const file of wrong) this.add("contradicted", "checksum", ["x_checksum", { file }], { file });
    for (const file of missing) this.add("chosen", "missing-file", ["c_missingFile", { file }], { file });
    if (isListed && !wrong.size && !missing.size) this.add("proved", "checksums", ["p_checksums"]);
  }

  // The boards, of each file and of the plan's sessions.
  lookAtBoards(plan, origins, files, record) {
    const { here } = this;
    for (const { name: file, unjudged } of files) if (unjudged.length) this.add("left_to_you", "bring-keys", ["l_unjudged", { file, boards: { boards: spans(unjudged) } }], { file, boards: unjudged });
    for (const { name: file, meant, parts } of files) for (const part of parts) {
      const session = part.id && origins.name(part.id), phase = session?.phase ?? null, about = { session, phase, file };
      if (session) { const key = `${phase},${session.session}`; here.set(key, [...here.get(key) ?? [], part]); }
      if (session && part.good.length) this.add("proved", "boards", ["p_boards", { session: session.title, boards: { boards: spans(part.good) }, file }], { ...about, boards: part.good });
      if (part.bad.length) this.add("contradicted", "board", ["x_board", { file, board: part.bad[0], reason: part.reason }], { ...about, boards: part.bad, more: part.bad.length > 1 ? [["x_boards", { boards: spans(part.bad) }]] : [] });
      if (!session) continue;
      if (part.isReordered) this.add("chosen", "order", ["c_order", { file, session: session.title }], about);
      const reasons = (record?.reserve ?? []).filter(use => use.phase === phase && use.session === session.session && use.reason).map(({ reason }) => reason);
      if (session.reserve && part.good.length) this.add("chosen", "reserve", ["c_reserve", { session: session.title, boards: { boards: spans(part.good) } }], { ...about, boards: part.good, more: [...new Set(reasons)].map(reason => ["c_reason", { reason }]) });
      const burnt = session.reserve && part.good.length && burntSince(record, phase, session.session);
      if (burnt) this.add("chosen", "burnt-reserve", ["c_burnt", { session: session.title, boards: { boards: spans(part.good) }, day: { day: burnt.slice(0, 10) } }], { ...about, boards: part.good });
      if (meant.length) this.add("chosen", "misnamed", ["c_misnamed", { file, meant: meant.map(one => one.title).join(", "), held: session.title }], about);
    }
    const isFixed = plan.phases.length && plan.phases.every(({ sessions, ranges }) => sessions && ranges) && !(origins.keys.isPart && keyPlaces(plan).some(place => !origins.keys.has(place))), missing = plan.phases.map((phase, i) => this.lookAtPhase(phase, i + 1, origins, here));
    if (isFixed && !missing.some(Boolean) && files.every(({ parts }) => parts.every(({ bad }) => !bad.length))) this.add("proved", "complete", ["p_complete"]);
  }
  lookAtPhase(phase, number, origins, here) { // whether something of it is missing, or was open
    const isSecret = session => origins.keys.isPart && !origins.keys.has(keyPlaceOf(origins.plan, number, session));
    if (Array.from({ length: phase.sessions || 1 }, (_, s) => s + 1).every(isSecret)) return false;
    const found = [...here.keys()].filter(key => key.startsWith(`${number},`)).map(key => +key.split(",")[1]), entries = this.findings.entries, before = entries.length;
    if (!phase.sessions) this.add("chosen", "open-sessions", ["c_openSessions", { phase: number, count: found.length }], { phase: number });
    if (!phase.ranges && !found.length) this.add("chosen", "open-boards", ["c_openPhase", { phase: number }], { phase: number });
    for (let session = 1; session <= (phase.sessions || Math.max(0, ...found)); session++) {
      if (isSecret(session)) continue;
      const name = origins.name(idOf(number, session, false)), parts = here.get(`${number},${session}`), about = { session: name, phase: number }, range = origins.range(idOf(number, session, false));
      if (!parts) { this.add("chosen", "missing-session", ["c_missingSession", { session: name.title }], about); continue; }
      const boards = new Set(parts.flatMap(({ good, bad }) => [...good, ...bad])), all = [...boards].sort((a, b) => a - b), absent = [];
      const [first, last] = range ?? [Math.min(...parts.map(part => part.first)), all.at(-1)];
      if (!range) this.add("chosen", "open-boards", ["c_openBoards", { session: name.title, boards: spans(all) }], { ...about, boards: all });
      for (let board = first; board <= last && absent.length < LIMIT.planNumber; board++) if (!boards.has(board)) absent.push(board);
      if (absent.length) this.add("chosen", "missing-boards", ["c_missingBoards", { session: name.title, boards: { boards: spans(absent) } }], { ...about, boards: absent });
    }
    return entries.length > before;
  }
}
function* wholeLinesOf(bytes) { // those that have their end
  if (!bytes) return;
  for (let at = 0, end; at < Math.min(bytes.length, 2 ** 22) && (end = bytes.indexOf(10, at)) >= 0 && end < 2 ** 22; at = end + 1) if (end > at) yield bytes.subarray(at, end);
}
function logRowOf(line) { // of a tournament's log; null where it is none that the program writes
  if (line.length > 60_000) return null;
  let text, row; try { text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line); row = JSON.parse(text); } catch { return null; }
  if (!row || typeof row !== "object" || JSON.stringify(row) !== text || Object.keys(row).join() !== "after,computer,digest,more,sessions,step,text,time,tournament") return null;
  const isText = one => typeof one === "string" && lettersOf(one) <= LIMIT.promise && !UNSEEN.test(one), is = (pattern, one) => typeof one === "string" && pattern.test(one), { more } = row;
  const isNumber = one => Number.isInteger(one) && one > 0 && one < 10_000, isSession = one => Array.isArray(one) && [5, 7].includes(one.length) && [0, 1].includes(one[2]) && one.every((part, i) => i === 2 || isNumber(part)) && one[3] <= one[4] && (one.length < 7 || one[5] <= one[6]);
  return Array.isArray(row.after) && row.after.every(one => is(/^[0-9a-f]{64}$/, one)) && is(/^[0-9a-f]{16}$/, row.computer) && is(/^([0-9a-f]{64})?$/, row.digest) && more && typeof more === "object" && !Array.isArray(more)
    && Object.entries(more).every(([name, one]) => is(/^[a-z_-]{1,40}$/, name) && isText(one)) && Array.isArray(row.sessions) && row.sessions.every(isSession) && is(/^[a-z_-]{1,40}$/, row.step) && isText(row.text)
    && is(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/, row.time) && is(/^[0-9a-f]{64}$/, row.tournament) ? row : null;
}
function differing(one, other) { // the lines in which two plans differ, such as TN or SN 2; the value may be new
  const found = [["TN", "name"], ["DI", "source"], ["KH", "hash"]].filter(([, part]) => one[part] !== other[part]).map(([tag]) => tag);
  const [before, after] = [one, other].map(({ phases }) => phases.map(phase => JSON.stringify([phase.sessions, phase.boards, phase.prefix, phase.title])));
  for (let i = 0; i < Math.max(before.length, after.length); i++) if (before[i] !== after[i]) found.push(`SN ${i + 1}`);
  return found.join(", ");
}
function sayBroken({ what, phase, was, is }) {
  if (what === "phase") return is ? ["x_phaseNew", { phase, is }] : ["x_phaseGone", { phase, was }];
  return [phase ? "x_planPhase" : "x_plan", { what: [`w_${what}`], was, is, ...phase && { phase } }];
}
function sayEarly(promised, isFallback, entered) { // null where somebody could know the value when it was entered
  const { round, orElse } = promised ?? {}, day = (round ? isFallback && orElse : promised)?.day, moment = { day: entered.slice(0, 10) };
  if (round && new Date(entered) < momentOf(round)) return ["c_earlyRound", { moment, clock: `${entered.slice(11, 19)} UTC`, round, day: { day: dayOf(round) }, time: timeOf(round) }];
  const dayInTheEast = new Date(+new Date(entered) + 14 * 3_600_000).toISOString().slice(0, 10); // where it is tomorrow first
  return day && dayInTheEast < day ? ["c_early", { moment, day: { day } }] : null;
}
const spans = numbers => { // board numbers as people write them: 1–6, 8
  const found = [];
  for (const n of [...numbers].sort((a, b) => a - b)) { const last = found.at(-1); if (last && n <= last[1] + 1) last[1] = n; else found.push([n, n]); }
  return found.map(([a, b]) => a === b ? `${a}` : `${a}–${b}`).join(", ");
};
if (typeof document === "undefined" && typeof postMessage === "function") onmessage = async ({ data }) => { // in the worker
  let last = 0;
  const tick = async (done, total) => { if (total && performance.now() - last > 100) { last = performance.now(); postMessage({ what: "progress", with: [done, total] }); } };
  try { postMessage({ what: "found", with: [await examined(data, tick)] }); } catch (error) { postMessage({ what: "fault", with: [String(error)] }); }
};
