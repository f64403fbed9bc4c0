import { resumeView } from '../resume-view.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { resumes } from '#platform/services/stores.ts'
import { getLatestResume } from '#shared/contracts/resume.ts'

export const handler = endpoint(getLatestResume, { resumes, files: resumeFiles }, async ({ actor, deps }) => {
  const resume = await deps.resumes.latest(actor.userId)
  return resume && resumeView(resume, await deps.files.getText(actor.userId, resume.id))
})
