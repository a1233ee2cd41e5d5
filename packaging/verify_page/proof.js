// ---- Where boards come from -------------------------------------------------------------------------------
const MOST_OPEN = 60, MOST_DEALS = 500_000, LONGEST_RUN = 99, PLACES = 1000;
const idOf = (phase, session, isReserve) => `${phase},${session},${isReserve ? "reserve" : "original"}`;
const partsOf = id => { const [phase, session, word] = id.split(","); return { phase: +phase, session: +session, word, isReserve: word === "reserve" }; };
const counterpart = id => { const { phase, session, isReserve } = partsOf(id); return idOf(phase, session, !isReserve); };
function nameOf(plan, id) { // of a session, as the program names it in its answers to other programs
  const { phase, session, isReserve } = partsOf(id), { prefix, title } = plan.phases[phase - 1];
  return { phase, session, reserve: isReserve, files: numbered(prefix, session) + (isReserve ? "reserve" : ""), title: numbered(title, session) + (isReserve ? " (reserve)" : "") };
}
const keyPlaceOf = (plan, phase, session) => `${phase},${plan.phases[phase - 1].sessions ? session : 0}`;
const literally = text => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
class Origins { // knows of deals which session they come from, computing sessions as they are asked for
  constructor(plan, keys, most, tick) {
    Object.assign(this, { plan, keys, most: Math.min(most, LIMIT.sessionBoards), tick, known: new Map(), twins: new Map(), ids: [], done: new Set(), isWhole: false });
    this.patterns = plan.phases.map(({ prefix }) => {
      const [before, marks, after] = /#/.test(prefix) ? /^([^#]*)(#+)(.*)$/.exec(prefix).slice(1) : [prefix, "", ""];
      return new RegExp(`^${literally(before)}${marks ? "([0-9]{1,4})(?:-([0-9]{1,4}))?" : "()()"}${literally(after)}(reserve(?:-[0-9]{1,4})?)?$`, "i");
    });
  }
  range(id) { const { phase, session } = partsOf(id), { ranges } = this.plan.phases[phase - 1]; return ranges ? ranges[(session - 1) % ranges.length] : null; }
  name(id) { return nameOf(this.plan, id); }
  hasKey(id) { const { phase, session } = partsOf(id); return this.keys.has(keyPlaceOf(this.plan, phase, session)); }
  learn(id) {
    if (this.done.has(id)) return;
    this.done.add(id);
    const { phase, session, word } = partsOf(id), isOpen = this.plan.phases[phase - 1].sessions === 0, key = this.keys.get(keyPlaceOf(this.plan, phase, session));
    if (key === undefined) return;
    const range = this.range(id), at = PLACES * (this.ids.push(id) - 1);
    sessionNumbers(key, this.plan.value, word, isOpen ? `ses${session}` : "", range ? range[1] - range[0] + 1 : this.most).forEach((deal, place) => this.put(deal, at + place));
  }
  put(deal, at) { // sessions with one key have the same deals
    if (!this.known.has(deal)) this.known.set(deal, at);
    else this.twins.set(deal, [...this.twins.get(deal) ?? [this.known.get(deal)], at]);
  }
  async learnAll() { // all sessions, originals before reserves, as far as a search may go
    this.isWhole = true;
    for (const isReserve of [false, true]) for (const [i, phase] of this.plan.phases.entries())
      for (let session = 1; session <= (phase.sessions || MOST_OPEN); session++) { if (this.known.size >= MOST_DEALS) return; this.learn(idOf(i + 1, session, isReserve)); await this.tick(); }
  }
  async of(deal, named) { // of sessions with the same deals, one that the file's name means comes first
    if (!this.known.has(deal) && !this.isWhole) await this.learnAll();
    const found = this.known.get(deal), idAt = at => this.ids[Math.floor(at / PLACES)], at = this.twins.get(deal)?.find(twin => named.includes(idAt(twin))) ?? found;
    return found === undefined ? null : { id: idAt(at), place: at % PLACES };
  }
  named(stem) { // the sessions that the name of a file means: as it is written for them, else with other zeros
    const written = [], alike = [];
    for (const [i, phase] of this.plan.phases.entries()) {
      const m = this.patterns[i].exec(stem);
      if (!m) continue;
      const first = +(m[1] || 1), last = +(m[2] || first), most = phase.sessions || LIMIT.sessions, number = m[2] ? `${first}-${last}` : `${first}`;
      if (first < 1 || last < 1 || first > most || last > most || last - first >= LONGEST_RUN) continue;
      const isWritten = !m[1] || (m[2] ? `${m[1]}-${m[2]}` : m[1]) === number.padStart(phase.prefix.split("#").length - 1, "0");
      (isWritten ? written : alike).push(...Array.from({ length: Math.max(0, last - first + 1) }, (_, s) => idOf(i + 1, first + s, m[3] !== undefined)));
    }
    return written.length ? written : alike;
  }
}
function numberedAnew(found, homes, origins) { // the boards of a file without numbers, each with the number that its deal has
  const highest = new Map(), reordered = new Set();
  let last = null;
  const boards = found.map(([counted, origin]) => {
    let number = last === null ? counted : last + 1;
    if (origin && homes.includes(origin.id)) {
      const session = origin.id.replace(/,\w+$/, ""), range = origins.range(origin.id);
      number = (range ? range[0] : 1) + origin.place;
      if (number <= (highest.get(session) ?? 0)) reordered.add(origin.id);
      highest.set(session, Math.max(number, highest.get(session) ?? 0));
    }
    return [last = number, origin];
  });
  return [boards, reordered];
}
function judgeable(found, named, ranges, origins) { // where keys are missing: the boards of which something can be said, and the others
  const taken = new Set(found.filter(([, origin]) => origin).map(([number, { id }]) => `${id.replace(/,\w+$/, "")},${number}`));
  const isIn = (number, range) => !range || range[0] <= number && number <= range[1];
  const contradicts = number => { // of no session whose key is here, and should be by the file's name, or by where it stands
    const meant = named.filter(id => isIn(number, origins.range(id)));
    return named.length ? (meant.length ? meant : named).every(id => origins.hasKey(id))
      : [...ranges].some(([id, range]) => isIn(number, range) && !taken.has(`${id.replace(/,\w+$/, "")},${number}`));
  };
  const isJudged = ([number, origin]) => origin || contradicts(number);
  return [found.filter(isJudged), found.filter(one => !isJudged(one)).map(([number]) => number)];
}
async function proveFile(name, file, named, origins) { // parts: a session (or none), its boards, and what is wrong with some
  let found = [], reordered = new Set();
  for (const { number, deal } of file.boards) found.push([number, await origins.of(deal, named)]);
  const there = [...new Set(found.filter(([, origin]) => origin).map(([, origin]) => origin.id))];
  let expected = named.filter(id => there.includes(id));
  expected = [...expected, ...there.filter(id => !expected.includes(id) && expected.includes(counterpart(id)))]; // replaced by its reserve set
  if (!file.isNumbered) [found, reordered] = numberedAnew(found, expected.length ? expected : there, origins);
  const homes = expected.length ? expected : there.length ? there : named, ranges = new Map();
  for (const id of homes) {
    const places = found.filter(([, origin]) => origin?.id === id), first = places.length ? Math.max(1, places[0][0] - places[0][1].place) : 1;
    ranges.set(id, origins.range(id) ?? [first, places.reduce((most, [number]) => Math.max(most, number), first)]);
  }
  let unjudged = [];
  if (origins.keys.isPart) [found, unjudged] = judgeable(found, named, ranges, origins);
  const parts = new Map(), put = (id, number, reason) => {
    if (!parts.has(id)) parts.set(id, { id, good: [], bad: [], reason: null, first: id ? ranges.get(id)[0] : 1, isReordered: reordered.has(id) });
    const part = parts.get(id);
    if (reason) { part.bad.push(number); part.reason ??= reason; } else part.good.push(number);
  };
  for (const [number, origin] of found) {
    if (origin && ranges.has(origin.id)) { const right = ranges.get(origin.id)[0] + origin.place; put(origin.id, number, number === right ? null : ["r_ofBoard", { right }]); continue; }
    let near = [...ranges].filter(([, [first, last]]) => first <= number && number <= last).map(([id]) => id);
    if (!near.length) near = [...ranges.keys()];
    const home = new Set(near.map(id => id.replace(/,\w+$/, ""))).size === 1 ? near[0] : null;
    put(home, number, origin ? ["r_ofSession", { session: origins.name(origin.id).title }] : [home ? "r_notOfSession" : "r_notHere", {}]);
  }
  const isMisnamed = named.length > 0 && there.length > 0 && !expected.length;
  return { name, meant: isMisnamed ? named.map(id => origins.name(id)) : [], parts: [...parts.values()], unjudged };
}
const AN_EVENING = 64; // more boards than anybody plays in one session: so many are tried where a file has no numbers
async function prove(plan, keys, files, tick) {
  const most = files.reduce((most, { boards, isNumbered }) => boards.reduce((top, { number }) => isNumbered ? Math.max(top, number) : top, Math.max(most, boards.length)), AN_EVENING);
  const origins = new Origins(plan, keys, most, tick), proved = [];
  const named = files.map(({ name }) => origins.named(name.replace(/\.[^.]*$/, "") || name));
  for (const ids of named) for (const id of ids) { origins.learn(id); await tick(); }
  for (const [i, file] of files.entries()) { proved.push(await proveFile(file.name, file, named[i], origins)); await tick(i + 1, files.length); }
  return { origins, files: proved };
}
