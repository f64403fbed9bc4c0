import { editLetter } from '../revision/edit-letter.ts'
import { detailsView } from '../tracker/views.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { revisionMessages } from '#functions/services/queues.ts'
import { ownWords, runs, tracker } from '#functions/services/outreach.ts'
import { editEmailOutreach } from '#shared/contracts/outreach.ts'

const services = { runs, ownWords, files: resumeFiles, queue: revisionMessages, tracker, recordActivity }

const unchecked = (error: unknown) =>
  logger.warn({ error: describeError(error) }, 'an edited letter was saved without being checked')

export const handler = endpoint(editEmailOutreach, services, async ({ actor, params, body, deps }) => {
  const { userId } = actor
  await editLetter(userId, params.id, body, { ...deps, unchecked })
  const entry = await deps.tracker.find(userId, params.id, deps.clock.now())
  if (entry === null) throw new AppError('not_found')
  return detailsView(entry, deps.clock.now())
})
