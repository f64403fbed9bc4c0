import { activityLog } from '#functions/account/activity/activity.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const activities = lazy(() => activityLog(table()))
