import type { Activity } from './model.ts'
import { ACTIVITY_KEPT_MS, activityFromItem, activityToItem } from './activity.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'

/** Log of what users did, kept in their own partitions for as long as the privacy policy says. */
export const activityLog = (table: Table) => ({
  async record(userId: string, activity: Activity) {
    await table.put(activityToItem(userId, activity))
  },
  /** The latest activities that have not expired, newest first. */
  async recent(userId: string, limit: number, now: Date): Promise<readonly Activity[]> {
    const items = await ownedItems(table, userId, 'ACTIVITY#', { newest: limit })
    // DynamoDB's TTL deletes items late, so expired activities are filtered out here.
    return items.flatMap(activityFromItem).filter(({ at }) => now.getTime() - at.getTime() < ACTIVITY_KEPT_MS)
  },
})

export type ActivityLog = ReturnType<typeof activityLog>
