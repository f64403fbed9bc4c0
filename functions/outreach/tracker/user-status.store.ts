import { absent, isIn, part, type TransactionPart } from '#platform/table/expressions.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { TrackedEmail } from './model.ts'
import { MARKABLE, trackedFromItems } from '../emails/outreach-email.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Table } from '#platform/table/table.ts'

/** Tries before giving up when other writers keep coming between. */
const MAX_ATTEMPTS = 8

/** The user changes an email's mark; the cycle and the mailbox sync change the state beside it. */
export const userStatusStore = (table: Table) => ({
  /**
   * Marks a written email that the cycle is done with, or removes its mark. Setting the same mark again keeps
   * its first time. Returns the changed email, or why it cannot be marked.
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
      // Already marked so by another tab, or by a request whose answer was lost.
      if (email.mark === mark) return email
      const counted = countParts({ what: 'marked', id: emailId, from: email.mark, to: mark }, now)
      const failed = await table.transact([change(userId, email, mark, now), ...counted])
      if (failed.length === 0) return { ...email, mark, markedAt: mark === null ? null : now }
    }
    return 'not_markable'
  },
})

/** Requires the mark that was read, because the change from one mark to the other is counted. */
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
