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
  test('to another trade that its writer has said why they want, where the posting is of it', () => {
    const facts = factsOfLines({
      now: ['Taught 5 classes of 30 a day'],
      titles: ['PE Teacher'],
      language: 'eng',
    })
    const [line] = facts.lines
    if (line === undefined) throw new Error('no line')
    const meant = {
      ...facts,
      lines: [...facts.lines, { ...line, id: 'why', says: 'reason_for_change' as const }],
    }
    const codeOf = (own: typeof facts, title: string) => {
      const read = readPosting({ title, description: 'You sell running shoes and run the register.' })
      const matches = matchPosting(read, own, { title, today })
      return unfitFor(read, own, matches, { title, searched: 'Sales Associate', today })?.code ?? 'written'
    }
    expect(codeOf(meant, 'Retail Sales Associate')).toBe('written')
    expect(codeOf(meant, 'Electrician')).toBe('another_trade')
    expect(codeOf(facts, 'Retail Sales Associate')).toBe('another_trade')
  })

  test.each(FIT_PAIRS.map((pair) => [pair.id, pair] as const))('%s', (_, pair) => {
    expect(decided(pair)).toBe(pair.expected)
  })
})
