import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3 } from '#dev/aws/s3.ts'
import { s3ResumeFiles } from './resume-files.ts'

let server: Awaited<ReturnType<typeof startS3>>
let client: S3Client

beforeAll(async () => {
  server = await startS3({ port: 0, stateDir: null, bucket: 'resumes', accessKeyId: 'resumes' })
  client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'resumes', secretAccessKey: 'local' },
  })
})

afterAll(async () => {
  client.destroy()
  await server.close()
})

test('file and text are read back unchanged and stored under the owner’s keys', async () => {
  const files = s3ResumeFiles({ client, bucket: 'resumes' })
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff])
  await files.put('usr_1', 'res_1', { bytes, contentType: 'application/pdf', text: 'Łukasz – ✓\nline two' })
  expect(await files.getText('usr_1', 'res_1')).toBe('Łukasz – ✓\nline two')
  const file = await files.getFile('usr_1', 'res_1')
  expect([...file.bytes]).toEqual([0x25, 0x50, 0x44, 0x46, 0x00, 0xff])
  expect(file.contentType).toBe('application/pdf')
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: 'resumes' }))
  expect(Contents?.map(({ Key }) => Key)).toEqual([
    'users/usr_1/resumes/res_1/file',
    'users/usr_1/resumes/res_1/text',
  ])
})

test("another user's resume is not found", async () => {
  const files = s3ResumeFiles({ client, bucket: 'resumes' })
  await files.put('usr_1', 'res_2', { bytes: new Uint8Array([1]), contentType: 'text/plain', text: 'mine' })
  await expect(files.getText('usr_2', 'res_2')).rejects.toMatchObject({ code: 'not_found' })
  await expect(files.getFile('usr_2', 'res_2')).rejects.toMatchObject({ code: 'not_found' })
})
