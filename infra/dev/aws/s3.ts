import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account.js'

/** Beside the files: the list of deleted accounts, which in the cloud stands in another region. */
export const DELETIONS = 'deletions'

/**
 * S3 on disk, with the bucket made. Without a state folder the files go with the stage. It keeps no versions.
 */
export async function startS3(options: {
  port: number
  stateDir: string | null
  bucket: string
  /** Of the list of deleted accounts, where it has another name. */
  deletions?: string
  accessKeyId: string
}): Promise<{ url: string; close(): Promise<void> }> {
  const directory =
    options.stateDir === null
      ? mkdtempSync(path.join(tmpdir(), 'reachwell-s3-'))
      : path.join(options.stateDir, 's3')
  mkdirSync(directory, { recursive: true })
  // It refuses keys that it does not know, though not what was signed with them.
  DUMMY_ACCOUNT.createKeyPair(options.accessKeyId, 'local')
  const server = new S3rver({
    address: '127.0.0.1',
    port: options.port,
    silent: true,
    directory,
    // Today's SDK signs a checksum trailer that this server does not know.
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
