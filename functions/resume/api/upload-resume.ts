import { resumeView } from '../resume-view.ts'
import { takeResume } from '../upload/take-resume.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { reply } from '#platform/http/http.ts'
import { documents, resumeFiles } from '#functions/services/files.ts'
import { modelReading } from '#functions/services/models.ts'
import { resumes } from '#functions/services/resume.ts'
import { uploadResume } from '#shared/contracts/resume.ts'

const services = {
  reader: documents,
  model: modelReading,
  files: resumeFiles,
  store: resumes,
  recordActivity,
}

export const handler = endpoint(uploadResume, services, async ({ actor, body, deps }) => {
  const resume = await takeResume(actor, body, deps)
  const text = await deps.files.getText(actor.userId, resume.id)
  return reply(resumeView(resume, text), {
    activity: { code: 'file', params: { name: resume.originalFileName } },
  })
})
