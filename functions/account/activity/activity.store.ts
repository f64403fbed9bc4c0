import { ActivityDetails, isActivityAction } from '#shared/catalog/activities.ts'
import { orSaid } from '#engine/values/reasons/coded.ts'
import type { Activity } from './model.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table, Item } from '#platform/table/table.ts'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { keys } from '#platform/table/keys.ts'
import { StoredInstant, ttlOf } from '#platform/table/instant.ts'

export const ACTIVITY_KEPT_MS = POLICY.activityLogDays * DAY

/** Older items have a text, which may be empty. */
const StoredDetails = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  z.nullable(orSaid(ActivityDetails)),
])

const ActivityItem = z.object({
  id: z.string(),
  action: z.string(),
  details: StoredDetails,
  at: StoredInstant,
})

export const activityToItem = (userId: string, { id, action, details, at }: Activity): Item => ({
  ...keys.activity(userId, id),
  id,
  action,
  details,
  at,
  ttl: ttlOf(new Date(at.getTime() + ACTIVITY_KEPT_MS)),
})

/** Empty for an action that no longer exists in the code. */
export function activityFromItem(item: Item): readonly Activity[] {
  const { action, ...rest } = ActivityItem.parse(item)
  return isActivityAction(action) ? [{ action, ...rest }] : []
}

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
