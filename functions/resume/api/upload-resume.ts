import { throttle } from '#platform/throttle.ts'
import { resumeView } from '../resume-view.ts'
import { takeResume } from '../upload/take-resume.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { created } from '#platform/http/http.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { documents } from '#platform/services/documents.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { limits } from '#platform/services/limits.ts'
import { modelReading } from '#platform/services/models.ts'
import { resumes } from '#platform/services/stores.ts'
import { uploadResume } from '#shared/contracts/resume.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 30 }]

const services = {
  reader: documents,
  model: modelReading,
  files: resumeFiles,
  store: resumes,
  limits,
  recordActivity,
}

export const handler = endpoint(uploadResume, services, async ({ actor, body, deps }) => {
  await throttle(actor, 'upload', PER_HOUR, deps.limits)
  const resume = await takeResume(actor, body, { ...deps, clock: systemClock, newId })
  await deps.recordActivity(actor.userId, 'resume_uploaded', resume.originalFileName)
  return created(resumeView(resume, await deps.files.getText(actor.userId, resume.id)))
})
