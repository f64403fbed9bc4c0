import type { Span } from '#core/resume/model.ts'

/** Something said without proof; the span counts in the text that was looked at. */
export interface Unproven {
  readonly message: string
  readonly span: Span
}
