// ---- What a person says, and no file can ------------------------------------------------------------------------
// Statements: `digest` as they saw it, `before` the promised moment, `value` as they looked it up, `played` (null, or
// all of them, whole phases, and sessions as "phase,session"), and `first`: they know of no earlier promise.
const NOTHING_SAID = () => ({ digest: "", before: false, value: "", played: null, first: false });
const wasPlayed = (played, phase, session) => played.all || played.phases.includes(phase) || played.sessions.includes(`${phase},${session}`);
function* ofDigest({ digest, plan }, typed) { // held against what the files bind; what is no whole digest decides nothing
  if (!isComplete(typed)) return;
  const is = what => compared(typed, what).state === "whole", found = compared(typed, digest || plan.hash);
  if (found.state === "whole") yield ["proved", "digest", ["p_digest"]];
  else if (!digest) yield ["left_to_you", "bring-commitment", ["l_bringForDigest"]];
  else if (is(plan.hash)) yield ["chosen", "keys-alone", ["c_keysAlone"]];
  else yield ["contradicted", "digest", [found.of === 13 ? "x_digestWords" : "x_digestGroups", { place: found.place }]];
}
function* ofPublication({ moment, says, kept }, { digest, before }) {
  const isKnown = isComplete(digest) || kept.length > 0;
  if (isKnown && before) yield ["proved", "published", ["p_published", { moment }]];
  else yield ["left_to_you", "published", [isKnown ? "l_before" : "l_published", { moment }], { more: says }];
}
function* ofSessions({ sessions, planned }, { played }) { // planned, in the files, and played are three things
  const listed = some => some.slice(0, 8).map(({ title }) => title).join(", ") + (some.length > 8 ? " …" : "");
  if (!played) { yield ["left_to_you", "played", ["l_played"], { more: sessions.length ? [["l_playedAsked", { sessions: listed(sessions) }]] : [] }]; return; }
  const is = ({ phase, session }) => wasPlayed(played, phase, session), mine = sessions.filter(is);
  for (const name of sessions.filter(name => !is(name))) yield ["chosen", "not-played", ["c_notPlayed", { session: name.title }], { session: name, phase: name.phase }];
  for (const place of played.sessions.filter(place => !planned.includes(place))) {
    const [phase, session] = place.split(",").map(Number);
    yield ["chosen", "missing-session", ["c_playedNot", { phase, session }], { phase }];
  }
  yield ["proved", "played", mine.length ? ["p_played", { sessions: listed(mine) }] : ["p_playedSaid"]];
}
function readingOf({ value }, { value: typed }) { return value && typed.trim() ? readValue(typed.trim(), value.shown, value.rule) : ""; }
function* ofValue(found, statements) {
  const { value } = found, reading = readingOf(found, statements);
  if (!value || value.isProved && reading !== "other") return;
  if (reading === "other") yield ["contradicted", "value", ["x_value"]];
  else if (reading === "same") yield ["proved", "value", ["p_value"]];
  else if (reading === "unread") yield ["left_to_you", "value", ["l_valueUnread", { given: statements.value.trim(), source: value.source }]];
  else yield ["left_to_you", "value", value.ask];
}
function* ofHolders({ words }) { // words that anybody could try are no secret
  const sides = [WORDS.slice(0, 12), WORDS.slice(-12), WORDS.slice(0, 12).reverse()].map(some => some.join("-"));
  const isGood = text => { const parts = text.split("-"); return parts.length === 12 && parts.every(part => WORDS.includes(part)) && new Set(parts).size > 1 && !sides.includes(text); };
  for (const { name, part } of words) if (!isGood(part)) yield ["chosen", "weak-words", ["c_weakWords", { name }], { holder: name }];
}
function* ofStatements(found, statements) {
  if (!found.plan?.hash) return;
  yield* ofDigest(found, statements.digest); yield* ofPublication(found, statements); yield* ofSessions(found, statements); yield* ofValue(found, statements); yield* ofHolders(found);
  if (found.isFirstAsked) yield statements.first ? ["proved", "first-promise", ["p_first"]] : ["left_to_you", "first-promise", ["l_first"]];
}
function judged(found, statements) { // the lists: what the files say, and what follows from what somebody says
  const lists = { contradicted: [], left_to_you: [], chosen: [], proved: [] };
  for (const entry of found.entries) lists[entry.list].push(entry);
  for (const [list, kind, say, about] of ofStatements(found, statements)) lists[list].push({ kind, say, more: [], session: null, phase: null, boards: [], file: "", ...about });
  for (const name of LISTS) lists[name] = sorted(name, lists[name]);
  // A board that stands in two files is one board.
  const boards = new Set(lists.proved.filter(({ kind }) => kind === "boards").flatMap(({ session, boards }) => boards.map(board => `${session.files}:${session.phase}:${board}`))).size;
  const verdict = lists.contradicted.length ? "false" : !lists.left_to_you.length && !lists.chosen.length && boards ? "proved" : "open";
  const isWaiting = verdict === "open" && boards > 0 && !lists.chosen.length && lists.left_to_you.every(({ kind }) => kind === "other-sessions");
  return { verdict, boards, isWaiting, ...lists };
}
