import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { ensureTable } from '#dev/aws/dynamodb.ts'
import { localAccess } from '#dev/local-access.ts'

/** DynamoDB takes this many items in one batch. */
const BATCH = 25

const Items = z.array(z.record(z.string(), z.unknown()))

/** A table of this machine, and the file that its backup goes to. */
export function tableBackup(endpoint: string, name: string, file: string) {
  const base = new DynamoDBClient(localAccess(endpoint))
  const client = DynamoDBDocumentClient.from(base)
  return {
    client: base,
    /** Returns how many items there are. */
    async take(): Promise<number> {
      const items: unknown[] = []
      for await (const page of paginateScan({ client }, { TableName: name, ConsistentRead: true }))
        items.push(...(page.Items ?? []))
      // JSON has no bytes, and letters are kept compressed.
      writeFileSync(file, serialize(items))
      return items.length
    },
    async destroy(): Promise<void> {
      await base.send(new DeleteTableCommand({ TableName: name }))
    },
    /** Makes the table again with its indexes, and puts every item back. */
    async restore(): Promise<number> {
      await ensureTable(endpoint, name)
      const items = Items.parse(deserialize(readFileSync(file)))
      for (let from = 0; from < items.length; from += BATCH) {
        const requests = items.slice(from, from + BATCH).map((Item) => ({ PutRequest: { Item } }))
        await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }))
      }
      return items.length
    },
  }
}
