import { absent, isIn, part, type TransactionPart } from '#platform/table/expressions.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { TrackedEmail } from './model.ts'
import { MARKABLE, trackedFromItems } from '../emails/outreach-email.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Table } from '#platform/table/table.ts'

/** How often others may come between. */
const MAX_ATTEMPTS = 8

/**
 * Marks stand on the email, beside its state: the cycle and the look through the mailbox change the one, the
 * user the other.
 */
export const userStatusStore = (table: Table) => ({
  /**
   * Marks a written email that the cycle is done with, or takes the mark back. The same mark again keeps the
   * time of the first. Returns the email as it is then, or why there is nothing to mark.
   */
  async set(userId: string, emailId: string, mark: EmailMark | null, now: Date) {
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
      const [item, material] = await table.getMany([
        keys.email(userId, emailId),
        keys.material(userId, emailId),
      ])
      if (!item) return 'absent'
      const email = trackedFromItems(item, material ?? null)
      if (!MARKABLE.some((state) => state === email.state)) return 'not_markable'
      // Marked so before, by another tab or by an answer that was lost.
      if (email.mark === mark) return email
      const counted = countParts({ what: 'marked', id: emailId, from: email.mark, to: mark }, now)
      const failed = await table.transact([change(userId, email, mark, now), ...counted])
      if (failed.length === 0) return { ...email, mark, markedAt: mark === null ? null : now }
    }
    return 'not_markable'
  },
})

export type UserStatusStore = ReturnType<typeof userStatusStore>

/** Only from the mark that was read: what is counted is the step from one to the other. */
const change = (
  userId: string,
  { id, mark: from }: Pick<TrackedEmail, 'id' | 'mark'>,
  mark: EmailMark | null,
  now: Date,
): TransactionPart =>
  part.update(keys.email(userId, id), {
    ...(mark === null ? { remove: ['mark', 'markedAt'] } : { set: { mark, markedAt: toStored(now) } }),
    when: [isIn('state', MARKABLE), from === null ? absent('mark') : { mark: from }],
  })
