import { absent, isIn, part, type TransactionPart } from '#platform/table/expressions.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import { MARKABLE, type EmailRecord, trackedFromItems } from '../emails/outreach-email.item.ts'
import { filedUnder, folderKey } from '../emails/email-folder.ts'
import { firstMarkOf, lastOfThread } from '../follow-up/follow-up.store.ts'
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
   * its first time. `markedAt` is an earlier time that the mark had before, if that is restored. Returns the
   * changed email, or why it cannot be marked.
   */
  async set(userId: string, emailId: string, mark: EmailMark | null, now: Date, markedAt: Date = now) {
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
      const changed = { ...email, mark, markedAt: mark === null ? null : earlier(markedAt, now) }
      const counted = countParts({ what: 'marked', id: emailId, from: email.mark, to: mark }, now)
      const threaded = await inThread(table, userId, changed)
      const failed = await table.transact([
        change(userId, email.mark, changed, threaded.firstMark),
        ...threaded.parts,
        ...counted,
      ])
      if (failed.length === 0) return changed
    }
    return 'not_markable'
  },
})

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** Requires the mark that was read, because the change from one mark to the other is counted. */
function change(
  userId: string,
  from: EmailMark | null,
  changed: EmailRecord,
  firstMark: EmailMark | null,
): TransactionPart {
  const { set, remove } = filedUnder(folderKey(changed, firstMark))
  const { mark, markedAt, followedBy } = changed
  return part.update(keys.email(userId, changed.id), {
    set: { ...set, ...(mark !== null && markedAt !== null && { mark, markedAt: toStored(markedAt) }) },
    remove: [...remove, ...(mark === null ? ['mark', 'markedAt'] : [])],
    when: [
      isIn('state', MARKABLE),
      hasMark(from),
      followedBy === null ? absent('followedBy') : { followedBy },
    ],
  })
}

const hasMark = (mark: EmailMark | null) => (mark === null ? absent('mark') : { mark })

/**
 * The mark of the thread's first email, which decides with the email's own whether a follow-up may be written,
 * and the parts that keep the rest of the thread consistent with it.
 */
async function inThread(
  table: Table,
  userId: string,
  changed: EmailRecord,
): Promise<{ firstMark: EmailMark | null; parts: readonly TransactionPart[] }> {
  if (changed.followUpOf !== null) return { firstMark: await firstMarkOf(table, userId, changed), parts: [] }
  const last = await lastOfThread(table, userId, changed)
  if (last?.mark !== 'sent') return { firstMark: changed.mark, parts: [] }
  const { set, remove } = filedUnder(folderKey(last, changed.mark))
  return {
    firstMark: changed.mark,
    parts: [
      part.update(keys.email(userId, last.id), {
        set,
        remove,
        when: [{ mark: 'sent' }, absent('followedBy')],
      }),
    ],
  }
}
