import type { RandomBytes } from '#platform/ids.ts'

const argon2 = () => import('./argon2.ts')

/** OWASP's first choice (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1 } as const

/** An Argon2id hash at that cost that no password matches. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$OPLSZ8CRTQCqVFPfx5ZcVg$xWpEYzAo+977ZDGz55FApRIg1KmM+t7//S20gmXji2k'

/** Passwords of imported accounts, stored as Argon2id hashes in the PHC string format. */
export const argon2Passwords = {
  /** Whether a password matches a hash; takes the same time without a hash. */
  async matches(password: string, hash: string | null) {
    // Verifying against a dummy hash keeps the response time from revealing whether an account exists.
    const { argon2Verify } = await argon2()
    const isMatch = await argon2Verify({
      password: password === '' ? ' ' : password,
      hash: hash ?? DUMMY_HASH,
    })
    return hash !== null && password !== '' && isMatch
  },
}

export const argon2Hasher = (random: RandomBytes) => ({
  /** Hashes a password with a new salt, in the PHC string format. */
  async hash(password: string) {
    const { argon2id } = await argon2()
    return await argon2id({ ...COST, password, salt: random(16), hashLength: 32, outputType: 'encoded' })
  },
})
