import type { PeopleSearch, PeopleStep } from '#functions/runs/model.ts'

/** Counts what each step of the search for people was asked and gave. */
export function stepTally() {
  const counts = new Map<PeopleStep, { asked: number; answered: number }>()
  const of = (step: PeopleStep) => counts.get(step) ?? { asked: 0, answered: 0 }
  return {
    asked: (step: PeopleStep) => void counts.set(step, { ...of(step), asked: of(step).asked + 1 }),
    answered: (step: PeopleStep) => void counts.set(step, { ...of(step), answered: of(step).answered + 1 }),
    counts: (): PeopleSearch['steps'] => ({
      posting: of('posting'),
      board: of('board'),
      page: of('page'),
      kept: of('kept'),
      named: of('named'),
      vendor: of('vendor'),
    }),
  }
}
