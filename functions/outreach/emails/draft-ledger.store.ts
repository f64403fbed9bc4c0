import * as z from 'zod/mini'
import type { DraftLedger } from '#functions/mailbox/sync-ports.ts'
import { entriesSince } from './entry-range.store.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { StoredInstant, toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const Saved = z.object({
  id: z.string(),
  draftId: z.string(),
  state: z.enum(['drafted', 'gone']),
  openedAt: StoredInstant,
})

const NAMES = { '#state': 'state' }

/** Drafts as the tracker's entries know them; of an entry no more is read than what it takes to compare. */
export const draftLedger = (table: Table): DraftLedger => ({
  async savedIn(userId, address, since) {
    const items = await everyItem(table, {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :end',
      FilterExpression: '#state IN (:drafted, :gone) AND draftMailbox = :address',
      ProjectionExpression: 'id, draftId, #state, openedAt',
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: {
        ':pk': keys.profile(userId).pk,
        ...entriesSince(since.getTime()),
        ':drafted': 'drafted',
        ':gone': 'gone',
        ':address': address,
      },
    })
    return items.map((item) => {
      const { id, draftId, state, openedAt } = Saved.parse(item)
      return { entryId: id, draftId, openedAt, isGone: state === 'gone' }
    })
  },
  async markGone(userId, { entryId, draftId }, now) {
    await table.update(keys.entry(userId, entryId), {
      UpdateExpression: 'SET #state = :gone, goneAt = :now',
      ConditionExpression: '#state = :drafted AND draftId = :draft',
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: {
        ':gone': 'gone',
        ':now': toStored(now),
        ':drafted': 'drafted',
        ':draft': draftId,
      },
    })
  },
  async markBack(userId, { entryId, draftId }) {
    await table.update(keys.entry(userId, entryId), {
      UpdateExpression: 'SET #state = :drafted REMOVE goneAt',
      ConditionExpression: '#state = :gone AND draftId = :draft',
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: { ':gone': 'gone', ':drafted': 'drafted', ':draft': draftId },
    })
  },
})
