import { createServer } from 'node:http'
import { afterAll, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import type { CountingProxy } from '#harness/counting-proxy.ts'
import { testStage } from '#harness/stage.ts'
import { grants } from '#infra/grants/endpoints.ts'
import type { Grants } from '#infra/grants/model.ts'
import { measureEndpoints } from './measure-endpoints.ts'

const Value = z.object({ S: z.string() })
const Query = z.object({
  KeyConditionExpression: z.string(),
  ExpressionAttributeValues: z.record(z.string(), z.unknown()),
})

/**
 * Prefixes of the partition keys in a table request, as DynamoDB gives them to a policy
 * (`dynamodb:LeadingKeys`).
 */
function partitionsIn(request: unknown): readonly string[] {
  const query = Query.safeParse(request).data
  const placeholder = /\b(?:pk|openPk|listPk) = (:\w+)/.exec(query?.KeyConditionExpression ?? '')?.[1]
  const asked = placeholder === undefined ? [] : [query?.ExpressionAttributeValues[placeholder]]
  return [...asked, ...keysIn(request)].flatMap((value) => Value.safeParse(value).data?.S.split('#')[0] ?? [])
}

function keysIn(part: unknown): readonly unknown[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => (name === 'pk' ? [value] : keysIn(value)))
}

const touched = new Set<string>()
const perCall: string[][] = []

/** Forwards every request to the database and records its partitions. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8')
    for (const partition of partitionsIn(JSON.parse(body))) touched.add(partition)
    const {
      'content-type': type = '',
      'x-amz-target': target = '',
      authorization = '',
      'x-amz-date': date = '',
    } = request.headers
    const headers = {
      'content-type': type,
      'x-amz-target': String(target),
      authorization,
      'x-amz-date': String(date),
    }
    fetch(inject('dynamodb'), { method: 'POST', headers, body }).then(
      async (answer) =>
        response
          .writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' })
          .end(await answer.text()),
      () => response.destroy(),
    )
  })
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const address = server.address()
const proxy: CountingProxy = {
  url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
  async measure(work) {
    touched.clear()
    await work()
    perCall.push([...touched].toSorted())
    return { requests: 0, inSequence: 0, readUnits: 0, writeUnits: 0, operations: [] }
  },
  close: async () => {
    server.closeAllConnections()
  },
}
const stage = await testStage({ workers: null, dynamodb: proxy.url })
afterAll(() => void server.close())

test('an endpoint stays in the partitions that its role may reach', async () => {
  const rows: Readonly<Record<string, Grants>> = grants
  const measured = await measureEndpoints(stage, proxy)
  expect(measured.filter(({ status }) => status >= 400)).toEqual([])
  const beyond = measured.flatMap(({ id }, call) => {
    const { partitions = ['USER', 'SESSION'], reads = [], appends = [] } = rows[id] ?? {}
    const mine: readonly string[] = [...partitions, ...reads, ...appends]
    return (perCall[call] ?? [])
      .filter((partition) => !mine.includes(partition))
      .map((partition) => `${id} reaches ${partition}`)
  })
  expect(beyond).toEqual([])
  expect(perCall.flat()).toEqual(
    expect.arrayContaining(['USER', 'SESSION', 'IDENTITY', 'OAUTHSTATE', 'THROTTLE']),
  )
})
