import { GetBucketLocationCommand, type S3Client } from '@aws-sdk/client-s3'
import { asked } from '#platform/provider/probe.ts'
import { healthy, type Finding } from '#functions/monitoring/health.ts'

/** Checks that the bucket exists and is ours; any further check would need the permission to list it. */
export async function bucketProbe(
  { client, bucket }: { client: S3Client; bucket: string },
  signal: AbortSignal,
): Promise<Finding> {
  return await asked(async () => {
    await client.send(new GetBucketLocationCommand({ Bucket: bucket }), { abortSignal: signal })
    return healthy
  })
}
