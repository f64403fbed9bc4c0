import * as z from 'zod/mini'
import { MARK_LEVELS, STAGES } from '#shared/catalog/constants.ts'
import { keysOf } from '#shared/keys-of.ts'
import { optionalText, text } from '../visible-text.ts'
import { Day, Instant } from '../wire-types.ts'

/** What became of an email according to its user; the service cannot know it. */
export const EmailMark = z.enum(keysOf(MARK_LEVELS))
export type EmailMark = z.infer<typeof EmailMark>

/** One change of an email's stage, as its user told it. */
export const StageChange = z.object({
  /** Null when the mark was removed. */
  mark: z.nullable(EmailMark),
  /** When it happened. */
  at: Instant,
  /** When it was told, which tells one change from another. */
  savedAt: Instant,
  note: z.nullable(z.string()),
})
export type StageChange = z.infer<typeof StageChange>

/** A new stage. Without a day it happened now; the same stage again changes its day or its note. */
export const NewStage = z.strictObject({
  mark: z.nullable(EmailMark),
  on: z.optional(Day),
  note: z.optional(optionalText(STAGES.maxNote)),
})
export type NewStage = z.infer<typeof NewStage>

/** What the user plans to do about an email. */
export const NextStep = z.object({
  what: text(STAGES.maxStep, 'Say what you plan to do.'),
  on: Day,
  /** Whether the day's mail of reminders names it. */
  remind: z.boolean(),
})
export type NextStep = z.infer<typeof NextStep>
