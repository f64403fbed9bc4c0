/**
 * The part of the package that is loaded with the first password: it holds its programs as text, and hardly a
 * call compares one.
 */
export { argon2id, argon2Verify } from 'hash-wasm'
