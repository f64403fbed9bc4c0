import { expect, test } from 'vitest'
import { StoredRefusal } from './finding.ts'

const WHOLE = { words: null, line: null }

test('a refusal is stored as a code; the sentence of an older one stays where it is shown', () => {
  const missing = { code: 'no_line', params: {} }
  expect(StoredRefusal.parse({ rule: 'nothing_to_say', missing, ...WHOLE })).toEqual({
    rule: 'nothing_to_say',
    missing,
    ...WHOLE,
  })
  expect(StoredRefusal.parse({ rule: 'nothing_to_say', message: 'no line was read', ...WHOLE })).toEqual({
    rule: 'nothing_to_say',
    missing: { code: 'said', params: { words: 'no line was read' } },
    ...WHOLE,
  })
  expect(
    StoredRefusal.parse({ rule: 'L23', message: 'Stronger than its fact.', words: 'led', line: 'line-1' }),
  ).toEqual({ rule: 'L23', missing: null, words: 'led', line: 'line-1' })
})
