import { rankingWords } from '../../values/reasons/ranking.ts'
import { describe, expect, it } from 'vitest'
import { matchPostings } from '../../postings/match-postings.ts'
import type { Posting } from '../../values/posting.ts'
import { NOW, posting, SEARCH } from '../../test/postings.ts'
import { factsOfLines } from '../../test/matching/facts-of-lines.ts'
import { rankPostings, type RankingContext, WEIGHTS } from './rank-postings.ts'

const facts = factsOfLines({ now: ['Reduced customer churn from 9% to 4% in a year'] })

function ranked(postings: readonly Posting[], over: Partial<RankingContext> = {}) {
  const context = { search: SEARCH, facts, now: NOW, lastWritten: new Map(), ...over }
  const { matches } = matchPostings(postings, {
    search: { ...context.search, maxAgeDays: 30 },
    now: NOW,
    ownEmployers: [],
    ownDomains: [],
  })
  return rankPostings(matches, context)
}

const at = (company: string, over: Partial<Posting> = {}): Posting =>
  posting({ id: company, company, ...over })
const order = (postings: readonly Posting[], over: Partial<RankingContext> = {}) =>
  ranked(postings, over).map((match) => match.posting.company)
const wordsOf = (over: Partial<Posting>, context: Partial<RankingContext> = {}) =>
  ranked([posting(over)], context).flatMap(({ reasons }) =>
    reasons.map(({ part, why }) => `${part}: ${rankingWords(why)}`),
  )

it('has weights that add up to one', () => {
  expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
})

describe('the order of postings', () => {
  it('puts the wanted job before a related one, however new that is', () => {
    const old = new Date('2026-02-20T12:00:00.000Z')
    expect(order([at('Near', { title: 'Product Owner' }), at('Same', { postedAt: old })])).toEqual([
      'Same',
      'Near',
    ])
  })

  it('puts the posting that the resume answers first among equals', () => {
    const description = 'Your tasks:\n- Reduce customer churn\n- Improve the checkout'
    expect(order([at('Acorn'), at('Birch', { description })])).toEqual(['Birch', 'Acorn'])
  })

  it('puts new before old, the city before remote work, and a recently contacted company last', () => {
    expect(
      order(
        [
          at('Written'),
          at('Remote', { location: 'Remote, Germany', remote: true }),
          at('Older', { postedAt: new Date('2026-03-01T12:00:00.000Z') }),
          at('New'),
        ],
        { lastWritten: new Map([['written', new Date('2026-03-09T12:00:00.000Z')]]) },
      ),
    ).toEqual(['New', 'Remote', 'Older', 'Written'])
  })
})

describe('the reasons', () => {
  it('name the points for a posting', () => {
    expect(
      wordsOf({
        title: 'Produktmanager:in (m/w/d)',
        description: 'Your tasks:\n- Reduce customer churn with the service team',
      }),
    ).toEqual([
      'title: It’s the title you’re looking for.',
      'facts: Your line “Reduced customer churn from 9% to 4% in a year” speaks to what they need: “Reduce customer churn with the service team”.',
      'place: In Berlin, where you’re looking.',
      'age: Posted 1 day before we found it.',
      'company: No email to this company in the last 30 days.',
    ])
  })

  it('name the points against a posting too', () => {
    expect(
      wordsOf(
        {
          title: 'Senior Product Owner',
          company: 'Harborline',
          description: 'Your tasks:\n- Water the plants of the greenhouse every morning',
          location: 'Remote, Germany',
          remote: true,
          postedAt: null,
        },
        { lastWritten: new Map([['harborline', new Date('2026-03-05T12:00:00.000Z')]]) },
      ),
    ).toEqual([
      'title: “Senior Product Owner” is close to the job you’re looking for, but not the same. It asks for more experience than the title you’re looking for.',
      'facts: No line of your resume answers what the posting asks for.',
      'place: Remote work within Germany.',
      'age: The posting doesn’t say when it went up.',
      'company: You had an email to this company 5 days earlier.',
    ])
  })
})
