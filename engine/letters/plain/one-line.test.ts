import { expect, it } from 'vitest'
import { withoutOpenSentence } from './one-line.ts'

it.each([
  [
    'BSc Logistics, Otter College, Breda. Thesis on vendor managed',
    ['BSc', 'Otter College'],
    'BSc Logistics, Otter College, Breda',
  ],
  [
    'Dipl. Betriebswirtin (FH), Otter College, 2012',
    ['Dipl. Betriebswirtin', 'Otter College'],
    'Dipl. Betriebswirtin (FH), Otter College, 2012',
  ],
  ['Dipl. Kauffrau', ['Dipl. Kauffrau'], 'Dipl. Kauffrau'],
  ['Master 2 Droit, Univ. Saule II', ['Master 2', 'Univ. Saule II'], 'Master 2 Droit, Univ. Saule II'],
])('%s', (line, names, without) => {
  const facts = names.map((value) => ({ value }))
  expect(withoutOpenSentence(line, facts)).toBe(without)
})
