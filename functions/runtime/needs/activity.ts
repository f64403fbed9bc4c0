import { activityLog } from '#adapters/dynamo/activity-log.ts'
import { notesOf } from '#core/activity/note.ts'
import { systemClock } from '../clock.ts'
import { newId } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { describeError, logger } from '../logger.ts'
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
