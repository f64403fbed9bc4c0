import type { PeopleSearch, PeopleStep } from '#functions/runs/model.ts'

/** Counts the requests and results of each step of the contact search. */
export function stepTally() {
  const none = () => ({ asked: 0, answered: 0 })
  const counts = {
    posting: none(),
    board: none(),
    page: none(),
    kept: none(),
    named: none(),
    vendor: none(),
  }
  return {
    asked: (step: PeopleStep) => void (counts[step].asked += 1),
    answered: (step: PeopleStep) => void (counts[step].answered += 1),
    counts: (): PeopleSearch['steps'] => structuredClone(counts),
  }
}
