import type { Span } from '#functions/resume/model.ts'

/** What is wrong with a part of a statement; offsets into its text. */
export interface Problem {
  readonly rule: string
  readonly message: string
  readonly span: Span
}

/** One problem of a part of a statement, or of the whole of it. */
export const problem = (rule: string, message: string, at: Span | string): Problem => ({
  rule,
  message,
  span: typeof at === 'string' ? { start: 0, end: at.length } : { start: at.start, end: at.end },
})
