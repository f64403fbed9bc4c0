import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { accountDeletionStore } from '#functions/privacy/account-deletion.store.ts'
import { erasedFingerprint } from '#functions/privacy/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { ErasureList } from '#vendors/s3/erasure-list.ts'

export interface RestoredTable {
  readonly table: Table
  readonly client: DynamoDBClient
  readonly erasures: Pick<ErasureList, 'all'>
  readonly fingerprints: Fingerprints
  readonly clock: Clock
}

const Account = z.object({ pk: z.string().check(z.startsWith('USER#')) })

async function* accountsIn({ table, client }: RestoredTable): AsyncGenerator<string> {
  const pages = paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    {
      TableName: table.name,
      FilterExpression: 'sk = :profile',
      ProjectionExpression: 'pk',
      ExpressionAttributeValues: { ':profile': keys.profile('').sk },
    },
  )
  for await (const { Items = [] } of pages)
    for (const item of Items) yield Account.parse(item).pk.slice('USER#'.length)
}

/**
 * Begins the deletion of every account that a backup brought back although it was deleted; the sweeper carries
 * it out once it runs. Doing it again changes nothing. Returns how many accounts were looked at, and which
 * were deleted before.
 */
export async function reapplyErasures(
  restored: RestoredTable,
): Promise<{ readonly looked: number; readonly again: readonly string[] }> {
  const deleted = await restored.erasures.all()
  const deletions = accountDeletionStore(restored.table, restored.fingerprints)
  const again: string[] = []
  let looked = 0
  for await (const userId of accountsIn(restored)) {
    looked += 1
    if (!deleted.has(erasedFingerprint(userId, restored.fingerprints))) continue
    await deletions.begin(userId, restored.clock.now())
    again.push(userId)
  }
  return { looked, again }
}
