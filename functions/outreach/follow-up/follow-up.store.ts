import { absent, part } from '#platform/table/expressions.ts'
import { emailsOfDay, monthOf } from '#functions/account/account.item.ts'
import { listedTo, recipientKeys } from '#functions/recipients/recipient.item.ts'
import { dayOf } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { contactRefusal, type ContactRefusal } from '#functions/do-not-contact/contact-refusal.store.ts'
import type { Table } from '#platform/table/table.ts'
import { draftedEmail } from '../emails/drafted-email.store.ts'
import {
  type EmailRecord,
  newMaterialToItem,
  newOutreachEmailToItem,
  OutreachEmailItem,
} from '../emails/outreach-email.item.ts'
import type { EmailFollowUp, FollowedEmail } from './model.ts'

/** Follow-ups in the table: emails of the tracker like any other, linked to the email that they follow up. */
export const followUpStore = (table: Table, secrets: Fingerprints) => ({
  /** An email with what decides whether it may be followed up; null unless both of its items exist. */
  async find(userId: string, emailId: string): Promise<FollowedEmail | null> {
    const email = await draftedEmail(table, userId, emailId)
    return email && { ...email, firstMark: await firstMarkOf(table, userId, email) }
  },

  /**
   * Creates the follow-up and links it to the email before, in one transaction. It takes no quota and is not
   * counted as a use of the recipient, who must not have objected.
   */
  async reserve(
    id: string,
    email: FollowedEmail,
    followUp: EmailFollowUp,
    dueAt: Date,
    now: Date,
  ): Promise<'reserved' | 'not_due' | ContactRefusal> {
    const refusal = await contactRefusal(table, email, secrets)
    if (refusal !== null) return refusal
    const made = { ...email, id, jobKey: `${email.jobKey}#follow-up`, followUp }
    const failed = await table.transact([
      part.put(
        {
          ...newOutreachEmailToItem(made, now),
          followUpOf: followUp.of,
          followUpNumber: followUp.number,
          openPk: openShard(id),
          openSk: dueAt,
        },
        absent('pk'),
      ),
      part.put(
        { ...newMaterialToItem(made), ...listedTo(recipientKeys(email, secrets).person, id, now) },
        absent('pk'),
      ),
      part.update(keys.email(email.userId, email.id), {
        set: { followedBy: id },
        // From now on the follow-up stands for the thread.
        remove: ['folderSk'],
        when: [{ mark: 'sent' }, absent('followedBy')],
      }),
      part.update(keys.usage(email.userId, monthOf(now)), { add: { [emailsOfDay(dayOf(now))]: 1 } }),
    ])
    return failed.length === 0 ? 'reserved' : 'not_due'
  },
})

/** The last email of the thread after this one; null when none follows it. */
export async function lastOfThread(
  table: Pick<Table, 'get'>,
  userId: string,
  { followedBy }: Pick<FollowedEmail, 'followedBy'>,
): Promise<EmailRecord | null> {
  const item = followedBy === null ? null : await table.get(keys.email(userId, followedBy))
  if (item === null) return null
  const next = OutreachEmailItem.parse(item)
  return (await lastOfThread(table, userId, next)) ?? next
}

/** The user's mark on the first email of a thread. */
export async function firstMarkOf(
  table: Pick<Table, 'get'>,
  userId: string,
  { followUpOf, mark }: Pick<FollowedEmail, 'followUpOf' | 'mark'>,
): Promise<FollowedEmail['mark']> {
  if (followUpOf === null) return mark
  const before = await table.get(keys.email(userId, followUpOf))
  // An email that is no longer in the tracker has no mark.
  return before === null ? null : await firstMarkOf(table, userId, OutreachEmailItem.parse(before))
}
