import { AppError } from '#core/kernel/app-error.ts'
import { decodeText } from '#core/resume/layout/text/decode-text.ts'
import type { ResumeDocument } from '#core/resume/layout/document.ts'
import { plainDocument } from '#core/resume/layout/text/plain-document.ts'

/** A plain text file as lines. Throws AppError resume_corrupt when it is none. */
export async function readTxt(bytes: Uint8Array): Promise<ResumeDocument> {
  const text = decodeText(bytes)
  if (text === null) throw new AppError('resume_corrupt')
  return plainDocument(text)
}
