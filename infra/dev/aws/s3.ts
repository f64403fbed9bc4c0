import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account.js'

/** Bucket for the list of deleted accounts, which in the cloud is in another region. */
export const DELETIONS = 'deletions'

/**
 * Starts S3 on disk with both buckets. Without a state folder its files are deleted when it stops. It keeps
 * no object versions.
 */
export async function startS3(options: {
  port: number
  stateDir: string | null
  bucket: string
  /** Name of the bucket for deleted accounts; DELETIONS by default. */
  deletions?: string
  accessKeyId: string
}): Promise<{ url: string; close(): Promise<void> }> {
  const directory =
    options.stateDir === null
      ? mkdtempSync(path.join(tmpdir(), 'reachwell-s3-'))
      : path.join(options.stateDir, 's3')
  mkdirSync(directory, { recursive: true })
  // The server refuses access keys that it does not know, but accepts any signature made with a known one.
  DUMMY_ACCOUNT.createKeyPair(options.accessKeyId, 'local')
  const server = new S3rver({
    address: '127.0.0.1',
    port: options.port,
    silent: true,
    directory,
    // The current SDK signs a checksum trailer that this server does not support.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: options.bucket }, { name: options.deletions ?? DELETIONS }],
  })
  const { port } = await server.run()
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = server.close()
      server.httpServer?.closeAllConnections()
      await closed
      if (options.stateDir === null) rmSync(directory, { recursive: true, force: true })
    },
  }
}
