import { MARK_LEVELS } from '#shared/catalog/constants.ts'
import type { EmailMark } from '#shared/models/outreach/stages.ts'

const ENDS: ReadonlySet<EmailMark | null> = new Set(['rejected', 'withdrawn'])

/** How far an email came; one that has ended came as far as the marks of its stages say. */
export function levelReached(mark: EmailMark | null, stages: readonly (EmailMark | null)[]): number {
  const marks = ENDS.has(mark) ? [mark, ...stages] : [mark]
  return Math.max(...marks.map((one) => (one === null ? 0 : MARK_LEVELS[one])))
}
