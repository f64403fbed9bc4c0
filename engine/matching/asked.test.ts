import { expect, test } from 'vitest'
import type { PostingFact } from '../postings/reading/model.ts'
import { askedOf, yearsIn } from './asked.ts'

const need = (text: string, kind: PostingFact['kind'] = 'requirement'): PostingFact => ({
  id: 'P1',
  kind,
  text,
  span: { start: 0, end: text.length },
  weight: 0.5,
  advantage: false,
  cut: false,
})

test.each([
  ['3+ years of experience in acute care', 'years'],
  ['Mindestens fünf, besser 7 Jahre im Einkauf', 'years'],
  ['two or more years of selling', 'years'],
  ['registration as a physiotherapist', 'papers'],
  ['Matrícula habilitante', 'papers'],
  ['Abgeschlossenes Studium der Informatik', 'papers'],
  ['a degree in civil engineering', 'papers'],
  ['Fluent in German and English', 'papers'],
  ['Sehr gute Deutsch- und Englischkenntnisse', 'papers'],
  ['Anglais courant', 'papers'],
  ['experience with wound care', null],
  ['good knowledge of PostgreSQL', null],
])('%s asks for %s', (text, asked) => {
  expect(askedOf(need(text))).toBe(asked)
})

test('a goal or duty with years or a language in it is no personal requirement', () => {
  expect(askedOf(need('double our turnover in three years', 'goal'))).toBeNull()
  expect(askedOf(need('translate German manuals into good English', 'duty'))).toBeNull()
  expect(yearsIn('train apprentices in their first year')).toBeNull()
})
