import { resumeReference } from '#functions/configuration/model.ts'
import type { Resume } from '#shared/models/resume.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import type { StoredResume } from './resume.item.ts'

/** The resume as the API returns it; `storageUrl` is our own reference, not a URL of the object store. */
export function resumeView(resume: StoredResume, content: string): Sent<typeof Resume> {
  const { facts, uploadedAt } = resume
  return {
    ...resume,
    storageUrl: resumeReference(resume.id),
    createdAt: uploadedAt,
    updatedAt: uploadedAt,
    content,
    summary: {
      name: facts.name?.value ?? null,
      roles: facts.roles.length,
      skills: facts.skills.length,
      lines: facts.lines.length,
    },
  }
}
