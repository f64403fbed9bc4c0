import type { FindTally } from '#functions/recipients/find-candidates.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import type { PlanResult } from '../model.ts'

type Counts = Partial<Record<SkipReason, number>>

/** Adds up the figures of the search and the refused reservations. */
export class PlanTally {
  #refused: Counts = {}
  #found: FindTally | null = null
  readonly #reservedBefore: number

  /** `reservedBefore`: the number of emails this run had reserved before a crash. */
  constructor(reservedBefore: number) {
    this.#reservedBefore = reservedBefore
  }

  /** Counts a candidate that could not be reserved. */
  skip(reason: SkipReason): void {
    this.#refused[reason] = (this.#refused[reason] ?? 0) + 1
  }

  /** Stores the latest figures of the search and returns the sum so far. */
  with(found: FindTally): PlanResult {
    this.#found = found
    return this.result(null)
  }

  result(outcome: RunOutcome | null): PlanResult {
    const found = this.#found
    return {
      outcome,
      found: found?.found ?? 0,
      matched: found?.matched ?? 0,
      contacted: found?.contacted ?? 0,
      whole: found?.whole ?? 0,
      skips: this.#skips(),
      notes: found?.notes ?? [],
      people: found?.people ?? null,
    }
  }

  #skips(): Counts {
    const sum: Counts = { ...this.#refused }
    for (const { reason } of this.#found?.skips ?? []) sum[reason] = (sum[reason] ?? 0) + 1
    // Emails reserved before a crash are found again as used jobs, but they are counted as reserved.
    const used = Math.max(0, (sum.already_used ?? 0) - this.#reservedBefore)
    return this.#reservedBefore === 0 ? sum : { ...sum, already_used: used }
  }
}
