import { S3Client } from '@aws-sdk/client-s3'
import { isolatedDocumentReader } from '#vendors/documents/isolated-document-reader.ts'
import { deletionList } from '#vendors/s3/deletion-list.ts'
import { s3ExportFiles } from '#vendors/s3/export-files.ts'
import { s3FileEraser } from '#vendors/s3/file-eraser.ts'
import { s3ResumeFiles } from '#vendors/s3/resume-files.ts'
import { setting } from '#platform/config/config.ts'
import { lazy } from '#platform/lazy.ts'

// A local stage has no host names for buckets.
const clientOf = (region: { readonly region?: string } = {}) =>
  new S3Client({ ...region, forcePathStyle: process.env['STAGE'] === 'local' })
export const fileStorage = lazy(() => clientOf())
export const resumeStorage = lazy(() => ({ client: fileStorage(), bucket: setting('RESUME_BUCKET') }))

export const resumeFiles = lazy(() => s3ResumeFiles(resumeStorage()))
export const fileEraser = lazy(() => s3FileEraser(resumeStorage()))

const exportStorage = lazy(() => ({ client: fileStorage(), bucket: setting('EXPORT_BUCKET') }))
export const exportEraser = lazy(() => s3FileEraser(exportStorage()))
export const exportFiles = lazy(() => s3ExportFiles(exportStorage()))

/** The list of deleted accounts, stored in the region of the backup copies. */
export const deletions = lazy(() => {
  const client = clientOf({ region: setting('DELETION_REGION') })
  return deletionList({ client, bucket: setting('DELETION_BUCKET') })
})

/** A bundle needs the URL of the child's bundle beside it; sources find their child by themselves. */
const bundled = !import.meta.filename.endsWith('.ts')

export const documents = lazy(() =>
  isolatedDocumentReader(bundled ? { childUrl: new URL('./read-in-child.mjs', import.meta.url) } : {}),
)
