/** Loaded with the first password: the package holds its programs as text, and few calls need one. */
export { argon2id, argon2Verify } from 'hash-wasm'
