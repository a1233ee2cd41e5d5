// What verify.html and unlock.html take of @noble/curves, for a network of the scheme bls-unchained-g1-rfc9380: whether it
// signed a message; and for a lock of tlock e(signature, point), 576 bytes in the order of drand's tools, and factor · G2.
import { bls12_381 } from "@noble/curves/bls12-381.js";
const { hash, verify } = bls12_381.shortSignatures, DST = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_", { G1, G2 } = bls12_381;
globalThis.isBlsSigned = (signature, message, key) => { try { return verify(signature, hash(message, DST), key); } catch { return false; } };
const parts = one => typeof one === "bigint" ? [one] : [one.c2, one.c1, one.c0].filter(part => part !== undefined).flatMap(parts);
globalThis.blsShared = (signature, point) => {
  const digits = parts(bls12_381.pairing(G1.Point.fromBytes(signature), G2.Point.fromBytes(point))).map(one => one.toString(16).padStart(96, "0")).join("");
  return Uint8Array.from(digits.match(/../g), pair => parseInt(pair, 16));
};
globalThis.blsTimes = factor => G2.Point.BASE.multiply(factor).toBytes();
