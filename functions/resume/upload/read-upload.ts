import { AppError } from '#platform/app-error.ts'
import type { ResumeUpload } from '#shared/models/resume.ts'
import { isResume, readResume } from '#engine/resume'
import type { DocumentReader } from '#engine/documents'
import { validateUpload } from './validate-upload.ts'

/** Checks and reads an uploaded resume in memory. Throws AppError with the resume_… codes and invalid_request. */
export async function readUpload(upload: ResumeUpload, reader: DocumentReader) {
  const { kind, bytes } = validateUpload({
    dataUrl: upload.storageUrl,
    fileName: upload.originalFileName,
    mimeType: upload.fileType,
  })
  const { text, facts } = readResume(await reader.read(bytes, kind))
  if (text === '') throw new AppError('resume_empty')
  if (!isResume(facts)) throw new AppError('resume_not_a_resume')
  return { kind, bytes, text, facts }
}
