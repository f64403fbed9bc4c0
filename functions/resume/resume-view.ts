import { resumeReference } from '#functions/configuration/model.ts'
import type { Resume } from '#shared/models/resume.ts'
import type { StoredResume } from './model.ts'

/** The resume as the API returns it; `storageUrl` is our own reference, not a URL of the object store. */
export function resumeView(resume: StoredResume, content: string): Resume {
  const { facts } = resume
  const uploadedAt = resume.uploadedAt.toISOString()
  return {
    id: resume.id,
    fileName: resume.fileName,
    originalFileName: resume.originalFileName,
    storageUrl: resumeReference(resume.id),
    uploadedAt,
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
