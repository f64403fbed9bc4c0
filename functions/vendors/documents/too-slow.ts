import { AppError } from '#platform/app-error.ts'

/** What a document is called that takes too long: it is broken, or built to be slow. */
export const tooSlow = (): AppError =>
  new AppError('resume_corrupt', {
    message: 'The file takes too long to read. Save it again and upload the new copy.',
  })
