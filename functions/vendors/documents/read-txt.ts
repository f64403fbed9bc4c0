import { AppError } from '#platform/app-error.ts'
import { decodeText } from '#functions/resume/layout/text/decode-text.ts'
import type { ResumeDocument } from '#functions/resume/layout/document.ts'
import { plainDocument } from '#functions/resume/layout/text/plain-document.ts'

/** Reads a plain text file. Throws AppError resume_corrupt when it is not text. */
export async function readTxt(bytes: Uint8Array): Promise<ResumeDocument> {
  const text = decodeText(bytes)
  if (text === null) throw new AppError('resume_corrupt')
  return plainDocument(text)
}
