import type { Span } from '#functions/resume/model.ts'

/** What is wrong with a part of a statement; offsets into its text. */
export interface Problem {
  readonly rule: string
  readonly message: string
  readonly span: Span
}
