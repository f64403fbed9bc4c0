/** Loaded with the first password: the package is large (it contains its WASM), and few calls need it. */
export { argon2id, argon2Verify } from 'hash-wasm'
