import { S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { s3ResumeFiles } from '#adapters/s3/resume-files.ts'
import { filled, readEnvironment } from '../config.ts'
import { lazy } from '../lazy.ts'

export const resumeFiles = lazy(() => {
  const { RESUME_BUCKET } = readEnvironment(z.object({ RESUME_BUCKET: filled }))
  // Path style, because a bucket's own host name does not exist on a local stage.
  return s3ResumeFiles({ client: new S3Client({ forcePathStyle: process.env['STAGE'] === 'local' }), bucket: RESUME_BUCKET })
})
