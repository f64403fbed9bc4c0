import type { Span } from '#functions/resume/model.ts'
import type { Finding } from '#shared/models/outreach.ts'

/** An error: the draft does not reach the mailbox. */
export const error = (rule: string, message: string, span: Span | null = null): Finding => ({
  rule,
  severity: 'E',
  message,
  span,
})

/** A warning: shown with its fix. */
export const warning = (rule: string, message: string, span: Span | null = null): Finding => ({
  rule,
  severity: 'W',
  message,
  span,
})
