import type { Run } from '#shared/models/run.ts'
import { SKIP_WORDS } from '#shared/catalog/skip-words.ts'

export interface LeftOut {
  readonly words: string
  readonly count: number
}

/** What a run left out and why, in words, the commonest reason first. */
export const leftOutOf = (run: Run): readonly LeftOut[] =>
  run.skipped
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ reason, count }) => ({ words: SKIP_WORDS[reason], count }))
