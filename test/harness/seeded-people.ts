import { Preferences } from '#shared/models/configuration.ts'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { encodeTime } from 'ulid'
import { namedParts, profileToItem } from '#functions/account/account.item.ts'
import { subscriptionToItem } from '#functions/account/subscription.item.ts'
import { configurationToItem } from '#functions/configuration/configuration.item.ts'
import { mailboxToItem } from '#functions/mailbox/mailbox.item.ts'
import { addressParts } from '#functions/account/address.item.ts'
import { keys, STAT_SHARDS } from '#platform/table/keys.ts'
import { dynamoTable, type Item } from '#platform/table/table.ts'
import { localAccess } from '#dev/local-access.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

/** DynamoDB takes this many items in one batch. */
const BATCH = 25
const CONCURRENCY = 6
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

interface SeedTarget {
  readonly endpoint: string
  readonly table: string
}

export interface SeededPerson {
  readonly id: string
  readonly email: string
  readonly createdAt: Date
}

/** Encodes a number as the random part of a ULID. */
const randomPart = (value: number): string =>
  Array.from({ length: 16 }, (_, place) => CROCKFORD[Math.floor(value / 32 ** (15 - place)) % 32]).join('')

const personAt = (index: number, newest: Date): SeededPerson => {
  const createdAt = new Date(newest.getTime() - index * 1_000)
  return {
    id: `usr_${encodeTime(createdAt.getTime(), 10)}${randomPart(index)}`,
    email: `person-${String(index).padStart(6, '0')}@people.example`,
    createdAt,
  }
}

function itemsOf({ id, email, createdAt }: SeededPerson, whole: boolean): readonly Item[] {
  const account = {
    id,
    email,
    firstName: 'Robin',
    lastName: `Person ${email.slice(7, 13)}`,
    emailVerified: true,
    isActive: true,
    createdAt,
    updatedAt: createdAt,
  }
  const configuration = {
    id: `cfg_${id.slice(4)}`,
    resumeId: `res_${id.slice(4)}`,
    jobTitle: 'Product Manager',
    country: 'Germany',
    city: 'Berlin',
    timeframe: '7' as const,
    role: 'engineering' as const,
    ...Preferences.parse({}),
    createdAt,
    updatedAt: createdAt,
  }
  const mailbox = {
    email,
    vendor: 'google',
    sealedGrant: 'c2VhbGVk',
    isActive: true,
    connectedAt: createdAt,
    problem: null,
    offSince: null,
    checkedAt: null,
  }
  return [
    profileToItem(account),
    subscriptionToItem(id, { ...NO_SUBSCRIPTION, plan: 'pro', planActivatedAt: createdAt }),
    ...[
      ...addressParts({ userId: id, email, kind: 'google', passwordHash: null, opensByGoogle: false }),
      ...namedParts(account),
    ].flatMap(({ Put }) => (Put ? [Put.Item] : [])),
    ...(whole ? [configurationToItem(id, configuration), mailboxToItem(id, mailbox)] : []),
  ]
}

/**
 * Writes accounts straight into the table, one per second back from `newest`, numbered from `from`, and adds
 * them to the total count. With `whole`, each also has a configuration and a mailbox. Returns them, newest
 * first.
 */
export async function seedPeople(
  target: SeedTarget,
  count: number,
  newest: Date,
  { from = 0, whole = false } = {},
): Promise<readonly SeededPerson[]> {
  const base = new DynamoDBClient(localAccess(target.endpoint))
  const client = DynamoDBDocumentClient.from(base)
  const people = Array.from({ length: count }, (_, index) => personAt(from + index, newest))
  const table = dynamoTable(target.table, localAccess(target.endpoint))
  const items = people.flatMap((person) => itemsOf(person, whole))
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
  const writeAll = async (): Promise<void> => {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
      await client.send(
        new BatchWriteCommand({
          RequestItems: { [target.table]: batch.map((Item) => ({ PutRequest: { Item } })) },
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, writeAll))
  base.destroy()
  const shards = Array.from({ length: STAT_SHARDS }, (_, shard) => shard)
  await Promise.all(
    shards.map(async (shard) => {
      const share = Math.floor((count + shard) / STAT_SHARDS)
      if (share > 0) await table.update(keys.statistics(shard), { add: { users: share } })
    }),
  )
  return people
}
