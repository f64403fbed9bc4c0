import {
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import pRetry from 'p-retry'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import {
  changeOf,
  part,
  selectionOf,
  type Change,
  type Condition,
  type Selection,
  type TransactionPart,
} from './expressions.ts'
import type { Key } from './keys.ts'

export type Item = Record<string, unknown>

export interface BatchOptions {
  /** An eventually consistent read, at half the price. */
  readonly lagging?: boolean
  readonly only?: readonly string[]
}

export interface Query extends Selection {
  readonly index?: string
  readonly descending?: boolean
  readonly limit?: number | undefined
  /** The last key of the page before; null for the first page. */
  readonly after?: Item | null
  readonly consistent?: boolean
  /** Only counts the items. */
  readonly counts?: boolean
}

const NamedError = z.object({ name: z.string() })
const isConditionFailure = (error: unknown) =>
  NamedError.safeParse(error).data?.name === 'ConditionalCheckFailedException'

/** Another transaction touched the same item. No condition failed, so the same request is sent again. */
function isConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true
  if (!(error instanceof TransactionCanceledException)) return false
  const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code)
  return codes.includes('TransactionConflict') && !codes.includes('ConditionalCheckFailed')
}

/** Up to thirteen attempts, with pauses that double and differ between callers. */
const PATIENCE = { retries: 12, minTimeout: 20, maxTimeout: 800, factor: 2, randomize: true }

const retried = <T>(request: () => Promise<T>) =>
  pRetry(request, { ...PATIENCE, shouldRetry: ({ error }) => isConflict(error) })

/** Access to the table through the AWS client, which reads its endpoint from the environment. */
export function dynamoTable(name: string, config: DynamoDBClientConfig = {}) {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(config), {
    marshallOptions: { removeUndefinedValues: true },
  })

  async function getMany(keys: readonly Key[], { lagging = false, only }: BatchOptions = {}) {
    const found = new Map<string, Item>()
    const names =
      only && Object.fromEntries(['pk', 'sk', ...only].map((attribute, index) => [`#n${index}`, attribute]))
    const projection = names && {
      ProjectionExpression: Object.keys(names).join(', '),
      ExpressionAttributeNames: names,
    }
    // DynamoDB refuses a batch that names an item twice.
    let pending: Item[] = [...new Map(keys.map(({ pk, sk }) => [`${pk}\n${sk}`, { pk, sk }])).values()]
    const readSome = async (): Promise<void> => {
      const reply = await client.send(
        new BatchGetCommand({
          RequestItems: { [name]: { Keys: pending, ConsistentRead: !lagging, ...projection } },
        }),
      )
      for (const item of reply.Responses?.[name] ?? []) found.set(`${item['pk']}\n${item['sk']}`, item)
      pending = reply.UnprocessedKeys?.[name]?.Keys ?? []
      if (pending.length > 0) throw new AppError('unavailable')
    }
    // What is left over is asked for with pauses: at once, it would be throttled again (DynamoDB's API reference,
    // BatchGetItem). The client itself retries errors.
    if (pending.length > 0)
      await pRetry(readSome, { ...PATIENCE, shouldRetry: ({ error }) => error instanceof AppError })
    return keys.map(({ pk, sk }) => found.get(`${pk}\n${sk}`) ?? null)
  }

  const inTable = ({ Put, Update, Delete, ConditionCheck }: TransactionPart) => ({
    Put: Put && { TableName: name, ...Put },
    Update: Update && { TableName: name, ...Update },
    Delete: Delete && { TableName: name, ...Delete },
    ConditionCheck: ConditionCheck && { TableName: name, ...ConditionCheck },
  })

  return {
    name,
    /** Up to 100 items in the order of their keys, read consistently by default; null for absent ones. */
    getMany,
    async get(key: Key): Promise<Item | null> {
      const reply = await client.send(
        new GetCommand({ TableName: name, Key: { ...key }, ConsistentRead: true }),
      )
      return reply.Item ?? null
    },
    async query({
      index,
      descending = false,
      limit,
      after,
      consistent,
      counts = false,
      ...selection
    }: Query): Promise<{ items: readonly Item[]; last: Item | null; count: number }> {
      const reply = await client.send(
        new QueryCommand({
          TableName: name,
          IndexName: index,
          ...selectionOf(selection),
          ScanIndexForward: !descending,
          Limit: limit,
          ExclusiveStartKey: after ?? undefined,
          ConsistentRead: consistent,
          Select: counts ? 'COUNT' : undefined,
        }),
      )
      return { items: reply.Items ?? [], last: reply.LastEvaluatedKey ?? null, count: reply.Count ?? 0 }
    },
    async put(item: Item, when?: Condition) {
      return await retried(async () => {
        try {
          await client.send(new PutCommand({ TableName: name, ...part.put(item, when).Put }))
          return true
        } catch (error) {
          if (isConditionFailure(error)) return false
          throw error
        }
      })
    },
    /** The item after the change, or null if the condition failed. */
    async update(key: Key, change: Change): Promise<Item | null> {
      return await retried(async () => {
        try {
          const reply = await client.send(
            new UpdateCommand({
              TableName: name,
              Key: { ...key },
              ReturnValues: 'ALL_NEW',
              ...changeOf(change),
            }),
          )
          return reply.Attributes ?? {}
        } catch (error) {
          if (isConditionFailure(error)) return null
          throw error
        }
      })
    },
    /** The item before its removal, or null if it did not exist; of concurrent callers only one gets it. */
    async remove(key: Key): Promise<Item | null> {
      // Without the condition DynamoDB Local would return the old item to several concurrent callers.
      const request = new DeleteCommand({
        TableName: name,
        Key: { ...key },
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValues: 'ALL_OLD',
      })
      try {
        return (await client.send(request)).Attributes ?? null
      } catch (error) {
        if (isConditionFailure(error)) return null
        throw error
      }
    },
    /**
     * Writes all parts or none. Returns the indexes of the parts whose condition failed; empty on success.
     */
    async transact(parts: readonly TransactionPart[]): Promise<readonly number[]> {
      return await retried(async () => {
        try {
          await client.send(new TransactWriteCommand({ TransactItems: parts.map(inTable) }))
          return []
        } catch (error) {
          if (!(error instanceof TransactionCanceledException) || isConflict(error)) throw error
          const failed = (error.CancellationReasons ?? []).flatMap((reason, index) =>
            reason.Code === 'ConditionalCheckFailed' ? [index] : [],
          )
          if (failed.length === 0) throw error
          return failed
        }
      })
    },
  }
}

/** What every store is built on. */
export type Table = ReturnType<typeof dynamoTable>
