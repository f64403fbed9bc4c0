import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { unpack } from '#platform/table/packed.ts'
import { localAccess } from '#dev/local-access.ts'
import type { TestStage } from './stage.ts'

/** Unpacks compressed attributes, so that a search finds their words. */
const unpacked = (item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, value instanceof Uint8Array ? unpack(value) : value]),
  )

/** Every item of the table, for tests that prove a deletion; the product itself never scans a whole table. */
export async function wholeTable({
  addresses,
  table,
}: Pick<TestStage, 'addresses' | 'table'>): Promise<readonly Record<string, unknown>[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(localAccess(addresses['dynamodb'] ?? '')))
  const found: Record<string, unknown>[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table }))
    found.push(...Items.map(unpacked))
  client.destroy()
  return found
}

/** Kinds of the items anywhere in the table that contain one of these words. */
export async function kindsWith(
  stage: Pick<TestStage, 'addresses' | 'table'>,
  words: readonly string[],
): Promise<readonly string[]> {
  const hits = (await wholeTable(stage)).filter((item) =>
    words.some((word) => JSON.stringify(item).toLowerCase().includes(word.toLowerCase())),
  )
  return [
    ...new Set(
      hits.map((item) =>
        String(item['pk']).startsWith('USER#')
          ? `USER ${String(item['sk']).replace(/#.*$/, '')}`
          : String(item['pk']).replace(/#.*$/, ''),
      ),
    ),
  ].toSorted((a, b) => a.localeCompare(b))
}
