import { doNotContact } from '#functions/services/do-not-contact.ts'
import { searchPauseOf } from '#functions/outreach/pause/pause-view.ts'
import { resumeSchedule } from '#functions/runs/resume-schedule.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { schedules } from '#functions/services/schedules.ts'
import { pauses, runs, tracker } from '#functions/services/outreach.ts'
import { resumeSearch } from '#shared/contracts/search-pause.ts'

const services = { pauses, tracker, doNotContact, runs, schedules, recordActivity }

export const handler = endpoint(resumeSearch, services, async ({ actor, deps }) => {
  if (!(await deps.pauses.resume(actor.userId))) throw new AppError('not_authenticated')
  await resumeSchedule(actor.userId, deps)
  return await searchPauseOf(actor, deps)
})
