import { createHash } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { listen } from '#emulators/kit/listen.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { dynamoTable, type Item } from './table.ts'

const Request = z.object({ RequestItems: z.record(z.string(), z.object({ Keys: z.array(z.unknown()) })) })
const table = await testTable()
let withheld = 0
const times: number[] = []

/** DynamoDB that reads one item at a time while it withholds, as under a load that its capacity does not cover. */
const wire = await listen((request, response) => {
  const forward = async (): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    let body = Buffer.concat(chunks).toString('utf8')
    let kept: Record<string, unknown> = {}
    if (String(request.headers['x-amz-target']).endsWith('.BatchGetItem')) {
      times.push(performance.now())
      if (withheld > 0) {
        withheld -= 1
        const asked = Request.parse(JSON.parse(body)).RequestItems
        kept = Object.fromEntries(
          Object.entries(asked).map(([name, { Keys }]) => [name, { Keys: Keys.slice(1) }]),
        )
        const whole: unknown = JSON.parse(body)
        body = JSON.stringify(whole, (key, value: unknown) =>
          key === 'Keys' ? [z.array(z.unknown()).parse(value)[0]] : value,
        )
      }
    }
    const answer = await fetch(inject('dynamodb'), {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': String(request.headers['x-amz-target']),
        authorization: String(request.headers['authorization']),
        'x-amz-date': String(request.headers['x-amz-date']),
      },
    })
    const text = await answer.text()
    const result = { ...z.record(z.string(), z.unknown()).parse(JSON.parse(text)), UnprocessedKeys: kept }
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(Object.keys(kept).length === 0 ? text : JSON.stringify(result))
  }
  forward().catch(() => response.destroy())
})
afterAll(() => wire.close())
const slow = dynamoTable(table.name, {
  endpoint: wire.url,
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})

const keyOf = (name: string) => ({ pk: `USER#${createHash('sha1').update(name).digest('hex')}`, sk: 'ITEM' })
const KEYS = ['a', 'b', 'c', 'd', 'e'].map(keyOf)
for (const key of KEYS) await table.put({ ...key, value: key.pk })

test('keys that DynamoDB did not get to are asked for again, each time after a longer pause', async () => {
  withheld = 4
  times.length = 0
  const found = await slow.getMany(KEYS)
  expect(found.map((item: Item | null) => item?.['value'])).toEqual(KEYS.map(({ pk }) => pk))
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(pauses).toHaveLength(4)
  // Each pause is between one and two times 20, 40, 80 and 160 milliseconds.
  expect(pauses.map((pause, index) => pause >= 20 * 2 ** index - 2)).toEqual([true, true, true, true])
})

test('a table that never gets to the rest is unavailable, instead of being asked for ever', async () => {
  withheld = Infinity
  times.length = 0
  const many = Array.from({ length: 60 }, (_, index) => keyOf(`many ${index}`))
  await expect(slow.getMany(many)).rejects.toMatchObject({ code: 'unavailable' })
  expect(times).toHaveLength(13)
})
