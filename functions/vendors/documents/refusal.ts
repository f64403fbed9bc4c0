import { UnreadableDocument } from '#engine/documents'
import { AppError } from '#platform/app-error.ts'

/** The error for a document that takes too long to read because it is damaged or malicious. */
export const tooSlow = (): AppError =>
  new AppError('resume_corrupt', {
    message: 'The file takes too long to read. Save it again and upload the new copy.',
  })

/** What the user is told about a document that cannot be read. */
export function refusalOf(error: unknown): AppError {
  if (!(error instanceof UnreadableDocument)) return new AppError('resume_corrupt', { cause: error })
  return error.reason === 'slow' ? tooSlow() : new AppError(`resume_${error.reason}`, { cause: error })
}
