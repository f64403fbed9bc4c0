import { expect, test } from 'vitest'
import { isCalled, letterLanguageOf, mayBeIn } from './letter-languages.ts'

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

test.each([
  ['English', 'en'],
  ['Anglais', 'en'],
  ['inglese', 'en'],
  ['Deutsch (Muttersprache)', 'de'],
  ['aleman', 'de'],
  ['Französisch', 'fr'],
  ['Castellano', 'es'],
] as const)('"%s" is what a resume calls the language %s', (name, language) =>
  expect((['en', 'de', 'fr', 'es'] as const).filter((one) => isCalled(one, name))).toEqual([language]),
)
