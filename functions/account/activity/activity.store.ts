import type { Activity } from './model.ts'
import { ACTIVITY_KEPT_MS, activityFromItem, activityToItem } from './activity.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'

/** What users did, in their own partitions, for as long as the privacy policy says. */
export const activityLog = (table: Table) => ({
  async record(userId: string, activity: Activity) {
    await table.put(activityToItem(userId, activity))
  },
  /** Newest first; nothing that is over its time. */
  async recent(userId: string, limit: number, now: Date): Promise<readonly Activity[]> {
    const items = await ownedItems(table, userId, 'ACTIVITY#', { newest: limit })
    // Time-to-live deletes late: what is over its time is not shown, whether or not it still stands in the
    // table.
    return items.flatMap(activityFromItem).filter(({ at }) => now.getTime() - at.getTime() < ACTIVITY_KEPT_MS)
  },
})

export type ActivityLog = ReturnType<typeof activityLog>
