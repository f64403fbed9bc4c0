import type { Span } from '#functions/resume/model.ts'

/** An error in a part of a statement; the span is offsets into the statement's text. */
export interface Problem {
  readonly rule: string
  readonly message: string
  readonly span: Span
}

/** A problem with a span of a statement, or with the whole text when given the text. */
export const problem = (rule: string, message: string, at: Span | string): Problem => ({
  rule,
  message,
  span: typeof at === 'string' ? { start: 0, end: at.length } : { start: at.start, end: at.end },
})
