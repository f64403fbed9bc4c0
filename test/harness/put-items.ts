import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { localAccess } from '#dev/local-access.ts'
import { inBatches } from '#platform/in-batches.ts'
import { storedItem } from '#platform/table/instant.ts'
import type { Item } from '#platform/table/table.ts'

export interface SeedTarget {
  readonly endpoint: string
  readonly table: string
}

/** DynamoDB takes this many items in one batch. */
const BATCH = 25
const CONCURRENCY = 6

/** Writes items straight into the table. */
export async function putItems({ endpoint, table }: SeedTarget, items: readonly Item[]): Promise<void> {
  const base = new DynamoDBClient(localAccess(endpoint))
  const client = DynamoDBDocumentClient.from(base)
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items
      .slice(index * BATCH, (index + 1) * BATCH)
      .map((item) => ({ PutRequest: { Item: storedItem(item) } })),
  )
  await inBatches(batches, CONCURRENCY, (batch) =>
    client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } })),
  )
  base.destroy()
}
