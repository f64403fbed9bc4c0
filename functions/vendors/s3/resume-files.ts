import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { AppError } from '#platform/app-error.ts'

// The user's file name is data and never part of a key.
const keyOf = (userId: string, resumeId: string, part: 'file' | 'text'): string =>
  `users/${userId}/resumes/${resumeId}/${part}`

/** Resumes in a private bucket, under their owners' keys. Reading a missing file throws not_found. */
export function s3ResumeFiles({ client, bucket }: { client: S3Client; bucket: string }) {
  const put = (Key: string, Body: Uint8Array | string, ContentType: string) =>
    client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType }))

  const get = async (Key: string): Promise<{ bytes: Uint8Array; contentType: string }> => {
    try {
      const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
      if (found.Body === undefined) throw new AppError('not_found')
      return {
        bytes: await found.Body.transformToByteArray(),
        contentType: found.ContentType ?? 'application/octet-stream',
      }
    } catch (error) {
      if (error instanceof NoSuchKey) throw new AppError('not_found', { cause: error })
      throw error
    }
  }

  return {
    async put(
      userId: string,
      resumeId: string,
      { bytes, contentType, text }: { bytes: Uint8Array; contentType: string; text: string },
    ) {
      await Promise.all([
        put(keyOf(userId, resumeId, 'file'), bytes, contentType),
        put(keyOf(userId, resumeId, 'text'), text, 'text/plain; charset=utf-8'),
      ])
    },
    async getText(userId: string, resumeId: string) {
      return new TextDecoder().decode((await get(keyOf(userId, resumeId, 'text'))).bytes)
    },
    getFile: (userId: string, resumeId: string) => get(keyOf(userId, resumeId, 'file')),
    /** Moves a resume's files to another user; files that were already moved or are gone are skipped. */
    async move(fromUserId: string, toUserId: string, resumeId: string) {
      for (const part of ['file', 'text'] as const) {
        const found = await get(keyOf(fromUserId, resumeId, part)).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'not_found') return null
          throw error
        })
        if (found === null) continue
        await put(keyOf(toUserId, resumeId, part), found.bytes, found.contentType)
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(fromUserId, resumeId, part) }))
      }
    },
  }
}
