import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchUpload,
  NotFound,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { ExportFormat } from '#shared/models/account/privacy.ts'

/** Under the owner's prefix like all files, so that the deletion of an account finds it. */
const keyOf = (userId: string, format: ExportFormat): string => `users/${userId}/reachwell-data.${format}`

const TYPES = { json: 'application/json', csv: 'text/csv; charset=utf-8' } as const

/** How long a link to a file works: long enough to begin a download. */
const LINK_SECONDS = 60

/** Exported data in a private bucket that forgets its files after a day. A file is written in parts. */
export function s3ExportFiles({ client, bucket }: { client: S3Client; bucket: string }) {
  const at = (userId: string, format: ExportFormat) => ({ Bucket: bucket, Key: keyOf(userId, format) })
  return {
    /** Begins an upload and returns its id. */
    async begin(userId: string, format: ExportFormat): Promise<string> {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ ...at(userId, format), ContentType: TYPES[format] }),
      )
      if (UploadId === undefined) throw new Error('S3 began an upload without an id.')
      return UploadId
    },
    /** Stores a part, in place of an earlier one of the same number, and returns its tag. */
    async store(
      userId: string,
      format: ExportFormat,
      { upload, number, bytes }: { upload: string; number: number; bytes: Uint8Array },
    ): Promise<string> {
      const { ETag } = await client.send(
        new UploadPartCommand({ ...at(userId, format), UploadId: upload, PartNumber: number, Body: bytes }),
      )
      if (ETag === undefined) throw new Error('S3 stored a part without a tag.')
      return ETag
    },
    /** Makes the file of its parts. False when the upload is gone: it was completed or given up before. */
    async complete(
      userId: string,
      format: ExportFormat,
      upload: string,
      parts: readonly { readonly number: number; readonly tag: string }[],
    ): Promise<boolean> {
      try {
        await client.send(
          new CompleteMultipartUploadCommand({
            ...at(userId, format),
            UploadId: upload,
            MultipartUpload: { Parts: parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag })) },
          }),
        )
        return true
      } catch (error) {
        if (error instanceof NoSuchUpload) return false
        throw error
      }
    },
    /** Gives an upload up and forgets its parts. */
    async abandon(userId: string, format: ExportFormat, upload: string): Promise<void> {
      await client
        .send(new AbortMultipartUploadCommand({ ...at(userId, format), UploadId: upload }))
        .catch((error: unknown) => {
          if (!(error instanceof NoSuchUpload)) throw error
        })
    },
    async exists(userId: string, format: ExportFormat): Promise<boolean> {
      try {
        await client.send(new HeadObjectCommand(at(userId, format)))
        return true
      } catch (error) {
        if (error instanceof NotFound) return false
        throw error
      }
    },
    async remove(userId: string, format: ExportFormat): Promise<void> {
      await client.send(new DeleteObjectCommand(at(userId, format)))
    },
    /** A link that downloads the file, for one minute. */
    linkTo: (userId: string, format: ExportFormat): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...at(userId, format),
          ResponseContentDisposition: `attachment; filename="reachwell-data.${format}"`,
        }),
        { expiresIn: LINK_SECONDS },
      ),
  }
}
