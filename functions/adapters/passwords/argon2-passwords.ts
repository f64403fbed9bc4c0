import { argon2Verify } from 'hash-wasm'
import type { Passwords } from '#core/linking/ports.ts'

/** Argon2id with 19 MiB, two passes, one lane (OWASP's first choice), of a secret that nobody has. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$OPLSZ8CRTQCqVFPfx5ZcVg$xWpEYzAo+977ZDGz55FApRIg1KmM+t7//S20gmXji2k'

/** Passwords of imported accounts, kept as Argon2id in the PHC string format. */
export const argon2Passwords: Passwords = {
  async matches(password, hash) {
    // Without a hash the same work is done for nothing, so that the time tells nobody whether there is an account.
    const right = await argon2Verify({ password: password === '' ? ' ' : password, hash: hash ?? NOBODYS })
    return hash !== null && password !== '' && right
  },
}
