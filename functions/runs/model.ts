export type { HeldBackLetter, HeldPosting, PeopleSearch, PeopleStep, RunRecord } from './run.item.ts'

export interface CycleState {
  readonly lastRunId: string | null
  /** Start of the last run; the next may start 24 hours later. */
  readonly lastSentAt: Date | null
}
