import { describe, expect, test } from 'vitest'
import type { RankedMatch } from '#engine/postings'
import { ContactBudgetSpent } from '../model.ts'
import { chosenContact } from '#harness/postings/finding-parts.ts'
import { fitTitle } from '#engine/test/inside.ts'
import { posting } from '#engine/test/postings.ts'
import { contactMatches, type ContactProgress } from './contact-matches.ts'
import type { PersonFinder } from './person-finder.ts'

/** Takes candidates for postings of these companies; a company in capitals has a free person. */
async function taken(companies: readonly string[], wanted: number, purse = Infinity) {
  const paid: string[] = []
  const finder: PersonFinder = {
    find: async ({ company }, pays) => {
      const isFree = company === company.toUpperCase()
      if (!isFree && (!pays || paid.length >= purse)) throw new ContactBudgetSpent('nothing is to be paid')
      if (!isFree) paid.push(company)
      return {
        contact: chosenContact({ company, domain: `${company}.example`, email: `lena@${company}.example` }),
        others: [],
      }
    },
    report: () => {
      throw new Error('not asked for')
    },
    settle: async () => undefined,
  }
  const matches = companies.map(
    (company, index): RankedMatch => ({
      posting: posting({ id: company, company }),
      jobKey: company,
      title: fitTitle('Product Manager', 'Product Manager'),
      place: 1,
      score: 1 - index / 100,
      reasons: [],
      unfit: null,
    }),
  )
  const progress: ContactProgress = { contacted: 0, whole: 0, skips: new Map(), looked: new Set(), notes: [] }
  const deps = {
    finder,
    companyOf: ({ posting: { company } }: RankedMatch) => company,
    wanted,
    given: new Set<string>(),
    progress,
    read: (match: RankedMatch) => Promise.resolve(match),
  }
  const candidates = contactMatches(matches, deps)
  const got: string[] = []
  for (;;) {
    const next = await candidates.next()
    if (next.done === true) return { got, paid, ended: next.value, ...progress }
    got.push(next.value.posting.company)
    if (got.length === wanted) return { got, paid, ended: null, ...progress }
  }
}

describe('the order in which people are paid for', () => {
  test('the best half gets a person at any cost; after that, free people go first', async () => {
    const { got, paid } = await taken(['a', 'b', 'c', 'D', 'e', 'F', 'G'], 4)
    expect(got).toEqual(['a', 'b', 'D', 'F'])
    expect(paid).toEqual(['a', 'b'])
  })

  test('waiting postings are paid for, best first, once as many wait as are wanted', async () => {
    const { got, paid } = await taken(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'H'], 4)
    expect(got).toEqual(['a', 'b', 'c', 'd'])
    expect(paid).toEqual(['a', 'b', 'c', 'd'])
    expect((await taken(['a', 'b', 'c', 'D'], 4)).got).toEqual(['a', 'b', 'D', 'c'])
  })

  test("when the day's budget is spent, free people are still chosen and a note says so", async () => {
    const result = await taken(['a', 'b', 'C', 'd', 'E'], 10, 1)
    expect(result.got).toEqual(['a', 'C', 'E'])
    expect([...result.skips]).toEqual([
      ['b', 'contact_budget_spent'],
      ['d', 'contact_budget_spent'],
    ])
    expect(result.notes).toEqual([{ code: 'contact_budget_spent', params: {} }])
    expect(result.ended).toBeNull()
    expect((await taken(['a', 'b'], 10, 0)).ended).toBe('contact_budget_spent')
  })
})
