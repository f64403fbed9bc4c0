import { expect, test } from 'vitest'
import { totp } from './totp.ts'

/** The key of RFC 6238, appendix B. */
const KEY = Buffer.from('12345678901234567890').toString('base64url')
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('a secret is base32 of twenty bytes, as authenticator apps expect', () => {
  expect(totp.secretOf(KEY)).toBe(SECRET)
  expect(totp.secretOf(`${KEY}AAAA`)).toBe(SECRET)
  expect(totp.address(SECRET, 'Reachwell', 'noor@staff.example')).toBe(
    'otpauth://totp/Reachwell:noor%40staff.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Reachwell',
  )
})

// The last six digits of the values of appendix B.
test.each([
  [1_111_111_111, '050471', 37_037_037],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at %d the code is %s', (seconds, code, step) => {
  const at = (after: number) => new Date((seconds + after) * 1000)
  expect(totp.stepOf(code, SECRET, at(0), null)).toBe(step)
  expect(totp.stepOf(code, SECRET, at(30), null)).toBe(step)
  expect(totp.stepOf(code, SECRET, at(90), null)).toBe(null)
  expect(totp.stepOf(code, SECRET, at(-90), null)).toBe(null)
  expect(totp.stepOf(code, SECRET, at(0), step - 1)).toBe(step)
  expect(totp.stepOf(code, SECRET, at(0), step)).toBe(null)
})

test.each(['', '12345', '1234567', '28708a', ' 287082', '２８７０８２'])('%j is not a code', (code) => {
  expect(totp.stepOf(code, SECRET, new Date(1_111_111_111_000), null)).toBe(null)
})
