import { mayHaveDrafts } from '#functions/account/allowance.ts'
import { AppError } from '#platform/app-error.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Fingerprints, Secrets } from '#platform/secrets.ts'
import type { Mailbox, MailboxGrant } from '#functions/mailbox/model.ts'
import type { CheckedLetter } from '#functions/letters/model.ts'
import { writeLetter } from '#functions/letters/write-letter.ts'
import type { DraftMessage } from '#shared/messages/cycle.ts'
import { endOfBarred, withoutAccess } from './barred.ts'
import { draftMessageOf } from './draft-message.ts'
import { messageIdOf } from '../run/message-id.ts'
import type { CycleContext, OutreachEmail, Lease, Ending } from '../model.ts'
import { notifyReady, type NotifyDeps } from '../run/notify-ready.ts'
import { turnOffMailbox } from './turn-off-mailbox.ts'
import { writeEmail, type WriteDeps } from './write-email.ts'
import { KEYS_WAIT_MS, MAX_DELAY_MS } from '../waits.ts'
import type { MailboxStore } from '#functions/mailbox/mailbox.store.ts'
import type { Sealer } from '#vendors/kms/kms-sealer.ts'
import type { DraftQueue } from '#vendors/sqs/draft-queue.ts'
import type { UserSchedules } from '#vendors/scheduler/user-schedules.ts'
import type { DraftMailbox } from '#vendors/google/google-mailbox.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

export interface DraftDeps extends NotifyDeps, WriteDeps {
  drafts: DraftQueue
  mailboxes: MailboxStore
  schedules: UserSchedules
  mailbox: DraftMailbox
  sealer: Sealer
  secrets: Secrets & Fingerprints
  leaseMs: number
  /** How long to wait before a doubtful draft is looked for again. */
  recheckDelayMs: number
  /** Domain of the Message-IDs: the site's own. */
  messageDomain: string
  /**
   * Set after the table was given back from a backup: drafts may stand in mailboxes that no email knows of.
   */
  verifyBeforeCreate: boolean
}

/** An email that cannot be finished within a day is given up, and its quota given back. */
const GIVE_UP_MS = DAY
/** Crashes in the middle of the work are survived this often. */
const MAX_ATTEMPTS = 8
/** A draft uncertain counts as absent only after it was missed this often, a while apart. */
const FAILED_LOOKUPS_TO_BELIEVE = 2
/**
 * Work that begins this long after the email was opened is none of the usual way: the email may come from a
 * backup that is older than its draft.
 */
const UNUSUAL_MS = 15 * MINUTE
/**
 * The longest that Gmail may ask us to stay away; an email is looked at again at the end of its day in any
 * case.
 */
const LONGEST_WAIT_MS = 6 * HOUR
const SHORTEST_WAIT_MS = 1_000
/** What was read of an account holds this long; a letter is mostly written in less. */
const RECENT_MS = 10_000

/**
 * Takes one reserved email to its end: written, checked, saved as a draft. Safe to deliver any number of
 * times: the email is leased, and a draft that may already exist is looked for before another is made.
 * `write` gives a letter that passed the check.
 */
export async function draftEmail(message: DraftMessage, deps: DraftDeps, write = writeLetter): Promise<void> {
  const now = deps.clock.now()
  const lease: Lease = { token: deps.secrets.fresh(), until: new Date(now.getTime() + deps.leaseMs) }
  const email = await deps.emails.claim(message.userId, message.emailId, lease, now)
  // Held by another worker: if that one dies, the sweeper brings the email back. Sending it again from here
  // would let messages multiply.
  if (email === null) return
  const context = await deps.runs.context(message.userId, now)
  await work(email, context, lease, deps, write)
  if (context !== null && email.followUp === undefined) await notifyReady(context.account, email.runId, deps)
}

async function work(
  email: OutreachEmail,
  context: CycleContext | null,
  lease: Lease,
  deps: DraftDeps,
  write: typeof writeLetter,
): Promise<void> {
  const now = deps.clock.now()
  const end = async (ending: Ending) => void (await deps.emails.end(email, lease, ending, deps.clock.now()))

  const hopeless = email.attempts > MAX_ATTEMPTS || isOverdue(email, now)
  if (context === null || (hopeless && email.intentAt === null))
    return await end({ state: 'failed', failure: 'gave_up' })
  const barred = endOfBarred(email, context, now)
  if (barred !== null) return await end(barred)
  const { mailbox } = context
  if (mailbox === null || !mailbox.isActive) {
    const waiting =
      email.letter === null ? await writeWithoutMailbox(email, context, lease, deps, write) : email
    if (waiting === null) return
    return void (await deps.emails.end(
      waiting,
      lease,
      waiting.letter === null
        ? { state: 'failed', failure: 'mailbox_disconnected' }
        : { state: 'ready', mailboxLost: true },
      deps.clock.now(),
    ))
  }
  const letter = email.letter ?? (await writeEmail(email, context, mailbox, lease, deps, write))
  if (letter === null) return
  await save({ ...email, letter }, mailbox, context, lease, deps)
}

/** A follow-up was asked for by itself: it waits in the tracker for whatever its user sends it with. */
async function writeWithoutMailbox(
  email: OutreachEmail,
  context: CycleContext,
  lease: Lease,
  deps: DraftDeps,
  write: typeof writeLetter,
): Promise<OutreachEmail | null> {
  if (email.followUp === undefined) return email
  const letter = await writeEmail(email, context, null, lease, deps, write)
  return letter && { ...email, letter }
}

const isOverdue = (email: OutreachEmail, now: Date): boolean =>
  email.openedAt.getTime() + GIVE_UP_MS < now.getTime()

/**
 * Whether a draft of this job to this person may stand in the mailbox already: begun before, or begun in a
 * time that the table has forgotten.
 */
const mayExist = ({ intentAt, openedAt }: OutreachEmail, { verifyBeforeCreate, clock }: DraftDeps): boolean =>
  intentAt !== null || verifyBeforeCreate || openedAt.getTime() + UNUSUAL_MS < clock.now().getTime()

/**
 * Writing takes its time, a trial ends to the second, and a plan may have been ended meanwhile: what was read
 * too long ago is read again.
 */
async function mayStillDraft(
  { userId }: OutreachEmail,
  context: CycleContext,
  lease: Lease,
  deps: DraftDeps,
): Promise<boolean> {
  const now = deps.clock.now()
  // The lease was taken right before the context was read.
  const readAt = lease.until.getTime() - deps.leaseMs
  const latest = now.getTime() - readAt <= RECENT_MS ? context : await deps.runs.context(userId, now)
  return latest !== null && mayHaveDrafts(latest, deps.clock.now())
}

async function save(
  email: OutreachEmail & { readonly letter: CheckedLetter },
  mailbox: Mailbox,
  context: CycleContext,
  lease: Lease,
  deps: DraftDeps,
): Promise<void> {
  const { letter } = email
  const messageId = messageIdOf(email, deps.messageDomain, deps.secrets)
  try {
    const grant: MailboxGrant = { refreshToken: await deps.sealer.open(email.userId, mailbox.sealedGrant) }
    if (mayExist(email, deps)) {
      const found = await deps.mailbox.findDraft(grant, {
        messageId,
        to: email.contact.email,
        subject: letter.subject,
      })
      if (found !== null)
        return void (await deps.emails.end(
          email,
          lease,
          { state: 'drafted', draftId: found.draftId },
          deps.clock.now(),
        ))
      if (email.intentAt !== null && isOverdue(email, deps.clock.now()))
        return await endUncertain(email, lease, deps)
      if (email.intentAt !== null && email.failedLookups + 1 < FAILED_LOOKUPS_TO_BELIEVE)
        return await postpone(email, lease, deps.recheckDelayMs, 'missed', deps)
    }
    if (!(await mayStillDraft(email, context, lease, deps)))
      return void (await deps.emails.end(email, lease, withoutAccess(email), deps.clock.now()))
    const intent = await deps.emails.saveIntent(email, renewed(lease, deps), mailbox, deps.clock.now())
    if (intent === 'lease_lost') return
    if (intent === 'objected')
      return void (await deps.emails.end(
        email,
        lease,
        { state: 'failed', failure: 'asked_not_to_be_contacted' },
        deps.clock.now(),
      ))
    if (intent === 'mailbox_changed') return await postpone(email, lease, SHORTEST_WAIT_MS, 'keep', deps)
    const message = draftMessageOf(email, letter, mailbox, context.account, deps)
    const draft = await deps.mailbox.createDraft(grant, message)
    await deps.emails.end(email, lease, { state: 'drafted', ...draft }, deps.clock.now())
  } catch (error) {
    // The keys do not answer: nobody's fault, and no reason to count it as a crash of this email.
    if (error instanceof AppError && error.code === 'unavailable')
      return await postpone(email, lease, KEYS_WAIT_MS, certainty(email), deps)
    if (!(error instanceof MailboxError)) throw error
    await afterMailboxError(error, email, mailbox, lease, deps)
  }
}

/** A refusal before the request took effect leaves no doubt, unless an earlier attempt had left one. */
const certainty = (email: OutreachEmail): 'clear' | 'keep' => (email.intentAt === null ? 'clear' : 'keep')

/**
 * Whether there is a draft cannot be found out within a day: the text stays in the tracker, and the user is
 * told to look.
 */
async function endUncertain(email: OutreachEmail, lease: Lease, deps: DraftDeps): Promise<void> {
  const { userId, runId, followUp } = email
  // A follow-up belongs to no run.
  if (followUp === undefined)
    await deps.runs.note(
      { userId, id: runId },
      'For a day Gmail did not say whether it had saved a draft. Look through your drafts before you use a text that waits in the tracker.',
    )
  await deps.emails.end(email, lease, { state: 'ready' }, deps.clock.now())
}

/** The request to the mailbox must end before the lease does, or two workers could ask at once. */
const renewed = (lease: Lease, deps: DraftDeps): Lease => ({
  ...lease,
  until: new Date(deps.clock.now().getTime() + deps.leaseMs),
})

async function afterMailboxError(
  error: MailboxError,
  email: OutreachEmail,
  mailbox: Mailbox,
  lease: Lease,
  deps: DraftDeps,
): Promise<void> {
  const certain = certainty(email)
  const passing =
    error.failure === 'uncertain' || error.failure === 'tomorrow' || error.failure === 'retry_later'
  if (passing && email.intentAt !== null && isOverdue(email, deps.clock.now()))
    return await endUncertain(email, lease, deps)
  switch (error.failure) {
    case 'grant_dead':
    case 'refused':
      if (!(await turnOffMailbox(email.userId, mailbox, error.failure, deps)))
        return await postpone(email, lease, SHORTEST_WAIT_MS, certain, deps)
      await deps.emails.end(email, lease, { state: 'ready', mailboxLost: true }, deps.clock.now())
      return
    case 'message_refused':
      await deps.emails.end(email, lease, { state: 'failed', failure: 'mailbox_refused' }, deps.clock.now())
      return
    case 'uncertain':
      return await postpone(email, lease, deps.recheckDelayMs, 'keep', deps)
    case 'tomorrow':
      return await postpone(email, lease, LONGEST_WAIT_MS, certain, deps)
    case 'retry_later':
      return await postpone(
        email,
        lease,
        Math.min(LONGEST_WAIT_MS, (error.retryAfterSeconds ?? 30) * 1000),
        certain,
        deps,
      )
  }
}

/** The entry's due time moves on; the queue brings it back when that is soon, the sweeper otherwise. */
async function postpone(
  email: OutreachEmail,
  lease: Lease,
  ms: number,
  intent: 'keep' | 'missed' | 'clear',
  deps: DraftDeps,
): Promise<void> {
  const now = deps.clock.now().getTime()
  // Once its day is over it is ended at the next look, which must not come hours later.
  const wait = Math.min(ms, Math.max(SHORTEST_WAIT_MS, email.openedAt.getTime() + GIVE_UP_MS + 1 - now))
  if (!(await deps.emails.postpone(email, lease, new Date(now + wait), intent))) return
  if (wait <= MAX_DELAY_MS)
    await deps.drafts.send([{ v: 1, userId: email.userId, emailId: email.id }], Math.ceil(wait / 1000) + 1)
}
