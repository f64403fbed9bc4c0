import { activityLog } from '#functions/account/activity/activity.store.ts'
import { notesOf } from '#functions/account/activity/note.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { newId } from '../lambda/identifiers.ts'
import { lazy } from '../lambda/lazy.ts'
import { describeError, logger } from '../log/logger.ts'
import { table } from './table.ts'

export const activities = lazy(() => activityLog(table()))

export const note = lazy(() =>
  notesOf({
    activities: activities(),
    newId,
    clock: systemClock,
    missed: (action, error) => logger.warn({ action, error: describeError(error) }, 'activity not noted'),
  }),
)
