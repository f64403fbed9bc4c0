import { S3Client } from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { listen } from '#emulators/kit/listen.ts'
import { s3FileEraser } from './file-eraser.ts'

/** A versioned bucket that can list and delete versions, because the S3 emulator has no versions. */
const bucket = [
  { key: 'users/usr_1/resumes/res_1/file', version: 'v1', kind: 'Version' },
  { key: 'users/usr_1/resumes/res_1/file', version: 'v2', kind: 'Version' },
  { key: 'users/usr_1/resumes/res_2/text', version: 'v3', kind: 'Version' },
  { key: 'users/usr_1/resumes/res_2/text', version: 'v4', kind: 'DeleteMarker' },
  { key: 'users/usr_10/resumes/res_1/file', version: 'v5', kind: 'Version' },
]
const refuse = { next: false }

function answer({ searchParams }: URL, body: string): string {
  if (searchParams.has('delete')) {
    if (refuse.next)
      return '<DeleteResult><Error><Key>k</Key><Code>AccessDenied</Code></Error></DeleteResult>'
    for (const [, inner = ''] of body.matchAll(/<Object>(.*?)<\/Object>/g)) {
      const at = bucket.findIndex(
        ({ key, version }) =>
          inner.includes(`<Key>${key}</Key>`) && inner.includes(`<VersionId>${version}</VersionId>`),
      )
      if (at >= 0) bucket.splice(at, 1)
    }
    return '<DeleteResult></DeleteResult>'
  }
  if (!searchParams.has('versions')) return '<ListBucketResult></ListBucketResult>'
  // Two per page, so that several pages have to be requested.
  const found = bucket.filter(({ key }) => key.startsWith(searchParams.get('prefix') ?? '')).slice(0, 2)
  return `<ListVersionsResult>${found.map(({ key, version, kind }) => `<${kind}><Key>${key}</Key><VersionId>${version}</VersionId></${kind}>`).join('')}</ListVersionsResult>`
}

const server = await listen((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    response.setHeader('content-type', 'application/xml')
    response.end(
      answer(new URL(request.url ?? '/', 'http://localhost'), Buffer.concat(chunks).toString('utf8')),
    )
  })
})
const client = new S3Client({
  endpoint: server.url,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})

afterAll(async () => {
  client.destroy()
  await server.close()
})

test('a file that cannot be deleted is an error', async () => {
  refuse.next = true
  await expect(s3FileEraser({ client, bucket: 'resumes' }).removeAll('usr_1')).rejects.toThrow(
    'Files could not be deleted: AccessDenied.',
  )
  refuse.next = false
})

test("all versions and delete markers of a user's files are removed, and no other user's", async () => {
  const eraser = s3FileEraser({ client, bucket: 'resumes' })
  await eraser.removeAll('usr_1')
  await eraser.removeAll('usr_1')
  expect(bucket).toEqual([{ key: 'users/usr_10/resumes/res_1/file', version: 'v5', kind: 'Version' }])
})
