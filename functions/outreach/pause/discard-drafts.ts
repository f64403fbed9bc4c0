import type { Needs, Only } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { DAY } from '#platform/clock.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import type { MailboxGrant } from '#functions/mailbox/model.ts'
import type { DiscardMessage } from '#shared/messages/cycle.ts'
import { type MailboxClient, openGrant } from '#functions/mailbox/mailbox-port.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import { turnOffMailbox } from '#functions/mailbox/turn-off-mailbox.ts'
import type { Lease } from '../model.ts'
import type { DiscardWork, UnsentEmail } from './discard.store.ts'
import { KEYS_WAIT_MS, MAX_DELAY_MS } from '../waits.ts'

export interface DiscardDeps
  extends Needs<'discards' | 'userStatuses' | 'sealer' | 'secrets' | 'clock' | 'leaseMs'>,
    Only<'ledger', 'markGone'>,
    Only<'mailboxes', 'find' | 'disable' | 'scheduleSync'>,
    Only<'schedules', 'remove'> {
  readonly mailbox: Pick<MailboxClient, 'remove'>
  readonly queue: MessageQueue<DiscardMessage>
}

/** Drafts deleted per message. Each costs ten of Gmail's quota units, of which there are 250 a second. */
const BATCH = 25
/** Attempts after which a discarding that keeps crashing is given up. */
const MAX_ATTEMPTS = 8
/** Drafts that cannot be deleted within a day are left, and the user is told. */
const GIVE_UP_MS = DAY
/** Waits for emails that are being written, and for Gmail. */
const WRITING_WAIT_MS = 15_000
const GMAIL_WAIT_MS = 5_000

/**
 * Deletes a batch of unsent drafts, marks their emails as discarded and queues a message for the next batch.
 * Safe to deliver any number of times: the ids are stored before the drafts are deleted, so a draft that is
 * missing afterwards is known to have been deleted here; any other missing draft was sent or deleted by its
 * owner. Nothing that was sent is touched. Emails whose recipient objected are withdrawn with their text.
 */
export async function discardDrafts({ userId }: DiscardMessage, deps: DiscardDeps): Promise<void> {
  const now = deps.clock.now()
  const lease: Lease = { token: deps.secrets.fresh(), until: new Date(now.getTime() + deps.leaseMs) }
  const work = await deps.discards.claim(userId, lease, now)
  if (work === null) return
  const [mailbox, emails] = await Promise.all([
    deps.mailboxes.find(userId),
    deps.discards.unsent(userId, work),
  ])
  const isOver = work.attempts > MAX_ATTEMPTS || work.askedAt.getTime() + GIVE_UP_MS <= now.getTime()
  const writing = emails.filter(({ state }) => state === 'reserved' || state === 'written')
  const batch = isOver ? [] : emails.filter((email) => isNext(email, mailbox)).slice(0, BATCH)
  if (batch.length > 0) return await discardBatch({ userId, work, lease, mailbox, batch }, deps)
  if (writing.length > 0 && !isOver) return await continueLater(userId, lease, WRITING_WAIT_MS, deps)
  const problem = problemOf(isOver, emails.length, mailbox)
  // This fails when the user asked to discard more drafts meanwhile.
  if (!(await deps.discards.end(userId, lease, work, problem))) await continueLater(userId, lease, 0, deps)
}

/** A text that was never saved as a draft, or a draft in the connected mailbox. */
const isWithinReach = ({ state, draftMailbox }: UnsentEmail, mailbox: Mailbox | null): boolean =>
  state === 'ready' || (state === 'drafted' && mailbox?.isActive === true && mailbox.email === draftMailbox)

/** The text of an email whose recipient objected is deleted even if its draft is out of reach. */
const isNext = (email: UnsentEmail, mailbox: Mailbox | null): boolean =>
  isWithinReach(email, mailbox) || (email.objectedAt !== null && email.state === 'drafted')

function problemOf(isOver: boolean, left: number, mailbox: Mailbox | null) {
  if (left === 0) return null
  if (isOver) return 'gave_up'
  return mailbox?.isActive === true ? 'other_mailbox' : 'mailbox_disconnected'
}

interface Batch {
  readonly userId: string
  readonly work: DiscardWork
  readonly lease: Lease
  readonly mailbox: Mailbox | null
  readonly batch: readonly UnsentEmail[]
}

async function discardBatch(order: Batch, deps: DiscardDeps): Promise<void> {
  const { userId, work, lease, mailbox, batch } = order
  const ids = batch.map(({ id }) => id)
  // Drafts of a batch that crashed may be missing because that batch deleted them.
  const deletedBefore = new Set(work.deleting)
  if (!(await deps.discards.saveIntent(userId, lease, [...new Set([...work.deleting, ...ids])]))) return
  try {
    const grant = mailbox?.isActive === true ? await openGrant(userId, mailbox, deps.sealer) : null
    for (const email of batch) {
      const opened = isWithinReach(email, mailbox) ? grant : null
      await discardOne(userId, email, opened, deletedBefore.has(email.id), deps)
    }
    if (!(await deps.discards.saveIntent(userId, lease, []))) return
    await continueLater(userId, lease, 0, deps)
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable')
      return await continueLater(userId, lease, KEYS_WAIT_MS, deps)
    if (!(error instanceof MailboxError)) throw error
    // A refused request had no effect; only a lost answer leaves it uncertain.
    if (error.failure !== 'uncertain') await deps.discards.saveIntent(userId, lease, work.deleting)
    await afterMailboxError(error, order, deps)
  }
}

async function discardOne(
  userId: string,
  { id, draftId, objectedAt }: UnsentEmail,
  grant: MailboxGrant | null,
  mayBeDeleted: boolean,
  { mailbox, ledger, userStatuses, discards, clock }: DiscardDeps,
): Promise<void> {
  if (draftId !== null && grant !== null) {
    const removed = await mailbox.remove(grant, draftId)
    if (!removed && !mayBeDeleted) return await ledger.markGone(userId, { emailId: id, draftId }, clock.now())
  }
  if (objectedAt !== null) await discards.withdraw(userId, id)
  else await userStatuses.set(userId, id, { mark: 'discarded' }, clock.now())
}

async function afterMailboxError(
  error: MailboxError,
  { userId, lease, mailbox }: Batch,
  deps: DiscardDeps,
): Promise<void> {
  const isRefused = error.failure === 'grant_dead' || error.failure === 'refused'
  const isLost =
    isRefused &&
    (mailbox === null || (await turnOffMailbox(userId, mailbox, error.failure, deps)) !== 'kept_on')
  const wait = isLost
    ? 0
    : error.retryAfterSeconds === undefined
      ? GMAIL_WAIT_MS
      : error.retryAfterSeconds * 1_000
  await continueLater(userId, lease, Math.min(wait, MAX_DELAY_MS), deps)
}

/** Releases the lease and queues the next message, with a delay of at least a second. */
async function continueLater(userId: string, lease: Lease, ms: number, deps: DiscardDeps): Promise<void> {
  if (!(await deps.discards.postpone(userId, lease, new Date(deps.clock.now().getTime() + ms)))) return
  await deps.queue.send({ v: 1, userId, task: 'discard' }, Math.max(1, Math.ceil(ms / 1_000)))
}
