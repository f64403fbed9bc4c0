import { AppError } from '#platform/app-error.ts'
import { decodeText } from '#functions/resume/layout/text/decode-text.ts'
import type { ResumeDocument } from '#functions/resume/layout/document.ts'
import { plainDocument } from '#functions/resume/layout/text/plain-document.ts'

/** A plain text file as lines. Throws AppError resume_corrupt when it is none. */
export async function readTxt(bytes: Uint8Array): Promise<ResumeDocument> {
  const text = decodeText(bytes)
  if (text === null) throw new AppError('resume_corrupt')
  return plainDocument(text)
}
