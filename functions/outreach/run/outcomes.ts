import { GMAIL_LOST } from '#shared/catalog/run-figures.ts'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import type { RunRecord } from '#functions/runs/model.ts'

const MESSAGES: Readonly<Record<Exclude<RunOutcome, ErrorCode> | 'internal', string>> = {
  complete: 'Your drafts are ready. Read them in Gmail and send the ones you like.',
  resume_unusable:
    'We couldn’t find enough in your resume to write from. Upload one that shows your work experience.',
  mailbox_lost: `${GMAIL_LOST} Connect Gmail again to get new drafts.`,
  no_postings:
    'No postings matched. Try a more common job title, All Cities or a longer timeframe, then start again.',
  no_contacts:
    'We found postings, but nobody we may write to. Try another target role, All Cities or a longer timeframe, then start again.',
  postings_source_unavailable:
    'The job search isn’t answering right now. None of your allowance was used. Your next run tries again.',
  contact_source_out_of_credits:
    'We couldn’t look up more contacts today. None of your allowance was used. Your next run tries again.',
  contact_source_unavailable:
    'The contact search isn’t answering right now. None of your allowance was used. Your next run tries again.',
  contact_budget_spent:
    'Looking up contacts for your postings would have exceeded today’s budget. None of your allowance was used. Your next run tries again.',
  nothing_new:
    'You’ve used every posting that matches. Try a longer timeframe or another job title, then start again.',
  none_fit:
    'We found postings, but none fits your resume. You can have letters written anyway, or search for another job title.',
  shortlist_ready:
    'Your shortlist is ready. Choose who to write to; nothing counts against your emails until you do.',
  all_failed: 'None of the drafts could be saved, and none counts against your emails. You can start again.',
  internal: 'Something went wrong on our side. None of your allowance was used. Please start again.',
}

const hasOwnMessage = (outcome: RunOutcome): outcome is keyof typeof MESSAGES =>
  Object.hasOwn(MESSAGES, outcome)

/** What the outcome of a run means to the user and what to do about it, in a sentence. */
export const outcomeMessage = (outcome: RunOutcome): string =>
  hasOwnMessage(outcome) ? MESSAGES[outcome] : ERRORS[outcome].message

/** The sentence for an outcome. It says when all emails were held back: another run would not help. */
export function messageOf(
  outcome: RunOutcome,
  { failed, heldBack }: Pick<RunRecord, 'failed' | 'heldBack'>,
): string {
  if (outcome !== 'all_failed' || failed === 0 || heldBack.length < failed) return outcomeMessage(outcome)
  return failed === 1
    ? 'The one email of this run was held back. It doesn’t count against your emails, and you can start again.'
    : `All ${failed} emails of this run were held back. None counts against your emails, and you can start again.`
}

/** Outcomes without a result: the day is released, so that the user can fix the cause and start again. */
export const FRUITLESS: ReadonlySet<RunOutcome> = new Set([
  'search_paused',
  'drafting_paused',
  'not_configured',
  'resume_missing',
  'resume_unusable',
  'mailbox_not_connected',
  'mailbox_disconnected',
  'country_unsupported',
  'country_blocked',
  'no_postings',
  'no_contacts',
  'postings_source_unavailable',
  'contact_source_out_of_credits',
  'contact_source_unavailable',
  'contact_budget_spent',
  'nothing_new',
  'none_fit',
  'internal',
])

/** Outcomes after which the daily schedule is removed until the user acts. */
export const SCHEDULE_ENDS: ReadonlySet<RunOutcome> = new Set([
  'account_inactive',
  'search_paused',
  'no_plan',
  'trial_expired',
  'trial_used_up',
  'mailbox_not_connected',
  'mailbox_disconnected',
])
