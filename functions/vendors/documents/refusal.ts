import { UnreadableDocument } from '#engine/documents'
import { AppError } from '#platform/app-error.ts'

/** What the user is told about a document that cannot be read. */
export const refusalOf = (error: unknown): AppError =>
  new AppError(error instanceof UnreadableDocument ? `resume_${error.reason}` : 'resume_corrupt', {
    cause: error,
  })
