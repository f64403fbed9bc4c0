import * as z from 'zod/mini'
import type { Activity } from './model.ts'
import { DAY } from '#platform/clock.ts'
import { isActivityAction } from '#shared/catalog/activities.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { StoredInstant, toStored, ttlOf } from '#platform/table/instant.ts'

export const ACTIVITY_KEPT_MS = POLICY.activityLogDays * DAY

const ActivityItem = z.object({ id: z.string(), action: z.string(), details: z.string(), at: StoredInstant })

export const activityToItem = (userId: string, { id, action, details, at }: Activity): Item => ({
  ...keys.activity(userId, id),
  id,
  action,
  details,
  at: toStored(at),
  ttl: ttlOf(new Date(at.getTime() + ACTIVITY_KEPT_MS)),
})

/** Empty for an action that no longer exists in the code. */
export function activityFromItem(item: Item): readonly Activity[] {
  const { action, ...rest } = ActivityItem.parse(item)
  return isActivityAction(action) ? [{ action, ...rest }] : []
}
