interface CycleWrite {
  readonly step: 'searching' | 'reserving' | 'writing' | 'saving' | 'ending' | 'the run'
  readonly item: string
  readonly how: 'alone' | 'in a transaction' | 'checked in a transaction'
  /** Number of writes in a run of twenty drafts; `table` and `indexes` are their total units. */
  readonly times: number
  readonly table: number
  readonly indexes: number
  /** Written by time, not by draft: planning saves its progress every two seconds, for up to twenty. */
  readonly byTime?: true
}

/**
 * One unit per started kilobyte of an item and of each changed index entry, twice in a transaction; a test
 * measures again. It is not documented whether an index counts twice in a transaction; here it does.
 */
export const WRITES: readonly CycleWrite[] = [
  { step: 'searching', item: 'THROTTLE', how: 'alone', times: 177, table: 177, indexes: 0 },
  { step: 'searching', item: 'THROTTLE', how: 'in a transaction', times: 9, table: 18, indexes: 0 },
  { step: 'searching', item: 'ANSWER', how: 'alone', times: 145, table: 360, indexes: 0 },
  // The budget for contacts is counted before each paid call.
  { step: 'searching', item: 'USAGE', how: 'alone', times: 27, table: 27, indexes: 0 },
  // Also listed by recipient, who may ask what is held about them.
  { step: 'reserving', item: 'MATERIAL', how: 'in a transaction', times: 20, table: 78, indexes: 40 },
  { step: 'reserving', item: 'JOB', how: 'in a transaction', times: 20, table: 40, indexes: 0 },
  { step: 'reserving', item: 'USAGE', how: 'in a transaction', times: 20, table: 40, indexes: 0 },
  { step: 'reserving', item: 'RECIPIENT', how: 'in a transaction', times: 40, table: 80, indexes: 0 },
  // Created, prepared for the mailbox, completed; in the lists from the first, in the open work until the last.
  { step: 'reserving', item: 'OUTREACH', how: 'in a transaction', times: 60, table: 120, indexes: 200 },
  { step: 'writing', item: 'OUTREACH', how: 'alone', times: 20, table: 20, indexes: 0 },
  { step: 'writing', item: 'MATERIAL', how: 'alone', times: 20, table: 50, indexes: 0 },
  { step: 'saving', item: 'GMAIL', how: 'checked in a transaction', times: 20, table: 40, indexes: 0 },
  { step: 'saving', item: 'PROFILE', how: 'checked in a transaction', times: 20, table: 40, indexes: 0 },
  { step: 'ending', item: 'STATS', how: 'in a transaction', times: 20, table: 40, indexes: 0 },
  // Claimed, then updated with each reservation and each completed email.
  { step: 'the run', item: 'RUN', how: 'in a transaction', times: 42, table: 84, indexes: 4 },
  { step: 'the run', item: 'RUN', how: 'alone', times: 12, table: 12, indexes: 2, byTime: true },
  { step: 'the run', item: 'CYCLE', how: 'in a transaction', times: 1, table: 2, indexes: 0 },
  { step: 'the run', item: 'ACTIVITY', how: 'alone', times: 1, table: 1, indexes: 0 },
]

export const unitsOfCycle = (): number => WRITES.reduce((sum, { table, indexes }) => sum + table + indexes, 0)
