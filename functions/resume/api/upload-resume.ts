import { resumeView } from '../resume-view.ts'
import { takeResume } from '../upload/take-resume.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { documents, resumeFiles } from '#platform/services/files.ts'
import { modelReading } from '#platform/services/models.ts'
import { resumes } from '#platform/services/stores.ts'
import { uploadResume } from '#shared/contracts/resume.ts'

const services = { reader: documents, model: modelReading, files: resumeFiles, store: resumes }

export const handler = endpoint(uploadResume, services, async ({ actor, body, deps }) => {
  const resume = await takeResume(actor, body, deps)
  const text = await deps.files.getText(actor.userId, resume.id)
  return reply(resumeView(resume, text), {
    activity: { code: 'file', params: { name: resume.originalFileName } },
  })
})
