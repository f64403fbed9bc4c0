import { DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { testStage, waitFor } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

const stage = await testStage()

test('an unknown API path gets a 404 problem', async () => {
  const reply = await fetch(`${stage.origin}/api/nothing-here`)
  expect(reply.status).toBe(404)
  expect(await reply.json()).toEqual({
    code: 'not_found',
    message: 'There is nothing here.',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('an unsupported method gets a 405 that lists the allowed methods', async () => {
  const reply = await fetch(`${stage.origin}/api/user/configuration`, { method: 'DELETE' })
  expect(reply.status).toBe(405)
  expect(reply.headers.get('allow')).toBe('GET, PUT')
  expect(await reply.json()).toMatchObject({ code: 'method_not_allowed' })
})

test('a body larger than a Lambda accepts gets a 413', async () => {
  const reply = await fetch(`${stage.origin}/api/user/resume/upload`, {
    method: 'POST',
    body: 'x'.repeat(6 * 1024 * 1024 + 1),
  })
  expect(reply.status).toBe(413)
  expect(await reply.json()).toMatchObject({ code: 'payload_too_large' })
})

test('no server announces an idle timeout, since a request could meet the closing connection', async () => {
  const answers = await Promise.all(
    ['api', 'google', 'stripe', 'cognito'].map(async (part) => [
      part,
      (await fetch(stage.addresses[part] ?? '')).headers.get('keep-alive'),
    ]),
  )
  expect(answers).toEqual([
    ['api', null],
    ['google', null],
    ['stripe', null],
    ['cognito', null],
  ])
})

test('the table expires items by their ttl attribute', async () => {
  const client = new DynamoDBClient({})
  const { TimeToLiveDescription } = await client.send(
    new DescribeTimeToLiveCommand({ TableName: stage.table }),
  )
  expect(TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' })
})

test('the bucket returns a stored object', async () => {
  const client = new S3Client({})
  await client.send(new PutObjectCommand({ Bucket: stage.bucket, Key: 'a/b.txt', Body: 'kept' }))
  const { Body } = await client.send(new GetObjectCommand({ Bucket: stage.bucket, Key: 'a/b.txt' }))
  expect(await Body?.transformToString()).toBe('kept')
})

test("the handlers' clock advances with the stage", () => {
  const before = systemClock.now().getTime()
  stage.advance(3_600_000)
  expect(systemClock.now().getTime() - before).toBeGreaterThanOrEqual(3_600_000)
})

test('waitFor times out with an error that names the condition', async () => {
  await expect(waitFor(() => null, { timeoutMs: 30, what: 'a miracle' })).rejects.toThrow(
    'Waited 30 ms for a miracle in vain.',
  )
})
