import type { Action } from './actions.ts'
import type { CrashLog, FaultPlan } from './faults.ts'
import type { World } from './world.ts'

export interface Scenario {
  readonly seed: number
  readonly users: number
  readonly days: number
  readonly postingsPerDay: number
  readonly faults: FaultPlan
  /**
   * Whether the product writes and checks each letter, which takes ten times as long, or prepared ones are
   * used.
   */
  readonly letters: 'checked' | 'prepared'
  /** Whether invariants are checked after every call that changed something, or once at the end. */
  readonly checks?: 'every step' | 'at the end'
  /** Whether users choose from a shortlist before anything is written. */
  readonly choosesFirst?: boolean
  /** What people do; everything when absent. */
  readonly acts?: readonly Action[]
  /** Start of the simulation; in March 2026 when absent. */
  readonly from?: string
  /** Whether every message is delivered again at the end, as from a dead-letter queue. */
  readonly redrive?: boolean
  /** Restores the table from an hour-old backup in the middle, while a run is going on. */
  readonly restore?: 'drafts are looked for' | 'drafts are not looked for'
}

export interface Outcome {
  readonly broken: readonly string[]
  readonly drafts: number
  readonly emails: number
  readonly userDays: number
  /** How often the invariants were checked. */
  readonly steps: number
  readonly crashes: CrashLog
  readonly world: World
}
