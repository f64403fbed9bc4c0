import {
  DeleteObjectsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  S3ServiceException,
  type ObjectIdentifier,
  type S3Client,
} from '@aws-sdk/client-s3'
const NO_VERSIONS: ReadonlySet<string> = new Set(['NotImplemented', 'MethodNotAllowed'])

/** Files per page of a listing, and per delete request. */
const PAGE = 1_000

/** Removes everything under a user's prefix, including all versions and delete markers. */
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
      // An object store without versions does not implement this request.
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
        // Each round lists the first page again, because the listed files are gone.
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
