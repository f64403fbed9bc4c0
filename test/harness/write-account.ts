import type { IncomingMessage } from 'node:http'
import { listen } from '#emulators/kit/listen.ts'
import { isDeepStrictEqual } from 'node:util'
import { tableDefinition } from '#platform/table/table-definition.ts'
import * as z from 'zod/mini'
import { bytesOf, type Value } from './item-size.ts'

/** One item that a request wrote, and what DynamoDB charges for it. */
export interface ChargedWrite {
  readonly operation: string
  /** Kind of the item: the first part of a user item's sort key, or of any other item's partition key. */
  readonly item: string
  readonly checkOnly: boolean
  readonly transaction: boolean
  readonly kilobytes: number
  readonly tableUnits: number
  /** Units by index, only for indexes that were written. */
  readonly indexUnits: Readonly<Record<string, number>>
}

export interface WriteAccount {
  readonly url: string
  /** The writes while `work` ran, with what DynamoDB in the cloud would charge for them. */
  measure(work: () => Promise<unknown>): Promise<readonly ChargedWrite[]>
  close(): Promise<void>
}

type Image = Readonly<Record<string, Value>> | null
interface Target {
  readonly key: Readonly<Record<string, Value>>
  readonly checkOnly: boolean
}

const Attributes = z.record(z.string(), z.record(z.string(), z.unknown()))
const Part = z.object({ Key: z.optional(Attributes), Item: z.optional(Attributes) })
const Write = z.object({
  TableName: z.optional(z.string()),
  Key: z.optional(Attributes),
  Item: z.optional(Attributes),
  TransactItems: z.optional(
    z.array(
      z.object({
        Put: z.optional(Part),
        Update: z.optional(Part),
        Delete: z.optional(Part),
        ConditionCheck: z.optional(Part),
      }),
    ),
  ),
})
const TableOfPart = z.object({
  TransactItems: z.array(z.record(z.string(), z.object({ TableName: z.string() }))),
})
const Answers = z.object({ Responses: z.record(z.string(), z.array(Attributes)) })

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'])
const units = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024))

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

const keyOf = ({ pk = {}, sk = {} }: Readonly<Record<string, Value>>) => ({ pk, sk })
const nameOf = (key: Readonly<Record<string, Value>>): string =>
  `${String(key['pk']?.['S'])}\n${String(key['sk']?.['S'])}`
const kindOf = (key: Readonly<Record<string, Value>>): string => {
  const [pk = '', sk = ''] = nameOf(key).split('\n')
  return (pk.startsWith('USER#') ? sk : pk).replace(/#.*$/, '')
}

function targetsOf(asked: z.infer<typeof Write>): readonly Target[] {
  const of = (part: z.infer<typeof Part> | undefined, checkOnly = false): readonly Target[] =>
    part === undefined ? [] : [{ key: keyOf(part.Key ?? part.Item ?? {}), checkOnly }]
  if (asked.TransactItems === undefined) return of(asked)
  return asked.TransactItems.flatMap(({ Put, Update, Delete, ConditionCheck }) => [
    ...of(Put),
    ...of(Update),
    ...of(Delete),
    ...of(ConditionCheck, true),
  ])
}

const { GlobalSecondaryIndexes = [] } = tableDefinition('-')
const INDEXES = GlobalSecondaryIndexes.map(({ IndexName = '', KeySchema = [], Projection }) => ({
  name: IndexName,
  keys: KeySchema.map(({ AttributeName = '' }) => AttributeName),
  beside: Projection?.NonKeyAttributes ?? [],
}))
type Index = (typeof INDEXES)[number]

function entryOf(image: Image, { keys, beside }: Index): Image {
  if (image === null || !keys.every((key) => image[key] !== undefined)) return null
  return Object.fromEntries(
    Object.entries(image).filter(([name]) => ['pk', 'sk', ...keys, ...beside].includes(name)),
  )
}

/**
 * An added, removed or changed index entry is one write; one whose key changes is removed and added. An
 * unchanged entry costs nothing.
 */
function indexUnits(before: Image, after: Image, index: Index): number {
  const [old, next] = [entryOf(before, index), entryOf(after, index)]
  if (old === null) return next === null ? 0 : units(bytesOf(next))
  if (next === null) return units(bytesOf(old))
  if (isDeepStrictEqual(old, next)) return 0
  const moves = index.keys.some((key) => JSON.stringify(old[key]) !== JSON.stringify(next[key]))
  return moves ? units(bytesOf(old)) + units(bytesOf(next)) : units(Math.max(bytesOf(old), bytesOf(next)))
}

function charge(operation: string, { key, checkOnly }: Target, before: Image, after: Image): ChargedWrite {
  const transaction = operation === 'TransactWriteItems'
  const times = transaction ? 2 : 1
  const bytes = Math.max(before === null ? 0 : bytesOf(before), after === null ? 0 : bytesOf(after))
  const indexes = INDEXES.map(
    (index) => [index.name, times * indexUnits(before, after, index)] as const,
  ).filter(([, charged]) => charged > 0)
  return {
    operation,
    item: kindOf(key),
    checkOnly,
    transaction,
    kilobytes: units(bytes),
    tableUnits: times * units(bytes),
    indexUnits: Object.fromEntries(indexes),
  }
}

/**
 * A proxy between the functions and DynamoDB Local that computes, from each item before and after a write,
 * what DynamoDB in the cloud charges: one unit per started kilobyte of the larger image, the same for each
 * index whose entry changes, and twice that in a transaction. DynamoDB Local also counts indexes that do not
 * change. Writes pass one at a time, so that both images belong to the write. A failed condition is charged
 * like a write that changes nothing.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 */
export async function startWriteAccount(target: string): Promise<WriteAccount> {
  const charged: ChargedWrite[] = []
  let turn = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  async function forward(request: IncomingMessage): Promise<{ status: number; text: string }> {
    const body = await textOf(request)
    const {
      'content-type': type = '',
      'x-amz-target': name = '',
      authorization = '',
      'x-amz-date': date = '',
    } = request.headers
    const operation = String(name).replace(/^.*\./, '')
    const send = async (as: string, text: string) => {
      const headers = {
        'content-type': type,
        'x-amz-target': String(name).replace(/[^.]*$/, as),
        authorization,
        'x-amz-date': String(date),
      }
      const answer = await fetch(target, { method: 'POST', headers, body: text })
      return { status: answer.status, text: await answer.text() }
    }
    if (!WRITES.has(operation)) return await send(operation, body)
    const asked: unknown = JSON.parse(body)
    const write = Write.parse(asked)
    const table =
      write.TableName ?? Object.values(TableOfPart.parse(asked).TransactItems[0] ?? {})[0]?.TableName ?? ''
    const targets = targetsOf(write)
    const images = async (): Promise<ReadonlyMap<string, Image>> => {
      const keys = [...new Map(targets.map(({ key }) => [nameOf(key), key])).values()]
      const { text } = await send(
        'BatchGetItem',
        JSON.stringify({ RequestItems: { [table]: { Keys: keys, ConsistentRead: true } } }),
      )
      return new Map(
        (Answers.parse(JSON.parse(text)).Responses[table] ?? []).map((item) => [nameOf(item), item]),
      )
    }
    return await inTurn(async () => {
      const before = await images()
      const answer = await send(operation, body)
      const after = await images()
      charged.push(
        ...targets.map((one) =>
          charge(operation, one, before.get(nameOf(one.key)) ?? null, after.get(nameOf(one.key)) ?? null),
        ),
      )
      return answer
    })
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
      charged.length = 0
      await work()
      return charged.splice(0)
    },
  }
}
