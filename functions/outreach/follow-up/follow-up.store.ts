import { absent, part } from '#platform/table/expressions.ts'
import { emailsOfDay, monthOf } from '#functions/account/account.item.ts'
import { hasObjected, recipientKeys } from '#functions/recipients/recipient.item.ts'
import { dayOf } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { draftedEmail } from '../emails/drafted-email.store.ts'
import {
  newMaterialToItem,
  newOutreachEmailToItem,
  OutreachEmailItem,
} from '../emails/outreach-email.item.ts'
import type { EmailFollowUp, FollowedEmail, FollowUpReservation } from './model.ts'

/** Follow-ups in the table: emails of the tracker like others, tied to the one that they follow. */
export const followUpStore = (table: Table, secrets: Fingerprints) => ({
  /** An email with what decides whether it may be followed up; null when it is not there whole. */
  async find(userId: string, emailId: string): Promise<FollowedEmail | null> {
    const email = await draftedEmail(table, userId, emailId)
    return email && { ...email, firstMark: await firstMarkOf(table, userId, email) }
  },

  /**
   * One transaction: the follow-up, its place in the tracker, and that the email before has it. It has no
   * quota and is no new use of the recipient, who must not have objected.
   */
  async reserve(
    id: string,
    email: FollowedEmail,
    followUp: EmailFollowUp,
    dueAt: Date,
    now: Date,
  ): Promise<FollowUpReservation> {
    const recipients = await table.getMany(Object.values(recipientKeys(email, secrets)))
    if (recipients.some((item) => item !== null && hasObjected(item))) return 'asked_not_to_be_contacted'
    const made = {
      id,
      userId: email.userId,
      runId: email.runId,
      posting: email.posting,
      contact: email.contact,
      jobKey: `${email.jobKey}#follow-up`,
      reasons: email.reasons,
      country: email.country,
      quota: email.quota,
      followUp,
    }
    const failed = await table.transact([
      part.put(
        {
          ...newOutreachEmailToItem(made, now),
          followUpOf: followUp.of,
          followUpNumber: followUp.number,
          openPk: openShard(id),
          openSk: toStored(dueAt),
        },
        absent('pk'),
      ),
      part.put(newMaterialToItem(made), absent('pk')),
      part.update(keys.email(email.userId, email.id), {
        set: { followedBy: id },
        when: [{ mark: 'sent' }, absent('followedBy')],
      }),
      part.update(keys.usage(email.userId, monthOf(now)), { add: { [emailsOfDay(dayOf(now))]: 1 } }),
    ])
    return failed.length === 0 ? 'reserved' : 'not_due'
  },
})

export type FollowUpStore = ReturnType<typeof followUpStore>

/** What the user said of the first email of a row. */
export async function firstMarkOf(
  table: Pick<Table, 'get'>,
  userId: string,
  { followUpOf, mark }: Pick<FollowedEmail, 'followUpOf' | 'mark'>,
): Promise<FollowedEmail['mark']> {
  if (followUpOf === null) return mark
  const before = await table.get(keys.email(userId, followUpOf))
  // An email that is gone from the tracker was said nothing of.
  return before === null ? null : await firstMarkOf(table, userId, OutreachEmailItem.parse(before))
}
