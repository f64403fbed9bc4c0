import type { RunOutcome } from '#shared/models/outreach/run.ts'

type Words = Readonly<Partial<Record<RunOutcome, string>>>

/** Why a run ended with nothing, for staff. */
export const EMPTY_RUN_WORDS: Words = {
  search_paused: 'The search is paused',
  drafting_paused: 'Drafting is paused for everyone',
  not_configured: 'Nothing is configured',
  resume_missing: 'No resume',
  resume_unusable: 'Too little in the resume',
  mailbox_not_connected: 'No mailbox is connected',
  mailbox_disconnected: 'The mailbox is disconnected',
  mailbox_lost: 'The mailbox was lost during the run',
  country_unsupported: 'No source covers the country',
  country_blocked: 'The country may not be written to',
  no_postings: 'No posting matched',
  no_contacts: 'Nobody to write to',
  postings_source_unavailable: 'The job sources didn’t answer',
  contact_source_out_of_credits: 'The vendor of contacts is out of credits',
  contact_source_unavailable: 'The vendor of contacts didn’t answer',
  contact_budget_spent: 'The day’s budget for contacts was spent',
  nothing_new: 'Every posting was used before',
  none_fit: 'No posting fits the resume',
  all_failed: 'Every draft failed or was held back',
  internal: 'A failure of ours',
}

/** Why no run begins, for staff: what would not have been a run at all. */
const UNSTARTED_RUN_WORDS: Words = {
  account_inactive: 'The account is deactivated',
  no_plan: 'The user has no plan',
  plan_paused: 'The plan is paused for a month',
  trial_expired: 'The trial has ended',
  trial_used_up: 'The emails of the trial are used up',
  daily_limit_reached: 'Today’s emails are used up',
  monthly_limit_reached: 'The month’s emails are used up',
}

const WORDS: Readonly<Record<string, string | undefined>> = { ...EMPTY_RUN_WORDS, ...UNSTARTED_RUN_WORDS }
/** A reason in words for staff; one of a later version as it is. */
export const outcomeWords = (outcome: string): string => WORDS[outcome] ?? outcome
