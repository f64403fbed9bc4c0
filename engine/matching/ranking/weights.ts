import type { RankingPart } from '../../values/reasons/ranking.ts'

interface Weight {
  /** The weights of all parts add up to 1. */
  readonly weight: number
  readonly why: string
}

/** The weights of the parts that rank postings, with the reason for each. */
export const WEIGHTS: Readonly<Record<RankingPart, Weight>> = {
  title: {
    weight: 0.58,
    why: 'Somebody who searches for a job wants that job: nothing else makes up for another one.',
  },
  facts: {
    weight: 0.14,
    why: 'A letter is as good as what the resume has to say to what the posting asks for.',
  },
  place: { weight: 0.1, why: 'Most people want the city they named more than remote work in the country.' },
  age: { weight: 0.1, why: 'A new posting has had fewer applications.' },
  company: { weight: 0.08, why: 'A company that was written to lately is better left in peace for a while.' },
}
