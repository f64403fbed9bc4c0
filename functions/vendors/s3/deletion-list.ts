import { paginateListObjectsV2, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'

/** Fingerprints of deleted accounts, in another region than the table; backups do not contain them. */
export function deletionList({ client, bucket }: { client: S3Client; bucket: string }) {
  return {
    /** Adds a fingerprint; idempotent. */
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
