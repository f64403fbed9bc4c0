import type { CountedPurse } from '../contact-spending.store.ts'

/**
 * The steps of the search for a person, in their order: what costs nothing first. `posting`: the posting's own
 * text; `board`: the hiring contact of the board; `page`: the company's public pages; `kept`: what an earlier
 * answer of the vendor holds; `named`: the address of
 * a named person, made by the company's pattern and confirmed by the vendor; `vendor`: a search of the
 * vendor for people.
 */
export const STEPS = ['posting', 'board', 'page', 'kept', 'named', 'vendor'] as const
export type Step = (typeof STEPS)[number]

/** How often each step was asked about a posting, and how often it gave the person to write to. */
export type StepCounts = Readonly<Record<Step, { readonly asked: number; readonly answered: number }>>

/** What looking for people asked and paid. */
export interface PeopleSearch extends ReturnType<CountedPurse['paid']> {
  readonly steps: StepCounts
}

/** Counts what each step was asked and gave. */
export function stepTally() {
  const counts = new Map<Step, { asked: number; answered: number }>()
  const of = (step: Step) => counts.get(step) ?? { asked: 0, answered: 0 }
  return {
    asked: (step: Step) => void counts.set(step, { ...of(step), asked: of(step).asked + 1 }),
    answered: (step: Step) => void counts.set(step, { ...of(step), answered: of(step).answered + 1 }),
    counts: (): StepCounts => ({
      posting: of('posting'),
      board: of('board'),
      page: of('page'),
      kept: of('kept'),
      named: of('named'),
      vendor: of('vendor'),
    }),
  }
}
