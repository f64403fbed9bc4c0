import { describe, expect, test } from 'vitest'
import type { PostingFact } from '#functions/postings/reading/model.ts'
import { askedOf, yearsIn } from './asked.ts'
import { headOf } from './focus.ts'
import { levelFit } from './level.ts'
import { factsOfLines } from './testing/facts-of-lines.ts'
import { yearsShown } from './years-shown.ts'

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

test('a goal or duty asks for work, whatever its words', () => {
  expect(askedOf(need('double our turnover in three years', 'goal'))).toBeNull()
  expect(askedOf(need('translate German manuals into good English', 'duty'))).toBeNull()
  expect(yearsIn('train apprentices in their first year')).toBeNull()
})

test('what a sentence is about ends before means, examples and reasons', () => {
  expect(headOf('Win customers through visits, calls and social media')).toBe('Win customers')
  expect(headOf('Write secure code in three languages (e.g. Java, Go)')).toBe(
    'Write secure code in three languages',
  )
  expect(headOf('Reduced falls by 35% by initiating assessments')).toBe('Reduced falls by 35%')
  expect(headOf('Betreuung der Kunden, um die Qualität zu sichern')).toBe('Betreuung der Kunden')
  expect(headOf('Experience with Kubernetes')).toBe('Experience with Kubernetes')
})

describe('level', () => {
  test('simple work is not answered with high work, nor a lead with a helping hand', () => {
    expect(levelFit(need('provide basic care'), 'Managed complex drips')).toBe(0.6)
    expect(levelFit(need('provide basic care'), 'Washed and fed eleven residents')).toBe(1)
    expect(levelFit(need('lead negotiations'), 'Helped with two negotiations')).toBe(0.7)
    expect(levelFit(need('lead negotiations'), 'Negotiated twelve contracts')).toBe(1)
  })
})

describe('years', () => {
  const facts = factsOfLines({ now: ['Xyz abc def'] })
  const roles = facts.roles.map((role) => ({
    ...role,
    title: role.title && { ...role.title, value: role.id === 'now' ? 'Warehouse Supervisor' : 'Baker' },
  }))
  const today = new Date('2026-11-20T09:00:00Z')
  const shown = (text: string) => yearsShown(need(text), { ...facts, roles }, today)

  test('are those in jobs of that name', () => {
    expect(shown('three years as a warehouse supervisor')).toMatchObject({
      text: '5 years 8 months',
      arithmetic: 'March 2021 to November 2026 (today) = 5 years 8 months',
      roles: [{ id: 'now' }],
    })
  })

  test('are not said where they are fewer, or of another work', () => {
    expect(shown('ten years as a warehouse supervisor')).toBeNull()
    expect(shown('three years as an electrician')).toBeNull()
    expect(shown('experience as a warehouse supervisor')).toBeNull()
  })
})
