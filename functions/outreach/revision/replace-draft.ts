import type { Needs, Only } from '#functions/services/needs.ts'
import { mayHaveDrafts } from '#functions/account/allowance.ts'
import { messageIdOf } from '../run/message-id.ts'
import type { Lease } from '../model.ts'
import { draftMessageOf } from '../drafting/draft-message.ts'
import { turnOffMailbox } from '#functions/mailbox/turn-off-mailbox.ts'
import { AppError } from '#platform/app-error.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import type { RevisionFailure, RevisionWork } from './model.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { ReviseMessage } from '#shared/messages/cycle.ts'
import { type MailboxClient, openGrant } from '#functions/mailbox/mailbox-port.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'
import { KEYS_WAIT_MS, MAX_DELAY_MS } from '../waits.ts'

export interface ReplaceDeps
  extends Needs<'revisions' | 'sealer' | 'clock' | 'leaseMs' | 'recheckDelayMs' | 'messageDomain'>,
    Only<'ledger', 'markGone'>,
    Only<'mailboxes', 'disable' | 'scheduleSync'>,
    Only<'schedules', 'remove'>,
    Only<'runs', 'context'> {
  readonly queue: MessageQueue<ReviseMessage>
  readonly mailbox: Pick<MailboxClient, 'look' | 'replace'>
  readonly secrets: Fingerprints
}

interface Replacement {
  readonly work: RevisionWork & { readonly letter: CheckedLetter }
  readonly lease: Lease
  /** Why the draft may no longer be replaced. One that may have been replaced before is still checked. */
  readonly barred: RevisionFailure | null
  readonly mailbox: Mailbox
  readonly deadline: Date
}

const MIN_WAIT_MS = 1_000

/**
 * Replaces the draft's text with the new letter. The draft is checked first. If it is gone, it is not created
 * again. If it changed since an earlier attempt was about to replace it, then either it has our Message-ID
 * and already holds the new letter, or its owner changed it and it is left alone.
 */
export async function replaceDraft(replacement: Replacement, deps: ReplaceDeps): Promise<void> {
  const { work, lease, barred, mailbox } = replacement
  const { email } = work
  // The Message-ID that the draft was created with, so that this draft is found by job and person.
  const messageId = messageIdOf(email, deps.messageDomain, deps.secrets)
  const fail = async (failure: RevisionFailure) => void (await deps.revisions.fail(work, lease, failure, []))
  const gone = async () => {
    const draft = { emailId: email.id, draftId: email.draftId }
    await deps.ledger.markGone(email.userId, draft, deps.clock.now())
    await fail('draft_gone')
  }
  let isUncertain = work.replaces !== null
  try {
    const grant = await openGrant(email.userId, mailbox, deps.sealer)
    const found = await deps.mailbox.look(grant, email.draftId)
    if (found === null) return await gone()
    if (work.replaces !== null && work.replaces !== found.version) {
      return found.messageId === messageId
        ? void (await deps.revisions.finish(work, lease, found.threadId, deps.clock.now()))
        : await fail('changed_in_gmail')
    }
    isUncertain = false
    // Gmail gives a draft that its owner edits another Message-ID.
    const isChanged = work.replaces === null && found.messageId !== messageId
    if (isChanged && work.revision.wish === 'own_words' && !work.revision.replaceChanged)
      return await fail('changed_in_gmail')
    const context = await deps.runs.context(email.userId, deps.clock.now())
    if (barred !== null || context === null || !mayHaveDrafts(context, deps.clock.now()))
      return await fail(barred ?? 'access_ended')
    const renewed = { ...lease, until: new Date(deps.clock.now().getTime() + deps.leaseMs) }
    const intent = await deps.revisions.saveIntent(work, renewed, mailbox, found.version)
    if (intent === 'lease_lost') return
    if (intent === 'not_a_draft') return await fail('draft_gone')
    if (intent === 'asked_not_to_be_contacted' || intent === 'on_your_list') return await fail(intent)
    if (intent === 'mailbox_changed') return await postpone(replacement, MIN_WAIT_MS, deps)
    const message = draftMessageOf(email, work.letter, mailbox, context.account, deps)
    const draft = { draftId: email.draftId, threadId: found.threadId }
    const replaced = await deps.mailbox.replace(grant, draft, message)
    if (replaced === null) return await gone()
    await deps.revisions.finish(work, lease, replaced.threadId, deps.clock.now())
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable')
      return await postpone(replacement, KEYS_WAIT_MS, deps)
    if (!(error instanceof MailboxError)) throw error
    await afterMailboxError(error, isUncertain, replacement, deps)
  }
}

async function afterMailboxError(
  error: MailboxError,
  isUncertain: boolean,
  replacement: Replacement,
  deps: ReplaceDeps,
): Promise<void> {
  const { work, lease, mailbox, deadline } = replacement
  // A refused request had no effect, so the result is uncertain only if an earlier attempt left it so.
  const fail = async (failure: RevisionFailure) =>
    void (await deps.revisions.fail(work, lease, isUncertain ? 'in_doubt' : failure, []))
  const isLate = deps.clock.now() >= deadline
  switch (error.failure) {
    case 'grant_dead':
    case 'refused': {
      const turned = await turnOffMailbox(work.email.userId, mailbox, error.failure, deps)
      if (turned === 'off') return await fail('mailbox_disconnected')
      if (turned === 'kept_on' && isLate) return await fail('gmail_busy')
      return await postpone(replacement, turned === 'kept_on' ? MAX_DELAY_MS : MIN_WAIT_MS, deps)
    }
    case 'message_refused':
      return await fail('mailbox_refused')
    case 'tomorrow':
      return await fail('gmail_busy')
    case 'uncertain':
      return isLate
        ? void (await deps.revisions.fail(work, lease, 'in_doubt', []))
        : await postpone(replacement, deps.recheckDelayMs, deps)
    case 'retry_later':
      return isLate
        ? await fail('gmail_busy')
        : await postpone(replacement, (error.retryAfterSeconds ?? 30) * 1_000, deps)
  }
}

/** Postpones the work, at most to the deadline. Short waits use the queue, long ones the sweeper. */
export async function postpone(
  { work, lease, deadline }: Pick<Replacement, 'lease' | 'deadline'> & { readonly work: RevisionWork },
  ms: number,
  deps: ReplaceDeps,
): Promise<void> {
  const now = deps.clock.now().getTime()
  const wait = Math.min(ms, Math.max(MIN_WAIT_MS, deadline.getTime() + 1 - now))
  if (!(await deps.revisions.postpone(work, lease, new Date(now + wait)))) return
  if (wait <= MAX_DELAY_MS)
    await deps.queue.send(
      { v: 1, userId: work.email.userId, emailId: work.email.id, task: 'revise' },
      Math.ceil(wait / 1_000) + 1,
    )
}
