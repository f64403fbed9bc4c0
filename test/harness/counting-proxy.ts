import type { IncomingMessage } from 'node:http'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { listen } from '#emulators/kit/listen.ts'

interface TableRequest {
  readonly operation: string
  /** From performance.now(), in milliseconds. */
  readonly from: number
  readonly until: number
  readonly readUnits: number
  readonly writeUnits: number
  readonly partitions: readonly string[]
}

export interface TableCost {
  readonly requests: number
  /** Round trips in sequence: requests that overlap count once. */
  readonly inSequence: number
  readonly readUnits: number
  readonly writeUnits: number
  readonly operations: readonly string[]
  /** Prefixes of the partition keys, as DynamoDB gives them to a policy (`dynamodb:LeadingKeys`), sorted. */
  readonly partitions: readonly string[]
}

export interface CountingProxy {
  readonly url: string
  /** Counts the requests to the table while `work` runs. */
  measure(work: () => Promise<unknown>): Promise<TableCost>
  close(): Promise<void>
}

const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems'])

const Capacity = z.object({ CapacityUnits: z.number() })
const Answer = z.object({ ConsumedCapacity: z.optional(z.union([Capacity, z.array(Capacity)])) })

function unitsIn(text: string): number {
  const { ConsumedCapacity: capacity = [] } = Answer.parse(JSON.parse(text))
  return (Array.isArray(capacity) ? capacity : [capacity]).reduce(
    (sum, { CapacityUnits }) => sum + CapacityUnits,
    0,
  )
}

const Value = z.object({ S: z.string() })
const Query = z.object({
  KeyConditionExpression: z.string(),
  ExpressionAttributeValues: z.record(z.string(), z.unknown()),
})

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

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Waits until requests that were sent together with this one have arrived, however busy the machine is: they
 * pass through this process's own event loop.
 */
async function waitForConcurrentRequests(): Promise<void> {
  await sleep(10)
  for (let turns = 0; turns < 20; turns += 1) await turn()
}

/** The largest number of requests of which no two overlap: the round trips in sequence. */
function chainLength(requests: readonly TableRequest[]): number {
  let length = 0
  let free = -Infinity
  for (const { from, until } of requests.toSorted((a, b) => a.until - b.until)) {
    if (from < free) continue
    length += 1
    free = until
  }
  return length
}

const costOf = (requests: readonly TableRequest[]): TableCost => ({
  requests: requests.length,
  inSequence: chainLength(requests),
  readUnits: requests.reduce((sum, { readUnits }) => sum + readUnits, 0),
  writeUnits: requests.reduce((sum, { writeUnits }) => sum + writeUnits, 0),
  operations: requests.map(({ operation }) => operation),
  partitions: [...new Set(requests.flatMap(({ partitions }) => partitions))].toSorted(),
})

/**
 * A proxy that counts the requests from the functions to DynamoDB Local. It adds ReturnConsumedCapacity to
 * their bodies, which were already signed; DynamoDB Local checks no signatures.
 */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const seen: TableRequest[] = []
  let measuring = false

  async function forward(request: IncomingMessage): Promise<{ status: number; text: string }> {
    const from = performance.now()
    const operation = String(request.headers['x-amz-target']).replace(/^.*\./, '')
    const asked = z.record(z.string(), z.unknown()).parse(JSON.parse(await textOf(request)))
    const counted =
      READS.has(operation) || /^(Put|Update|Delete|BatchWrite|TransactWrite)Items?$/.test(operation)
    const { 'content-type': type = '', 'x-amz-target': name = '', authorization = '' } = request.headers
    const answer = await fetch(target, {
      method: 'POST',
      headers: {
        'content-type': type,
        'x-amz-target': String(name),
        authorization,
        'x-amz-date': String(request.headers['x-amz-date']),
      },
      body: JSON.stringify(counted ? { ...asked, ReturnConsumedCapacity: 'TOTAL' } : asked),
    })
    const text = await answer.text()
    if (measuring) await waitForConcurrentRequests()
    if (counted) {
      const units = answer.ok ? unitsIn(text) : 0
      seen.push({
        operation,
        from,
        until: performance.now(),
        readUnits: READS.has(operation) ? units : 0,
        writeUnits: READS.has(operation) ? 0 : units,
        partitions: partitionsIn(asked),
      })
    }
    return { status: answer.status, text }
  }

  const { url, close } = await listen((request, response) => {
    forward(request).then(
      ({ status, text }) =>
        response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(text),
      () => response.destroy(),
    )
  })
  return {
    url,
    close,
    async measure(work) {
      seen.length = 0
      measuring = true
      await work().finally(() => {
        measuring = false
      })
      return costOf(seen.splice(0))
    },
  }
}
