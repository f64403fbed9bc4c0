import { describe, expect, test } from 'vitest'
import { factsOfLines } from '../test/matching/facts-of-lines.ts'
import { FIT_PAIRS, type FitPair } from '../test/matching/fit-pairs.ts'
import { readPosting } from '../postings/reading/read-posting.ts'
import { unfitFor } from './fit.ts'
import { matchPosting } from './match-posting.ts'

const today = new Date('2026-11-20T09:00:00Z')

function decided({ titles, lines, skills = [], language, since, posting }: FitPair): string {
  const facts = factsOfLines({
    now: lines,
    skills,
    language,
    titles,
    ...(since === undefined ? {} : { since }),
  })
  const read = readPosting(posting)
  const { title } = posting
  const [searched = ''] = titles
  const unfit = unfitFor(read, facts, matchPosting(read, facts, { title, today }), { title, searched, today })
  return unfit?.code ?? 'written'
}

describe('whether a letter is written', () => {
  test.each(FIT_PAIRS.map((pair) => [pair.id, pair] as const))('%s', (_, pair) => {
    expect(decided(pair)).toBe(pair.expected)
  })
})
