import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account.js'
import S3Error from '@20minutes/s3rver/lib/models/error.js'
import { listen } from '#emulators/kit/listen.ts'
import { releaseIdOf } from '#infra/version.ts'
import { localAccess } from '../local-access.ts'

/** Bucket for the list of deleted accounts, which in the cloud is in another region. */
export const DELETIONS = 'deletions'
/** Bucket for the files of exports. */
export const EXPORTS = 'exports'
/** Bucket for the source maps of the site. */
export const VISIT_MAPS = 'visit-maps'

/**
 * Starts S3 on disk with its buckets. Without a state folder its files are deleted when it stops. It keeps
 * no object versions.
 */
export async function startS3(options: {
  port: number
  stateDir: string | null
  bucket: string
  /** Name of the bucket for deleted accounts; DELETIONS by default. */
  deletions?: string
  /** Name of the bucket for exports; EXPORTS by default. */
  exports?: string
  accessKeyId: string
}): Promise<{
  url: string
  /** Makes every write and deletion fail until it is called with false. */
  readonly outage: (on: boolean) => void
  close(): Promise<void>
}> {
  const directory =
    options.stateDir === null
      ? mkdtempSync(path.join(tmpdir(), 'reachwell-s3-'))
      : path.join(options.stateDir, 's3')
  mkdirSync(directory, { recursive: true })
  // The server refuses access keys that it does not know, but accepts any signature made with a known one.
  DUMMY_ACCOUNT.createKeyPair(options.accessKeyId, 'local')
  const server = new S3rver({
    silent: true,
    directory,
    // The current SDK signs a checksum trailer that this server does not support.
    allowMismatchedSignatures: true,
    configureBuckets: [
      { name: options.bucket },
      { name: options.deletions ?? DELETIONS },
      { name: options.exports ?? EXPORTS },
      { name: VISIT_MAPS },
    ],
  })
  refuseLikeS3(server, directory)
  let isDown = false
  server.middleware.unshift(async ({ method }, next) => {
    if (isDown && method !== 'GET')
      throw new S3Error('InternalError', 'We encountered an internal error. Please try again.')
    await next()
  })
  // Its logger would swallow every exception of this process, and its own start waits forever for a port that is taken.
  server.logger.exceptions.unhandle()
  await server.configureBuckets()
  const { url, close } = await listen(server.callback(), options.port)
  return {
    url,
    outage: (on) => {
      isDown = on
    },
    close: async () => {
      await close()
      server.logger.close()
      if (options.stateDir === null) rmSync(directory, { recursive: true, force: true })
    },
  }
}

const SMALLEST_PART = 5 * 1024 * 1024

/**
 * What S3 does and this server does not (docs.aws.amazon.com/AmazonS3/latest/API,
 * UploadPart and CompleteMultipartUpload): it refuses uploads that do not exist, and parts below five
 * megabytes except the last, and gives uploads up.
 */
function refuseLikeS3({ store, middleware }: S3rver, directory: string): void {
  const folderOf = (bucket: string, upload: string) =>
    path.join(directory, bucket, '._S3rver_uploads', upload)
  const known = (bucket: string, upload: string): string => {
    const folder = folderOf(bucket, upload)
    if (!existsSync(path.join(folder, 'key')))
      throw new S3Error('NoSuchUpload', 'The specified multipart upload does not exist.')
    return folder
  }
  // AbortMultipartUpload, which the server does not have.
  middleware.unshift(async (ctx, next) => {
    const upload = ctx.query['uploadId']
    if (ctx.method !== 'DELETE' || typeof upload !== 'string') return await next()
    try {
      rmSync(known(ctx.path.split('/')[1] ?? '', upload), { recursive: true })
      ctx.status = 204
    } catch (error) {
      if (!(error instanceof S3Error)) throw error
      ctx.status = 404
      ctx.body = error.toXML()
    }
  })
  const putPart = store.putPart.bind(store)
  const putObjectMultipart = store.putObjectMultipart.bind(store)
  store.putPart = async (bucket, upload, ...part) => {
    known(bucket, upload)
    return await putPart(bucket, upload, ...part)
  }
  store.putObjectMultipart = async (bucket, upload, parts) => {
    const folder = known(bucket, upload)
    for (const { number } of parts.slice(0, -1))
      if (statSync(path.join(folder, String(number))).size < SMALLEST_PART)
        throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size')
    return await putObjectMultipart(bucket, upload, parts)
  }
}

/** Stores the source maps of a site as a deployment does, in the folder of the release. */
export async function keepMaps(folder: string, url: string): Promise<void> {
  const client = new S3Client({ ...localAccess(url), forcePathStyle: true })
  const release = releaseIdOf()
  for (const name of globSync('**/*.map', { cwd: folder }))
    await client.send(
      new PutObjectCommand({
        Bucket: VISIT_MAPS,
        Key: `${release}/${name}`,
        Body: readFileSync(path.join(folder, name)),
      }),
    )
}
