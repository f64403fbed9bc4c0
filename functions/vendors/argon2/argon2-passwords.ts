import type { RandomBytes } from '#platform/ids.ts'

const argon2 = () => import('./argon2.ts')

/** OWASP's first choice (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1 } as const

/** Argon2id at that cost of a secret that nobody has. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$OPLSZ8CRTQCqVFPfx5ZcVg$xWpEYzAo+977ZDGz55FApRIg1KmM+t7//S20gmXji2k'

/** Passwords of imported accounts, kept as Argon2id in the PHC string format. */
export const argon2Passwords = {
  /** Compares in the same time whether or not there is a hash to compare with. */
  async matches(password: string, hash: string | null) {
    // Without a hash the same work is done for nothing, so that the time tells nobody whether there is an
    // account.
    const { argon2Verify } = await argon2()
    const right = await argon2Verify({ password: password === '' ? ' ' : password, hash: hash ?? NOBODYS })
    return hash !== null && password !== '' && right
  },
}

export type Passwords = typeof argon2Passwords

export const argon2Hasher = (random: RandomBytes) => ({
  /** In the PHC string format, with a salt of its own. */
  async hash(password: string) {
    const { argon2id } = await argon2()
    return await argon2id({ ...COST, password, salt: random(16), hashLength: 32, outputType: 'encoded' })
  },
})

export type PasswordHasher = ReturnType<typeof argon2Hasher>
