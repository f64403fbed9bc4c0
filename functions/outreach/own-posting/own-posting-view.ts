import { ERRORS } from '#shared/catalog/error-codes.ts'
import { LINK_PROBLEMS } from '#shared/catalog/reasons/link-problems.ts'
import { SKIP_WORDS, SkipReason } from '#shared/catalog/skip-reasons.ts'
import { OwnPosting, type OwnPostingState } from '#shared/models/outreach/own-posting.ts'
import { shaped } from '#shared/models/wire-types.ts'
import type { Needs } from '#functions/services/needs.ts'
import type { DraftedEmail } from '../emails/drafted-email.store.ts'
import { outcomeMessage } from '../run/outcomes.ts'
import { failureOf } from '../tracker/failures.ts'
import type { OwnPostingRecord } from './own-posting.item.ts'

/** The posting as its user sees it, with its email once that is reserved. */
export async function ownPostingView(
  own: OwnPostingRecord,
  { ownPostings }: Needs<'ownPostings'>,
): Promise<OwnPosting> {
  const { phase, posting, needs, input, run, emailId, earlierEmailId } = own
  const email = phase !== 'asked' || emailId === null ? null : await ownPostings.email(run.userId, emailId)
  const state = stateOf(own, email)
  return shaped(OwnPosting, {
    id: run.id,
    state,
    link: 'url' in input ? input.url : null,
    posting: posting && {
      jobTitle: posting.title,
      companyName: posting.company,
      place: posting.location,
      needs,
    },
    problem: problemOf(own, state, email),
    contact: email && { name: email.contactName, title: email.contact.title },
    emailId: email?.id ?? (state === 'refused' ? earlierEmailId : null),
  })
}

function stateOf({ phase, run }: OwnPostingRecord, email: DraftedEmail | null): OwnPostingState {
  if (phase !== 'asked') return phase
  if (email === null) return run.state === 'planned' ? 'refused' : 'looking'
  if (email.state === 'failed') return 'refused'
  if (email.state === 'reserved') return 'writing'
  return email.state === 'written' ? 'saving' : 'done'
}

const WAITS_FOR_MAILBOX =
  'Gmail was disconnected meanwhile, so the text waits in your tracker. Connect Gmail to have it saved as a draft.'

function problemOf(
  { problem, run }: OwnPostingRecord,
  state: OwnPostingState,
  email: DraftedEmail | null,
): string | null {
  if (email?.state === 'ready') return WAITS_FOR_MAILBOX
  if (state === 'unreadable') return LINK_PROBLEMS[problem ?? 'no_answer']
  if (state !== 'refused') return null
  if (email !== null && email.failure !== null) return failureOf(email.failure, email.refusals)
  const reason = SkipReason.options.find((each) => run.skips[each] !== undefined)
  if (reason === 'already_used') return ERRORS.job_used.message
  if (reason !== undefined)
    return `No email was written: ${SKIP_WORDS[reason]}. Nothing was taken from your allowance.`
  return outcomeMessage(run.outcome ?? 'internal')
}
