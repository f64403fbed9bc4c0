import { rankPostings } from '../../matching/ranking/rank-postings.ts'
import { matchPostings } from '../../postings/match-postings.ts'
import type { Posting } from '../../values/posting.ts'
import { type LabelledSearch, TODAY } from './labelled.ts'
import { keywordOrder, ndcg } from './order.ts'

export interface Measured {
  readonly id: string
  readonly split: string
  readonly ranked: number
  readonly keyword: number
  readonly kept: number
  readonly ms: number
}

/** The order of a run, without the postings that a run leaves out. */
function rankedOrder({ search, facts, postings }: LabelledSearch): readonly Posting[] {
  const { matches } = matchPostings(postings, { search, now: TODAY, ownEmployers: [], ownDomains: [] })
  return rankPostings(matches, { search, facts, now: TODAY, lastWritten: new Map() }).map(
    ({ posting }) => posting,
  )
}

/** Both orders of one search, compared with the labels. */
export function measure(labelled: LabelledSearch): Measured {
  const from = performance.now()
  const order = rankedOrder(labelled)
  const ms = performance.now() - from
  return {
    id: labelled.id,
    split: labelled.split,
    ranked: ndcg(order, labelled.grades),
    keyword: ndcg(keywordOrder(labelled.search.jobTitle, labelled.postings), labelled.grades),
    kept: order.length,
    ms,
  }
}
