import { AppError } from '#core/kernel/app-error.ts'
import { decodeText } from '#core/resume/decode-text.ts'

/** Text of a plain text file. Throws AppError resume_corrupt when it is none. */
export async function readTxt(bytes: Uint8Array): Promise<string> {
  const text = decodeText(bytes)
  if (text === null) throw new AppError('resume_corrupt')
  return text
}
