// ---- Names of events: two that look alike are one --------------------------------------------------------------
const LOOKS = {/*LOOKS*/}; // signs that pass for another, as the program has them
function folded(name) {
  const small = name.normalize("NFKC").toLowerCase().replaceAll("ß", "ss").replaceAll("ς", "σ");
  const bare = [...small.normalize("NFKD").replace(/\p{Mn}/gu, "")].map(sign => Object.hasOwn(LOOKS, sign) ? LOOKS[sign] : sign).join("");
  return bare.replace(/[^\p{L}\p{N}]/gu, "") || name.split(/\s+/).filter(Boolean).join(" ");
}
