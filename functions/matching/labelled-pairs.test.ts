import { expect, test } from 'vitest'
import { matchPosting } from './match-posting.ts'
import { factsOfLines } from '#harness/matching/facts-of-lines.ts'
import { ANSWERED, type LabelledPair, NOT_ANSWERED } from '#harness/matching/labelled-pairs.ts'

/** Minimum score of an answer that a letter uses. */
const MIN_SCORE = 0.3

function isAnswered({ kind, need, line, languages: [asked, done], skills }: LabelledPair): boolean {
  const fact = { id: 'P1', kind, text: need, weight: kind === 'duty' ? 0.8 : 0.55, cut: false }
  const posting = {
    facts: [{ ...fact, span: { start: 0, end: need.length } }],
    team: null,
    cutAt: null,
    language: asked,
  }
  const facts = factsOfLines({ now: [line], skills, language: done })
  const { answers } = matchPosting(posting, facts, {
    title: 'Post',
    today: new Date('2026-11-20T09:00:00Z'),
  })
  return answers.some(({ score }) => score >= MIN_SCORE)
}

test('no pair is labelled twice', () => {
  const ids = [...ANSWERED, ...NOT_ANSWERED].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ANSWERED).toHaveLength(77)
  expect(NOT_ANSWERED).toHaveLength(81)
})

test('every line labelled as an answer is found', () => {
  expect(ANSWERED.filter((pair) => !isAnswered(pair)).map(({ id }) => id)).toEqual([])
})

test('no line labelled as no answer is found', () => {
  expect(NOT_ANSWERED.filter(isAnswered).map(({ id }) => id)).toEqual([])
})
