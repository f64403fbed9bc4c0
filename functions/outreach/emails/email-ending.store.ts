import { above, exists, isIn, part, type TransactionPart } from '#platform/table/expressions.ts'
import type { OutreachEmail, Lease, Ending } from '../model.ts'
import { dayOf } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { outlineOf } from '../run/held-back.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import { isPlain } from '#engine/values/letter-languages.ts'
import type { LetterWriter } from '#functions/statistics/month-counts.ts'
import type { Refusal } from '#engine/values/finding.ts'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import { monthOf, quotaOfDay } from '#functions/account/account.item.ts'
import { sentDueKey, unmarkedKey } from './email-folder.ts'
import { pack } from '#platform/table/packed.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import { countParts, monthParts } from '#functions/statistics/count-parts.store.ts'

/** A part of the transaction, and what takes its place when its condition fails; nothing does by default. */
interface EndingPart {
  readonly part: TransactionPart
  readonly otherwise?: TransactionPart
}

/** The transaction that ends an email: its state, the run's counters and, on failure, what it had used. */
export function endingParts(
  ...[secrets, email, lease, ending, now]: Parameters<typeof firstEmailEnding>
): readonly EndingPart[] {
  if (email.followUp !== undefined) return followUpEnding(email, email.followUp.of, lease, ending, now)
  return firstEmailEnding(secrets, email, lease, ending, now).map((only) => ({ part: only }))
}

function firstEmailEnding(
  secrets: Fingerprints,
  email: OutreachEmail,
  lease: Lease,
  ending: Ending,
  now: Date,
): readonly TransactionPart[] {
  const parts = [endEmail(email, lease, ending), countEnd(email, ending, now)]
  if (ending.state !== 'failed') return [...parts, ...countLetter(email, ending, now)]
  const { person, company } = recipientKeys(email, secrets)
  return [
    ...parts,
    part.remove(keys.usedJob(email.userId, email.jobKey)),
    returnQuota(email),
    ...(email.quota === 'trial' ? [returnTrialQuota(email)] : []),
    removeUse(person, email.id),
    removeUse(company, email.id),
    ...(ending.refusals === undefined ? [] : [saveRefusals(email, ending.refusals)]),
    ...countRefusals(email, ending, now),
  ]
}

/** A follow-up has no quota and no run. When it fails, the email before it can be followed up again. */
const followUpEnding = (
  email: OutreachEmail,
  followed: string,
  lease: Lease,
  ending: Ending,
  now: Date,
): readonly EndingPart[] => [
  { part: endEmail(email, lease, ending) },
  ...[...countLetter(email, ending, now), ...countRefusals(email, ending, now)].map((only) => ({
    part: only,
  })),
  ...(ending.state === 'failed' ? [clearFollowedBy(email, followed)] : []),
  ...(ending.state === 'failed' && ending.refusals !== undefined
    ? [{ part: saveRefusals(email, ending.refusals) }]
    : []),
]

/** Counts a draft, and who wrote its letter. */
function countLetter(email: OutreachEmail, { state }: Ending, now: Date): readonly TransactionPart[] {
  if (state === 'failed') return []
  return [
    ...(state === 'drafted' ? countParts({ what: 'drafted', id: email.id }, now) : []),
    ...(email.letter === null
      ? []
      : monthParts(email.id, now, { [`letters.${writerOf(email, email.letter)}`]: 1 })),
  ]
}

function writerOf({ followUp, instead }: OutreachEmail, { letter }: CheckedLetter): LetterWriter {
  if (followUp !== undefined) return 'follow_up'
  return isPlain(letter.writer) ? (instead ?? 'plain') : 'model'
}

/** Counts a letter that the check refused, and each rule that refused it once. */
function countRefusals(email: OutreachEmail, ending: Ending, now: Date): readonly TransactionPart[] {
  if (ending.state !== 'failed' || ending.failure !== 'refused_by_check') return []
  const rules = new Set((ending.refusals ?? []).map(({ rule }) => rule))
  return monthParts(email.id, now, {
    refused: 1,
    ...Object.fromEntries([...rules].map((rule) => [`refused.${rule}`, 1])),
  })
}

/** The email before it is due for a follow-up again, unless its user has meanwhile marked it otherwise. */
function clearFollowedBy({ userId, id, createdAt }: OutreachEmail, followed: string): EndingPart {
  const key = keys.email(userId, followed)
  const cleared = { remove: ['followedBy'], when: { followedBy: id } }
  return {
    part: part.update(key, {
      ...cleared,
      // It was due when the follow-up was asked for.
      set: { folderSk: sentDueKey(followed, createdAt) },
      when: { followedBy: id, mark: 'sent' },
    }),
    otherwise: part.update(key, cleared),
  }
}

/** Refusals quote the letter, so they are stored with the posting and the letter and not in the lists. */
const saveRefusals = (email: OutreachEmail, refusals: readonly Refusal[]): TransactionPart =>
  part.update(keys.material(email.userId, email.id), {
    set: { refusals: pack(refusals) },
    when: exists('pk'),
  })

const endEmail = (email: OutreachEmail, lease: Lease, ending: Ending): TransactionPart =>
  part.update(keys.email(email.userId, email.id), {
    set: {
      state: ending.state,
      subject: email.letter?.subject ?? null,
      draftId: ending.state === 'drafted' ? ending.draftId : null,
      threadId: ending.state === 'drafted' ? ending.threadId : null,
      failure: ending.state === 'failed' ? ending.failure : null,
      leaseUntil: null,
      // An email that is being written has no mark.
      folderSk: unmarkedKey(ending.state, email.id),
    },
    remove: ['openPk', 'openSk', 'leaseToken'],
    when: [{ leaseToken: lease.token }, isIn('state', ['reserved', 'written'])],
  })

function countEnd(email: OutreachEmail, ending: Ending, now: Date): TransactionPart {
  const refusals = ending.state === 'failed' ? ending.refusals : undefined
  return part.update(keys.run(email.userId, email.runId), {
    set: { lastDoneAt: now, ...(losesMailbox(ending) && { mailboxLost: true }) },
    append: refusals && { heldBack: [outlineOf(refusals)] },
    add: { [ending.state]: 1, open: -1, ...(email.letter !== null && { written: 1 }) },
    when: exists('pk'),
  })
}

/** Whether the email ended this way because its run lost the mailbox. */
export const losesMailbox = (ending: Ending): boolean =>
  (ending.state === 'ready' && ending.mailboxLost === true) ||
  (ending.state === 'failed' && ending.failure === 'mailbox_disconnected')

/** Returned to the month and day it was taken from, which need not be today's. */
const returnQuota = (email: OutreachEmail): TransactionPart =>
  part.update(keys.usage(email.userId, monthOf(email.createdAt)), {
    add: { used: -1, [quotaOfDay(dayOf(email.createdAt))]: -1 },
    when: above('used', 0),
  })

const returnTrialQuota = (email: OutreachEmail): TransactionPart =>
  part.update(keys.trialUsage(email.userId), { add: { used: -1 }, when: above('used', 0) })

const removeUse = (key: Key, emailId: string): TransactionPart =>
  part.update(key, { add: { version: 1 }, remove: [['uses', emailId]], when: exists('uses') })
