import { AppError } from '#core/kernel/app-error.ts'
import { resumeView } from '#core/resume/resume-view.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { resumeFiles } from '#runtime/needs/files.ts'
import { resumes } from '#runtime/needs/stores.ts'
import { getLatestResume } from '#shared/contracts/resume.ts'

export const handler = endpoint(
  getLatestResume,
  { resumes, files: resumeFiles },
  async ({ actor, needs }) => {
    const resume = await needs.resumes.latest(actor.userId)
    if (resume === null) throw new AppError('not_found')
    return ok(resumeView(resume, await needs.files.getText(actor.userId, resume.id)))
  },
)
