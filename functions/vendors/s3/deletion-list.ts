import { ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'

/** Deleted accounts' fingerprints, outside of the table's region: a backup does not know them. */
export function deletionList({ client, bucket }: { client: S3Client; bucket: string }) {
  return {
    /** Doing it again changes nothing. */
    async note(fingerprint: string): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: fingerprint, Body: 'deleted' }))
    },
    async all(): Promise<ReadonlySet<string>> {
      const found = new Set<string>()
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken }))
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) found.add(Key)
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
      return found
    },
  }
}

export type DeletionList = ReturnType<typeof deletionList>
