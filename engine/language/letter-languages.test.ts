import { expect, test } from 'vitest'
import { letterLanguageOf, mayBeIn } from './letter-languages.ts'

test.each([
  ['deu', 'de'],
  ['de', 'de'],
  ['fra', 'fr'],
  ['jpn', undefined],
  ['und', undefined],
])('the code %s is of the language %s', (code, language) => expect(letterLanguageOf(code)).toBe(language))

test('a text of undetermined language may be in any', () => {
  expect([mayBeIn('es', 'spa'), mayBeIn('es', 'und'), mayBeIn('es', 'fra')]).toEqual([true, true, false])
})
