import { describe, expect, test } from 'vitest'
import { posting } from '../../test/postings.ts'
import { rankingWords, type RankingReason } from '../../values/reasons/ranking.ts'
import { type Declined, declinedPart, lessDeclined } from './declined.ts'

test.each([
  ['Field Sales Manager', 'Sales Manager', 'field'],
  ['Senior Sales Manager (Field Service)', 'Sales Manager', 'field service'],
  ['Senior Sales Manager', 'Sales Manager', null],
])('of “%s”, declined by somebody who searches for “%s”, the words %s are kept', (title, searched, words) => {
  expect(declinedPart({ title, location: '' }, 'title', searched)).toBe(words)
})

test.each([
  ['Senior Product Manager', 'Product Manager', 'senior'],
  ['Product Manager Internship', 'Product Manager', 'training'],
  ['Product Manager', 'Product Manager', null],
])('of “%s”, declined by somebody who searches for “%s”, the level %s is kept', (title, searched, level) => {
  expect(declinedPart({ title, location: '' }, 'level', searched)).toBe(level)
})

test('a posting that names no place has none to decline', () => {
  expect(declinedPart({ title: '', location: ' Potsdam ' }, 'place', '')).toBe('Potsdam')
  expect(declinedPart({ title: '', location: '' }, 'place', '')).toBeNull()
})

const REASONS: readonly RankingReason[] = [
  { part: 'title', value: 0.8, why: { code: 'title', params: { kind: 'same', title: 'X', level: 'same' } } },
  { part: 'place', value: 1, why: { code: 'in_place', params: { place: 'Berlin' } } },
]
const NOTHING: Declined = { titles: [], places: [], levels: [] }
const ranked = (title: string, declined: Partial<Declined>) =>
  lessDeclined(REASONS, posting({ title, location: 'Berlin, Germany' }), { ...NOTHING, ...declined }).map(
    ({ part, value, why }) => `${part} ${value}: ${rankingWords(why)}`,
  )

describe('a posting like one that was declined ranks lower, and says so', () => {
  const TITLE = 'title 0.8: It’s the title you’re looking for.'
  const PLACE = 'place 1: In Berlin, where you’re looking.'
  test.each([
    [
      { titles: ['field service'] },
      ['title 0.4: You declined a posting with “field service” in its title.', PLACE],
    ],
    [{ titles: ['field office'] }, [TITLE, PLACE]],
    [
      { levels: ['senior'] },
      ['title 0.4: You declined a posting of the level of “Senior Manager, Field Service”.', PLACE],
    ],
    [{ levels: ['lead'] }, [TITLE, PLACE]],
    [{ places: ['berlin, germany'] }, [TITLE, 'place 0: You declined a posting in berlin, germany.']],
    [{}, [TITLE, PLACE]],
  ])('after %o', (declined, expected) => {
    expect(ranked('Senior Manager, Field Service', declined)).toEqual(expected)
  })
})
