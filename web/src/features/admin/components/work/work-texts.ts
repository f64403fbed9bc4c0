import { PLANS } from '#shared/catalog/plans.ts'
import type { WorkItem, WorkListId } from '#shared/models/admin/work.ts'
import { RunOutcome } from '#shared/models/outreach/run.ts'

interface ListTexts {
  readonly title: string
  readonly description: string
  /** Name of the column with the row's instant. */
  readonly at: string
  readonly empty: { readonly title: string; readonly text: string }
}

export const LISTS: Readonly<Record<WorkListId, ListTexts>> = {
  past_due: {
    title: 'Past due',
    description: 'Charges that failed and can still be paid, the oldest first.',
    at: 'Due since',
    empty: { title: 'Nothing is past due', text: 'Charges that fail appear here until they are paid.' },
  },
  disputed: {
    title: 'Disputed',
    description: 'Payments that users dispute at their bank, the oldest first. Answer them at Stripe.',
    at: 'Opened',
    empty: { title: 'Nothing is disputed', text: 'Disputes appear here until the bank has decided.' },
  },
  trials: {
    title: 'Trials ending today',
    description: 'Trials that end today, UTC, the first to end first.',
    at: 'Ends',
    empty: { title: 'No trial ends today', text: 'Trials appear here on the day they end.' },
  },
  empty_runs: {
    title: 'Empty runs',
    description: 'Runs that ended with nothing, the latest first.',
    at: 'Ended',
    empty: { title: 'No run ended with nothing', text: 'Runs without a draft appear here, with the reason.' },
  },
  postponed: {
    title: 'Postponed drafts',
    description: 'Emails that wait for more than ten minutes, such as for a mailbox that doesn’t answer.',
    at: 'Begun',
    empty: { title: 'No draft waits', text: 'Emails appear here while their draft can’t be made.' },
  },
  deletions: {
    title: 'Deletions',
    description: 'Accounts whose deletion waits for a step that failed. It is tried again every 15 minutes.',
    at: 'Asked for',
    empty: { title: 'No deletion waits', text: 'Deletions appear here while one of their steps fails.' },
  },
}

/** Why a run ended with nothing, for staff. */
const OUTCOMES: Readonly<Partial<Record<RunOutcome, string>>> = {
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

/** Reasons by which the list of empty runs is filtered. */
export const REASONS = RunOutcome.options.filter((outcome) => OUTCOMES[outcome] !== undefined)
export const outcomeWords = (outcome: string): string => {
  const known = RunOutcome.safeParse(outcome).data
  return (known && OUTCOMES[known]) ?? outcome
}

/** What is to be known of a row, in a few words. */
export function aboutOf(list: WorkListId, { reason, about }: WorkItem): string {
  switch (list) {
    case 'past_due':
      return reason === 'action_required' ? 'Waits for the cardholder’s bank' : 'Declined'
    case 'disputed':
      return 'Disputed at the bank'
    case 'trials': {
      const plan = Object.values(PLANS).find(({ id }) => id === about)?.name
      return reason === 'cancelled'
        ? 'Cancelled'
        : plan === undefined
          ? 'Ends without a plan'
          : `${plan} follows`
    }
    case 'empty_runs':
      return outcomeWords(reason ?? '')
    case 'postponed':
      return about ?? ''
    default:
      return `Waits for ${reason ?? 'a step'}`
  }
}
