// ---- A round of drand: a number that the network quicknet signs at its moment -----------------------------
const CHAIN = "/*CHAIN*/", KEY = "/*KEY*/", GENESIS_S = /*GENESIS*/, PERIOD_S = 3;
const momentOf = round => new Date(1000 * (GENESIS_S + PERIOD_S * (round - 1)));
function roundOf(bytes) { // as a relay serves it, or its three parts in any order
  let text; try { text = new TextDecoder("utf-8", { fatal: true }).decode(sized(bytes, LIMIT.roundBytes)); } catch (error) { throw error instanceof Damaged ? error : new Damaged("round"); }
  const wrong = () => new Damaged("round"), whole = kind => new RegExp(`(?<![0-9A-Za-z])${kind}(?![0-9A-Za-z])`, "gi");
  let round, signature, randomness;
  if (text.trimStart().startsWith("{")) {
    let top; try { top = JSON.parse(text); } catch { throw wrong(); }
    const names = text.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/g) ?? [];
    if (new Set(names).size < names.length || !/"round"\s*:\s*[1-9]\d{0,8}\s*[,}]/.test(text) || typeof top.signature !== "string" || !["string", "undefined"].includes(typeof (top.randomness ?? undefined))) throw wrong();
    ({ round, signature, randomness } = top);
  } else {
    const all = kind => [...new Set((text.match(whole(kind)) ?? []).map(one => one.toLowerCase()))], numbers = all("[1-9][0-9]{0,8}"), signatures = all("[0-9a-f]{96}"), values = all("[0-9a-f]{64}");
    if (numbers.length !== 1 || signatures.length !== 1 || values.length > 1) throw wrong();
    [round, signature, randomness] = [+numbers[0], signatures[0], values[0]];
  }
  if (!/^[0-9a-f]{96}$/i.test(signature) || randomness != null && !/^[0-9a-f]{64}$/i.test(randomness)) throw wrong();
  const signed = fromHex(signature);
  return { round, signature: signed, randomness: randomness?.toLowerCase() ?? hex(sha256(signed)) };
}
const fromHex = digits => Uint8Array.from(digits.match(/../g), pair => parseInt(pair, 16));
function faultOfRound({ round, signature, randomness }) { // the name of a sentence; empty where the network signed all of it
  if (hex(sha256(signature)) !== randomness) return "r_randomness";
  const number = new Uint8Array(8); new DataView(number.buffer).setBigUint64(0, BigInt(round));
  globalThis.loadBls?.();
  return isBlsSigned(signature, sha256(number), fromHex(KEY)) ? "" : "r_unsigned";
}
