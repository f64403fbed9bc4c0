import { paginateListObjectsV2, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'

/** Deleted accounts' fingerprints, outside of the table's region: a backup does not know them. */
export function deletionList({ client, bucket }: { client: S3Client; bucket: string }) {
  return {
    /** Doing it again changes nothing. */
    async note(fingerprint: string): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: fingerprint, Body: 'deleted' }))
    },
    async all(): Promise<ReadonlySet<string>> {
      const found = new Set<string>()
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key } of Contents) if (Key !== undefined) found.add(Key)
      return found
    },
  }
}

export type DeletionList = ReturnType<typeof deletionList>
