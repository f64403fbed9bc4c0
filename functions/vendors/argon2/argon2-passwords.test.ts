import { expect, test } from 'vitest'
import { argon2Hasher, argon2Passwords } from './argon2-passwords.ts'

const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/

test('a password is hashed at the first-choice cost of OWASP with its own salt, and verified again', async () => {
  const salts = [7, 8]
  const hasher = argon2Hasher((count) => new Uint8Array(count).fill(salts.shift() ?? 0))
  const [one, two] = [await hasher.hash('four plain words here'), await hasher.hash('four plain words here')]
  expect([COST.test(one), COST.test(two), one === two]).toEqual([true, true, false])
  expect(await argon2Passwords.matches('four plain words here', one)).toBe(true)
  expect(await argon2Passwords.matches('four plain words hers', one)).toBe(false)
})

test('no password matches without a hash, and an empty password matches nothing', async () => {
  expect([
    await argon2Passwords.matches('', null),
    await argon2Passwords.matches('four plain words here', null),
  ]).toEqual([false, false])
})
