import {
  DeleteObjectsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  S3ServiceException,
  type ObjectIdentifier,
  type S3Client,
} from '@aws-sdk/client-s3'
const NO_VERSIONS: ReadonlySet<string> = new Set(['NotImplemented', 'MethodNotAllowed'])

/** A page of a listing; one call deletes as many. */
const PAGE = 1_000

/** Removes everything under a user's own prefix, all versions and marks of deletion included. */
export function s3FileEraser({ client, bucket }: { client: S3Client; bucket: string }) {
  const versions = async (Prefix: string): Promise<readonly ObjectIdentifier[]> => {
    try {
      const found = await client.send(
        new ListObjectVersionsCommand({ Bucket: bucket, Prefix, MaxKeys: PAGE }),
      )
      return [...(found.Versions ?? []), ...(found.DeleteMarkers ?? [])].map(({ Key, VersionId }) => ({
        Key,
        VersionId,
      }))
    } catch (error) {
      // An object store that keeps no versions does not know the question.
      if (error instanceof S3ServiceException && NO_VERSIONS.has(error.name)) return []
      throw error
    }
  }
  const current = async (Prefix: string): Promise<readonly ObjectIdentifier[]> => {
    const found = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix, MaxKeys: PAGE }))
    return (found.Contents ?? []).map(({ Key }) => ({ Key }))
  }

  return {
    async removeAll(userId: string) {
      const prefix = `users/${userId}/`
      for (const list of [versions, current]) {
        // Each round begins anew, for what was listed is gone.
        for (let found = await list(prefix); found.length > 0; found = await list(prefix)) {
          const { Errors = [] } = await client.send(
            new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: [...found], Quiet: true } }),
          )
          if (Errors.length > 0)
            throw new Error(
              `Files could not be deleted: ${[...new Set(Errors.map(({ Code }) => Code))].join(', ')}.`,
            )
        }
      }
    },
  }
}

export type FileEraser = ReturnType<typeof s3FileEraser>
