import { describe, expect, test } from 'vitest'
import type { PostingFact } from '#functions/postings/reading/model.ts'
import { askedOf, yearsIn } from './asked.ts'
import { headOf } from './focus.ts'
import { levelFit } from './level.ts'

const need = (text: string, kind: PostingFact['kind'] = 'requirement'): PostingFact => ({
  id: 'P1',
  kind,
  text,
  span: { start: 0, end: text.length },
  weight: 0.5,
  cut: false,
})

test.each([
  ['3+ years of experience in acute care', 'years'],
  ['Mindestens fünf, besser 7 Jahre im Einkauf', 'years'],
  ['two or more years of selling', 'years'],
  ['registration as a physiotherapist', 'certificate'],
  ['Matrícula habilitante', 'certificate'],
  ['Abgeschlossenes Studium der Informatik', 'degree'],
  ['a degree in civil engineering', 'degree'],
  ['Fluent in German and English', 'language'],
  ['Sehr gute Deutsch- und Englischkenntnisse', 'language'],
  ['Anglais courant', 'language'],
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

test('the main part of a sentence ends before means, examples and reasons', () => {
  expect(headOf('Win customers through visits, calls and social media')).toBe('Win customers')
  expect(headOf('Write secure code in three languages (e.g. Java, Go)')).toBe(
    'Write secure code in three languages',
  )
  expect(headOf('Reduced falls by 35% by initiating assessments')).toBe('Reduced falls by 35%')
  expect(headOf('Betreuung der Kunden, um die Qualität zu sichern')).toBe('Betreuung der Kunden')
  expect(headOf('Experience with Kubernetes')).toBe('Experience with Kubernetes')
})

describe('level', () => {
  test('simple work is not answered with demanding work, nor leadership with assistance', () => {
    expect(levelFit(need('provide basic care'), 'Managed complex drips')).toBe(0.6)
    expect(levelFit(need('provide basic care'), 'Washed and fed eleven residents')).toBe(1)
    expect(levelFit(need('lead negotiations'), 'Helped with two negotiations')).toBe(0.7)
    expect(levelFit(need('lead negotiations'), 'Negotiated twelve contracts')).toBe(1)
  })
})
