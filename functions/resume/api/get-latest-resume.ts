import { AppError } from '#platform/app-error.ts'
import { resumeView } from '../resume-view.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { resumes } from '#platform/services/stores.ts'
import { getLatestResume } from '#shared/contracts/resume.ts'

export const handler = endpoint(getLatestResume, { resumes, files: resumeFiles }, async ({ actor, deps }) => {
  const resume = await deps.resumes.latest(actor.userId)
  if (resume === null) throw new AppError('not_found')
  return resumeView(resume, await deps.files.getText(actor.userId, resume.id))
})
