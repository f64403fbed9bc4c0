import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  paginateScan,
  type BatchWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import pRetry from 'p-retry'

/** Maximum number of items in a DynamoDB batch. */
const BATCH = 25

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>

/** Copies every item of a table into another, overwriting equal keys. Returns the number of items. */
export async function copyTable(base: DynamoDBClient, from: string, to: string): Promise<number> {
  const client = DynamoDBDocumentClient.from(base)
  let copied = 0
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from, ConsistentRead: true }))
    for (let first = 0; first < Items.length; first += BATCH) {
      const batch = Items.slice(first, first + BATCH)
      await putAll(client, { [to]: batch.map((Item) => ({ PutRequest: { Item } })) })
      copied += batch.length
    }
  return copied
}

/** A busy table accepts only part of a batch; the rest is retried with growing delays. */
async function putAll(client: DynamoDBDocumentClient, requests: Requests): Promise<void> {
  let left = requests
  await pRetry(
    async () => {
      left = (await client.send(new BatchWriteCommand({ RequestItems: left }))).UnprocessedItems ?? {}
      if (Object.keys(left).length > 0) throw new Error('The table did not take all items.')
    },
    { retries: 10, minTimeout: 50, factor: 2 },
  )
}
