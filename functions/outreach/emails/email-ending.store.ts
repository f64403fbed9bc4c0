import { above, exists, isIn, part, type TransactionPart } from '#platform/table/expressions.ts'
import type { OutreachEmail, Lease, Ending } from '../model.ts'
import { dayOf } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { inOutline } from '../run/held-back.ts'
import type { Refusal } from '#shared/models/outreach/held-back.ts'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import { monthOf, quotaOfDay } from '#functions/account/account.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { pack } from '#platform/table/packed.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'

/**
 * The transaction that ends an email: its state, the run's counters and, for a failure, everything given
 * back.
 */
export function endingParts(
  secrets: Fingerprints,
  email: OutreachEmail,
  lease: Lease,
  ending: Ending,
  now: Date,
): readonly TransactionPart[] {
  if (email.followUp !== undefined) return followUpEndingParts(email, email.followUp.of, lease, ending, now)
  const parts = [endEmail(email, lease, ending), countEnd(email, ending, now)]
  if (ending.state === 'drafted') return [...parts, ...countParts({ what: 'drafted', id: email.id }, now)]
  if (ending.state === 'ready') return parts
  const { person, company } = recipientKeys(email, secrets)
  return [
    ...parts,
    part.remove(keys.usedJob(email.userId, email.jobKey)),
    giveQuotaBack(email),
    ...(email.quota === 'trial' ? [giveTrialBack(email)] : []),
    forgetUse(person, email.id),
    forgetUse(company, email.id),
    ...(ending.refusals === undefined ? [] : [keepRefusals(email, ending.refusals)]),
  ]
}

/** Without quota and run: a follow-up that failed leaves the email before it free to be followed up again. */
const followUpEndingParts = (
  email: OutreachEmail,
  followed: string,
  lease: Lease,
  ending: Ending,
  now: Date,
): readonly TransactionPart[] => [
  endEmail(email, lease, ending),
  ...(ending.state === 'drafted' ? countParts({ what: 'drafted', id: email.id }, now) : []),
  ...(ending.state === 'failed' ? [freeFollowed(email, followed)] : []),
  ...(ending.state === 'failed' && ending.refusals !== undefined
    ? [keepRefusals(email, ending.refusals)]
    : []),
]

const freeFollowed = ({ userId, id }: OutreachEmail, followed: string): TransactionPart =>
  part.update(keys.email(userId, followed), { remove: ['followedBy'], when: { followedBy: id } })

/** Words of a letter: they stand with the posting and the letter, not in the lists. */
const keepRefusals = (email: OutreachEmail, refusals: readonly Refusal[]): TransactionPart =>
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
      threadId: ending.state === 'drafted' ? (ending.threadId ?? null) : null,
      failure: ending.state === 'failed' ? ending.failure : null,
      leaseUntil: null,
    },
    remove: ['openPk', 'openSk', 'leaseToken'],
    when: [{ leaseToken: lease.token }, isIn('state', ['reserved', 'written'])],
  })

function countEnd(email: OutreachEmail, ending: Ending, now: Date): TransactionPart {
  const refusals = ending.state === 'failed' ? ending.refusals : undefined
  return part.update(keys.run(email.userId, email.runId), {
    set: { lastDoneAt: toStored(now), ...(losesMailbox(ending) && { mailboxLost: true }) },
    append: refusals && { heldBack: [inOutline(refusals)] },
    add: { [ending.state]: 1, open: -1, ...(email.letter !== null && { written: 1 }) },
    when: exists('pk'),
  })
}

/** Whether the run of an email that ended like this lost its mailbox. */
export const losesMailbox = (ending: Ending): boolean =>
  (ending.state === 'ready' && ending.mailboxLost === true) ||
  (ending.state === 'failed' && ending.failure === 'mailbox_disconnected')

/** Into the month and day it was taken from, which need not be today's. */
const giveQuotaBack = (email: OutreachEmail): TransactionPart =>
  part.update(keys.usage(email.userId, monthOf(email.createdAt)), {
    add: { used: -1, [quotaOfDay(dayOf(email.createdAt))]: -1 },
    when: above('used', 0),
  })

const giveTrialBack = (email: OutreachEmail): TransactionPart =>
  part.update(keys.trialUsage(email.userId), { add: { used: -1 }, when: above('used', 0) })

const forgetUse = (key: Key, emailId: string): TransactionPart =>
  part.update(key, { add: { version: 1 }, remove: [['uses', emailId]], when: exists('uses') })
