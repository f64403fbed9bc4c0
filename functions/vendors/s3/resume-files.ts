import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { AppError } from '#platform/app-error.ts'
import type { ResumeMover } from '#functions/account-linking/ports.ts'
import type { ResumeFiles } from '#functions/resume/ports.ts'

// The user's own name for the file is data, never part of a key.
const keyOf = (userId: string, resumeId: string, part: 'file' | 'text'): string =>
  `users/${userId}/resumes/${resumeId}/${part}`

/**
 * Resumes in one private bucket, each under its owner. Reading what is not there throws AppError not_found.
 */
export function s3ResumeFiles({
  client,
  bucket,
}: {
  client: S3Client
  bucket: string
}): ResumeFiles & ResumeMover {
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
    async put(userId, resumeId, { bytes, contentType, text }) {
      await Promise.all([
        put(keyOf(userId, resumeId, 'file'), bytes, contentType),
        put(keyOf(userId, resumeId, 'text'), text, 'text/plain; charset=utf-8'),
      ])
    },
    async getText(userId, resumeId) {
      return new TextDecoder().decode((await get(keyOf(userId, resumeId, 'text'))).bytes)
    },
    getFile: (userId, resumeId) => get(keyOf(userId, resumeId, 'file')),
    async move(fromUserId, toUserId, resumeId) {
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
