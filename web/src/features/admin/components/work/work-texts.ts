import { PLANS } from '#shared/catalog/plans.ts'
import { EMPTY_RUN_WORDS, outcomeWords } from '#shared/catalog/reasons/run-words.ts'
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

/** Reasons by which the list of empty runs is filtered. */
export const REASONS = RunOutcome.options.filter((outcome) => EMPTY_RUN_WORDS[outcome] !== undefined)

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
        ? 'Canceled'
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
