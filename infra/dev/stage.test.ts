import { DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { testStage, waitFor } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

const stage = await testStage()

test('an address that is no endpoint is answered 404 as a problem', async () => {
  const reply = await fetch(`${stage.origin}/api/nothing-here`)
  expect(reply.status).toBe(404)
  expect(await reply.json()).toEqual({
    code: 'not_found',
    message: 'There is nothing here.',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('a method that an endpoint does not take is answered 405 with those it does', async () => {
  const reply = await fetch(`${stage.origin}/api/user/configuration`, { method: 'DELETE' })
  expect(reply.status).toBe(405)
  expect(reply.headers.get('allow')).toBe('GET, PUT')
  expect(await reply.json()).toMatchObject({ code: 'method_not_allowed' })
})

test('a body larger than a Lambda takes is answered 413', async () => {
  const reply = await fetch(`${stage.origin}/api/user/resume/upload`, {
    method: 'POST',
    body: 'x'.repeat(6 * 1024 * 1024 + 1),
  })
  expect(reply.status).toBe(413)
  expect(await reply.json()).toMatchObject({ code: 'payload_too_large' })
})

test('no part says that it closes a connection after a while: a request may be on its way into it', async () => {
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

test('the table deletes what its ttl attribute says', async () => {
  const client = new DynamoDBClient({})
  const { TimeToLiveDescription } = await client.send(
    new DescribeTimeToLiveCommand({ TableName: stage.table }),
  )
  expect(TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' })
})

test('the bucket keeps what is put into it', async () => {
  const client = new S3Client({})
  await client.send(new PutObjectCommand({ Bucket: stage.bucket, Key: 'a/b.txt', Body: 'kept' }))
  const { Body } = await client.send(new GetObjectCommand({ Bucket: stage.bucket, Key: 'a/b.txt' }))
  expect(await Body?.transformToString()).toBe('kept')
})

test('the time of the handlers moves with the stage', () => {
  const before = systemClock.now().getTime()
  stage.advance(3_600_000)
  expect(systemClock.now().getTime() - before).toBeGreaterThanOrEqual(3_600_000)
})

test('waiting gives up with words', async () => {
  await expect(waitFor(() => null, { timeoutMs: 30, what: 'a miracle' })).rejects.toThrow(
    'Waited 30 ms for a miracle in vain.',
  )
})
