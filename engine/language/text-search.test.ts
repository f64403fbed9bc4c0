import { expect, test } from 'vitest'
import { foldText, searchFor } from './text-search.ts'

test.each([
  ['Résumé', 'resume'],
  ['  Writing — to: HIRING managers!  ', 'writing to hiring managers'],
  ['Straße in Łódź, Ærø', 'strasse in lodz aero'],
  ["don’t and don't", 'dont and dont'],
  ['e\u0301tude', 'etude'],
  ['ﬁrst № 1', 'first no 1'],
  ['İstanbul', 'istanbul'],
  ['日本語の記事', '日本語の記事'],
  ['…?!', ''],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

const TEXT = foldText('The résumé you send. Subject lines for a first email to a hiring manager.')

test.each(['resume', 'RÉSUMÉ', 'email first', 'mail', 'hiring  manager', 'subject-lines', ' manager '])(
  '%j is found',
  (term) => {
    expect(searchFor(term)(TEXT)).toBe(true)
  },
)

test.each(['recruiter', 'email recruiter', '', '   ', '!?', '*', '.*', "' OR 1=1"])(
  '%j is not found',
  (term) => {
    expect(searchFor(term)(TEXT)).toBe(false)
  },
)
