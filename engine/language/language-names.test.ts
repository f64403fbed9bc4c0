import { expect, test } from 'vitest'
import { isLanguage, isLanguageIn, namesLanguage } from './language-names.ts'

test.each([
  ['English', 'English'],
  ['Anglais', 'English'],
  ['inglese', 'English'],
  ['Deutsch (Muttersprache)', 'German'],
  ['Deutschkenntnisse', 'German'],
  ['aleman', 'German'],
  ['Französisch', 'French'],
  ['Castellano', 'Spanish'],
])('"%s" names the language %s', (text, language) =>
  expect(['English', 'German', 'French', 'Spanish'].filter((one) => isLanguageIn(text, one))).toEqual([
    language,
  ]),
)

test('the Dutch name of Polish is one in a list of languages, not in a sentence', () => {
  expect([
    isLanguage('Pools'),
    namesLanguage('We clean pools'),
    namesLanguage('Vloeiend Nederlands'),
  ]).toEqual([true, false, true])
})
