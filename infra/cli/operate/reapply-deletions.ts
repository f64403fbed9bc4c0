import { createHmac } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { accountDeletionRequests } from '#functions/privacy/account-deletion-request.store.ts'
import { deletedFingerprint } from '#functions/privacy/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { deletionList, type DeletionList } from '#vendors/s3/deletion-list.ts'
import { CommandError } from '../command.ts'
import type { Place } from './place.ts'

export interface RestoredTable {
  readonly table: Table
  readonly client: DynamoDBClient
  readonly deletions: Pick<DeletionList, 'all'>
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
 * Begins the deletion of accounts that a restored backup brought back; the sweeper completes it. Repeating it
 * changes nothing. Returns the number of accounts checked, and those that had been deleted.
 */
export async function reapplyDeletions(
  restored: RestoredTable,
): Promise<{ readonly looked: number; readonly again: readonly string[] }> {
  const deleted = await restored.deletions.all()
  const deletions = accountDeletionRequests(restored.table, restored.fingerprints)
  const again: string[] = []
  let looked = 0
  for await (const userId of accountsIn(restored)) {
    looked += 1
    if (!deleted.has(deletedFingerprint(userId, restored.fingerprints))) continue
    await deletions.begin(userId, restored.clock.now())
    again.push(userId)
  }
  return { looked, again }
}

const Hmac = z.object({ RECIPIENT_HMAC_KEY: z.string().check(z.minLength(32)) })

/** The fingerprints' key; needs read access to the stage's secrets. */
async function fingerprintsOf({ secrets }: Place): Promise<Fingerprints> {
  if (secrets === null)
    throw new CommandError('On this machine npm run rehearse-restore does it: name a stage with --stage.')
  const { RECIPIENT_HMAC_KEY: key } = Hmac.parse(await secrets.read('hmac'))
  return { fingerprint: (value) => createHmac('sha256', key).update(value).digest('base64url') }
}

/** `operate reapply-deletions` for the given table; the list is in a bucket given as `name@region`. */
export async function reapplyIn(place: Place, list: string, clock: Clock): Promise<readonly string[]> {
  const [bucket, region] = list.split('@')
  if (bucket === undefined || region === undefined)
    throw new CommandError('Name the list as BUCKET@REGION: the bucket stands where the copies are.')
  const { looked, again } = await reapplyDeletions({
    table: place.table(),
    client: new DynamoDBClient({}),
    deletions: deletionList({ client: new S3Client({ region }), bucket }),
    fingerprints: await fingerprintsOf(place),
    clock,
  })
  return [`${looked} accounts were looked at; the deletion of ${again.length} begins again:`, ...again]
}
