import { throttle } from '#core/kernel/throttle.ts'
import { resumeView } from '#core/resume/resume-view.ts'
import { takeResume } from '#core/resume/take-resume.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { created } from '#runtime/http.ts'
import { newId } from '#runtime/identifiers.ts'
import { note } from '#runtime/needs/activity.ts'
import { documents } from '#runtime/needs/documents.ts'
import { resumeFiles } from '#runtime/needs/files.ts'
import { limits } from '#runtime/needs/limits.ts'
import { modelReading } from '#runtime/needs/models.ts'
import { resumes } from '#runtime/needs/stores.ts'
import { uploadResume } from '#shared/contracts/resume.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 30 }]

const needed = { reader: documents, model: modelReading, files: resumeFiles, store: resumes, limits, note }

export const handler = endpoint(uploadResume, needed, async ({ actor, body, needs }) => {
  await throttle(actor, 'upload', PER_HOUR, needs.limits)
  const resume = await takeResume(actor, body, { ...needs, clock: systemClock, newId })
  await needs.note(actor.userId, 'resume_uploaded', resume.originalFileName)
  return created(resumeView(resume, await needs.files.getText(actor.userId, resume.id)))
})
