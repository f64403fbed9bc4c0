import type { EntryMarks } from '#core/tracker/model.ts'
import { EntryItem, MARKABLE } from './items/entry-item.ts'
import { toStored } from './items/instant.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

const NAMES = { '#state': 'state', '#mark': 'mark' }
const STATES = Object.fromEntries(MARKABLE.map((state) => [`:${state}`, state]))
const IS_WRITTEN = `#state IN (${Object.keys(STATES).join(', ')})`

/** Marks stand on the entry, beside its state: the cycle and the look through the mailbox change the one, the user the other. */
export const entryMarks = (table: Table): EntryMarks => ({
  async mark(userId, entryId, mark, now) {
    const key = keys.entry(userId, entryId)
    const change =
      mark === null
        ? { UpdateExpression: 'REMOVE #mark, markedAt', ConditionExpression: IS_WRITTEN, values: {} }
        : {
            UpdateExpression: 'SET #mark = :mark, markedAt = :now',
            ConditionExpression: `${IS_WRITTEN} AND (attribute_not_exists(#mark) OR #mark <> :mark)`,
            values: { ':mark': mark, ':now': toStored(now) },
          }
    const { values, ...expressions } = change
    const marked = await table.update(key, { ...expressions, ExpressionAttributeNames: NAMES, ExpressionAttributeValues: { ...STATES, ...values } })
    if (marked !== null) return EntryItem.parse(marked)
    const item = await table.get(key)
    if (item === null) return 'absent'
    const entry = EntryItem.parse(item)
    // Marked so before, by another tab or by an answer that was lost.
    return entry.mark === mark && MARKABLE.some((state) => state === entry.state) ? entry : 'not_markable'
  },
})
