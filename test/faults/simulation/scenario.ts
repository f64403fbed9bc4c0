import type { CrashLog, FaultPlan } from './faults.ts'
import type { World } from './world.ts'

export interface Scenario {
  readonly seed: number
  readonly users: number
  readonly days: number
  readonly postingsPerDay: number
  readonly faults: FaultPlan
  /**
   * Whether the product writes and checks each letter, or prepared ones are taken; that takes ten times as
   * long.
   */
  readonly letters: 'checked' | 'prepared'
  /**
   * How often the invariants are looked at: after every call that changed something, or once when all is
   * over.
   */
  readonly checks?: 'every step' | 'at the end'
  /** When it begins; in March 2026 when absent. */
  readonly from?: string
  /**
   * Whether every message that was ever sent is delivered once more at the end, as from a dead-letter queue.
   */
  readonly redrive?: boolean
  /** The table is given back from a backup in the middle: as it was an hour before, while a run went on. */
  readonly restore?: 'drafts are looked for' | 'drafts are not looked for'
}

export interface Outcome {
  readonly broken: readonly string[]
  readonly drafts: number
  readonly emails: number
  readonly userDays: number
  /** How often the invariants were looked at. */
  readonly steps: number
  readonly crashes: CrashLog
  readonly world: World
}
