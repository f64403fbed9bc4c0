import type { Needs, Only } from '#functions/services/needs.ts'
import { allowanceAt } from '#functions/account/allowance.ts'
import type { Account, AccountSnapshot } from '#functions/account/model.ts'
import { userActor } from '#platform/actor.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { mailboxLost } from '#functions/mail/mailbox-lost.ts'
import { sendOnce, type OnceDeps } from '#functions/mail/send-once.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import type { SyncMessage } from '#shared/messages/cycle.ts'
import type { Mailbox } from './mailbox.item.ts'
import { type MailboxGrant, type MailboxProblem, type TurnedOff, SYNC_EVERY_MS } from './model.ts'
import { disconnectMailbox } from './manage.ts'
import { type MailboxClient, type DraftMailbox, openGrant } from './mailbox-port.ts'
import { MailboxError } from './mailbox-error.ts'

export type LossDeps = OnceDeps & Needs<'accounts' | 'mailboxes' | 'schedules' | 'sealer' | 'site'>

export interface SyncDeps
  extends LossDeps,
    Needs<'ledger'>,
    Only<'consent', 'revoke'>,
    Only<'activities', 'recent'> {
  readonly list: Pick<MailboxClient, 'draftIds'>
}

/** Older drafts are not compared: a user who has not sent a draft within a month probably never will. */
const WINDOW_MS = 30 * DAY
/** A draft of the last minutes may be missing from a list that was made before it. */
const SETTLED_MS = 10 * MINUTE
const MIN_WAIT_MS = 10 * MINUTE
/** A mailbox that was kept on is looked at again once the hour's turn-offs are forgotten. */
const KEPT_ON_WAIT_MS = HOUR
const MAX_WAIT_MS = 6 * HOUR

/**
 * Syncs a user's mailbox: emails whose draft is gone are marked, those whose draft is back are unmarked, and
 * the state of the connection is updated. Access to drafts alone does not tell whether a missing draft was
 * sent or deleted. A connection that was not used for a long time is disconnected instead, as the privacy
 * policy says. Safe to deliver any number of times. Throws AppError unavailable, after which the queue
 * delivers the message again.
 */
export async function syncMailbox({ userId }: SyncMessage, deps: SyncDeps): Promise<void> {
  const now = deps.clock.now()
  const [mailbox, snapshot] = await Promise.all([
    deps.mailboxes.find(userId),
    deps.accounts.snapshot(userId, now),
  ])
  if (mailbox === null) return
  const tomorrow = new Date(now.getTime() + SYNC_EVERY_MS)
  if (snapshot !== null && (await isIdle(snapshot, mailbox, deps, now)))
    return await disconnectMailbox(userActor(userId), deps)
  if (snapshot === null || !snapshot.account.isActive)
    return void (await deps.mailboxes.scheduleSync(userId, mailbox, tomorrow, null))
  if (!mailbox.isActive) {
    await notifyLost(snapshot.account, mailbox, mailbox.problem ?? 'grant_dead', deps)
    return void (await deps.mailboxes.scheduleSync(userId, mailbox, tomorrow, null))
  }
  try {
    await compareDrafts(userId, mailbox, await openGrant(userId, mailbox, deps.sealer), deps, now)
    await deps.mailboxes.scheduleSync(userId, mailbox, tomorrow, now)
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    await afterFailure(error, snapshot.account, mailbox, deps, now)
  }
}

/**
 * Whether the connection is idle: it is not new, its user may have no drafts, and has done nothing for the
 * idle time. The activity log reaches no further back.
 */
async function isIdle(
  { account, subscription }: AccountSnapshot,
  { connectedAt }: Mailbox,
  { activities }: SyncDeps,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - POLICY.idleConnectionDays * DAY)
  if (connectedAt > since || allowanceAt(subscription, now).kind !== 'none') return false
  const [last] = await activities.recent(account.id, 1, now)
  return last === undefined || last.at < since
}

async function compareDrafts(
  userId: string,
  mailbox: Mailbox,
  grant: MailboxGrant,
  { ledger, list }: SyncDeps,
  now: Date,
): Promise<void> {
  // Our own list is read first: a draft that is saved between the two reads is then ignored.
  const saved = await ledger.savedIn(userId, mailbox.email, new Date(now.getTime() - WINDOW_MS))
  const { ids, complete } = await list.draftIds(grant)
  for (const draft of saved) {
    if (draft.isGone && ids.has(draft.draftId)) await ledger.markBack(userId, draft)
    const isSettled = draft.openedAt.getTime() + SETTLED_MS <= now.getTime()
    if (!draft.isGone && complete && isSettled && !ids.has(draft.draftId))
      await ledger.markGone(userId, draft, now)
  }
}

async function afterFailure(
  error: MailboxError,
  account: Account,
  mailbox: Mailbox,
  deps: SyncDeps,
  now: Date,
): Promise<void> {
  const { failure, retryAfterSeconds } = error
  if (failure === 'grant_dead' || failure === 'refused')
    return void (await loseMailbox(failure, account, mailbox, deps, now))
  const wait =
    failure === 'tomorrow'
      ? MAX_WAIT_MS
      : Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, (retryAfterSeconds ?? 0) * 1000))
  await deps.mailboxes.scheduleSync(account.id, mailbox, new Date(now.getTime() + wait), null)
}

/** Turns off a mailbox whose grant Google refused, and notifies its user. Throws AppError unavailable. */
export async function loseMailbox(
  problem: MailboxProblem,
  account: Account,
  mailbox: Mailbox,
  deps: LossDeps,
  now: Date,
): Promise<TurnedOff> {
  const turned = await deps.mailboxes.disable(account.id, mailbox, problem, now)
  if (turned === 'off') {
    await deps.schedules.remove(account.id)
    await notifyLost(account, { ...mailbox, offSince: now }, problem, deps)
  }
  if (turned !== 'reconnected') {
    const wait = turned === 'off' ? SYNC_EVERY_MS : KEPT_ON_WAIT_MS
    await deps.mailboxes.scheduleSync(account.id, mailbox, new Date(now.getTime() + wait), null)
  }
  return turned
}

/** Notifies the user once each time that the mailbox is turned off. */
async function notifyLost(
  account: Account,
  mailbox: Mailbox,
  problem: MailboxProblem,
  deps: LossDeps,
): Promise<void> {
  await sendOnce(
    account.id,
    `MAILBOX_LOST#${(mailbox.offSince ?? mailbox.connectedAt).toISOString()}`,
    () =>
      Promise.resolve(
        mailboxLost({
          to: account.email,
          firstName: account.firstName,
          mailbox: mailbox.email,
          problem,
          site: deps.site,
        }),
      ),
    deps,
  )
}

export interface ProofDeps extends LossDeps {
  readonly mailbox: Pick<DraftMailbox, 'address'>
}

const PROOF_OF = { off: 'lost', reconnected: 'ok', kept_on: 'unanswered' } as const

/** `off`: not asked, as it was off before. `unanswered`: Google did not say. `absent`: no such mailbox. */
export type Proof = 'ok' | 'lost' | 'off' | 'unanswered' | 'absent'

/**
 * Asks Google whether the access to a user's mailbox still works. If not, the mailbox is turned off and the
 * user notified, as in a sync. Throws AppError unavailable when our keys or the mail service do not answer.
 */
export async function proveAccess(userId: string, deps: ProofDeps): Promise<Proof> {
  const now = deps.clock.now()
  const [mailbox, snapshot] = await Promise.all([
    deps.mailboxes.find(userId),
    deps.accounts.snapshot(userId, now),
  ])
  if (mailbox === null || snapshot === null) return 'absent'
  if (!mailbox.isActive || !snapshot.account.isActive) return 'off'
  try {
    await deps.mailbox.address(await openGrant(userId, mailbox, deps.sealer))
    return 'ok'
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    if (error.failure !== 'grant_dead' && error.failure !== 'refused') return 'unanswered'
    return PROOF_OF[await loseMailbox(error.failure, snapshot.account, mailbox, deps, now)]
  }
}
