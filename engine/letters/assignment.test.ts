import { expect, test } from 'vitest'
import { factOf } from '../test/resume/facts.ts'
import { signerOf } from './assignment.ts'

const account = { firstName: 'Grace', lastName: 'Osei' }
const read = { name: factOf('GRACE AMA HALL') }
const [ofResume, ofAccount] = [
  { firstName: 'Grace', lastName: 'Ama Hall' },
  { firstName: 'Grace', lastName: 'Osei' },
]

test.each([
  ['the resume, when it was chosen', read, account, 'resume', ofResume],
  ['the account, when it was chosen', read, account, 'account', ofAccount],
  ['the resume, when nothing was chosen and its name is sure', read, account, null, ofResume],
  [
    'the account, when nothing was chosen and the name is doubtful',
    { name: { ...factOf('Curriculum Vitae'), confidence: 0.3 } },
    account,
    null,
    ofAccount,
  ],
  [
    'the account, when nothing was chosen and the name has none of its words and is not certain',
    { name: { ...factOf('Site Management'), confidence: 0.85 } },
    account,
    null,
    ofAccount,
  ],
  [
    'the resume, when nothing was chosen and the name is certain, though the account has another',
    { name: factOf('Lina Hall') },
    account,
    null,
    { firstName: 'Lina', lastName: 'Hall' },
  ],
  [
    'the account, which knows the family name of one that the resume puts first',
    { name: factOf('OSEI Grace') },
    account,
    null,
    ofAccount,
  ],
  [
    'the resume in capitals, as the account spells it',
    { name: factOf('GRACE AMA MACLELLAN') },
    { firstName: 'Grace', lastName: 'MacLellan' },
    null,
    { firstName: 'Grace', lastName: 'Ama MacLellan' },
  ],
  [
    'the resume, when it was chosen although its name is doubtful',
    { name: { ...factOf('Grace Ama Hall'), confidence: 0.3 } },
    account,
    'resume',
    ofResume,
  ],
  ['the account, where the resume has no name', { name: null }, account, 'resume', ofAccount],
  ['the resume, where the account has no name', read, { firstName: '', lastName: '' }, 'account', ofResume],
] as const)('the name that signs is that of %s', (_, facts, own, chosen, expected) => {
  expect(signerOf(facts, own, chosen)).toEqual(expected)
})
