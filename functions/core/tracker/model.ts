import type { Entry, EntryFailure, EntryState } from '#core/cycle/model.ts'

/** An entry as the tracker lists it. */
export interface TrackedEntry {
  readonly id: string
  readonly state: EntryState
  readonly companyName: string
  readonly jobTitle: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactLinkedin: string | null
  readonly jobUrl: string | null
  readonly applyUrl: string | null
  readonly subject: string | null
  readonly body: string | null
  readonly failure: EntryFailure | null
  readonly createdAt: Date
}

/** An entry for counting. */
export interface EntryCount {
  readonly id: string
  readonly createdAt: Date
}

/** How many entries were made on a day; days without any are absent. Newest first. */
export interface DayCount {
  readonly day: string
  readonly count: number
}

export interface TrackerStore {
  /** Entries per day, from counters: the cost does not grow with the entries. */
  days(userId: string): Promise<readonly DayCount[]>
  /** Entries of the days from `first` to `last`, newest first, after `skip`. */
  entries(userId: string, range: { first: string; last: string }, skip: number, limit: number): Promise<readonly TrackedEntry[]>
  /** Ids and times alone, for counts. */
  counts(userId: string, range: { first: string; last: string }, skip: number, limit: number): Promise<readonly EntryCount[]>
  find(userId: string, entryId: string): Promise<Entry | null>
}
