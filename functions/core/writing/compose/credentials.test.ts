import { expect, it } from 'vitest'
import { credentialsOf } from './credentials.ts'

it.each([
  ['RN, BLS, ACLS (American Heart Association), exp. 04/2026', ['BLS', 'ACLS']],
  ['JIB Gold Card, 18th Edition. Full clean UK driving licence.', ['JIB', '18th Edition', 'driving licence']],
  ['Studying for the CPA', []],
  ['CFA candidate, PMP', ['PMP']],
  ['BLS since 2019; BLS renewed 2025', ['BLS']],
  ['Led the CPAP clinic', []],
])('%j holds %j', (text, expected) => expect(credentialsOf(text).map(({ value }) => value)).toEqual(expected))

it('says where each stands', () => {
  const text = 'Certificates: NVQ Level 3 and PASMA'
  for (const { span, quote } of credentialsOf(text)) expect(text.slice(span.start, span.end)).toBe(quote)
})
