import { AppError } from '#platform/app-error.ts'

/** The error for a document that takes too long to read because it is damaged or malicious. */
export const tooSlow = (): AppError =>
  new AppError('resume_corrupt', {
    message: 'The file takes too long to read. Save it again and upload the new copy.',
  })
