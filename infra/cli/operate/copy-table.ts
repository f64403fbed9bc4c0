import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  paginateScan,
  type BatchWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import pRetry from 'p-retry'

/** DynamoDB takes this many items in one batch. */
const BATCH = 25

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>

/** Puts every item of a table into another, over what stands there under the same key. Returns how many. */
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

/** A batch is taken in part when the table is busy: the rest is sent again, ever later. */
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
