import * as z from 'zod/mini'
import { keysOf } from '#shared/keys-of.ts'

/** Why people cancel, in their own words. */
export const CANCEL_REASONS = {
  found_job: 'I found a job',
  too_expensive: 'It costs too much',
  weak_letters: 'The emails aren’t good enough',
  wrong_postings: 'The postings don’t fit me',
  no_answers: 'Nobody answered my emails',
  break: 'I’m taking a break from my search',
  not_working: 'Something didn’t work',
  other: 'Another reason',
} as const

export const CancelReason = z.enum(keysOf(CANCEL_REASONS))
export type CancelReason = z.infer<typeof CancelReason>

/** The most characters that a user may add. */
export const CANCEL_WORDS_MAX = 300
