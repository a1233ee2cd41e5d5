// What verify.html takes of @noble/curves: whether a network of the scheme bls-unchained-g1-rfc9380 signed a message.
import { bls12_381 } from "@noble/curves/bls12-381.js";
const { hash, verify } = bls12_381.shortSignatures, DST = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
globalThis.isBlsSigned = (signature, message, key) => { try { return verify(signature, hash(message, DST), key); } catch { return false; } };
