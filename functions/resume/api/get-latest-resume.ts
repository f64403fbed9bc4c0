import { resumeView } from '../resume-view.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { resumes } from '#functions/services/resume.ts'
import { getLatestResume } from '#shared/contracts/resume.ts'

export const handler = endpoint(getLatestResume, { resumes, files: resumeFiles }, async ({ actor, deps }) => {
  const resume = await deps.resumes.latest(actor.userId)
  return resume && resumeView(resume, await deps.files.getText(actor.userId, resume.id))
})
