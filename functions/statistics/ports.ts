import type { Statistics } from './model.ts'

export interface StatisticsStore {
  /** One read, whatever there is to count. It may lag a moment behind. */
  read(): Promise<Statistics>
  keepActive(count: number, at: Date): Promise<void>
  /** Forgets days before this one (YYYY-MM-DD). */
  forgetBefore(day: string): Promise<void>
}

/** Accounts that the table lets in. */
export interface AccessCount {
  /** How many there are at `now`; it reads an index over all of them. */
  count(now: Date): Promise<number>
}
