import { encodeTime } from 'ulid'
import { namedParts, profileToItem } from '#functions/account/account.item.ts'
import { subscriptionToItem } from '#functions/account/subscription.item.ts'
import { configurationToItem } from '#functions/configuration/configuration.item.ts'
import type { SavedConfiguration } from '#functions/configuration/model.ts'
import { mailboxToItem } from '#functions/mailbox/mailbox.item.ts'
import { addressParts } from '#functions/account/address.item.ts'
import { keys, STAT_SHARDS } from '#platform/table/keys.ts'
import { dynamoTable, type Item } from '#platform/table/table.ts'
import { localAccess } from '#dev/local-access.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { accountOf } from './account/account.ts'
import { configurationOf, mailboxSince } from './outreach/cycle-context.ts'
import { putItems, type SeedTarget } from './put-items.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

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
  const account = accountOf(createdAt, {
    id,
    email,
    firstName: 'Robin',
    lastName: `Person ${email.slice(7, 13)}`,
  })
  const configuration: SavedConfiguration = {
    ...configurationOf(createdAt),
    id: `cfg_${id.slice(4)}`,
    resumeId: `res_${id.slice(4)}`,
    timeframe: '7',
  }
  const mailbox = { ...mailboxSince(createdAt), email, sealedGrant: 'c2VhbGVk' }
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
  const people = Array.from({ length: count }, (_, index) => personAt(from + index, newest))
  const table = dynamoTable(target.table, localAccess(target.endpoint))
  await putItems(
    target,
    people.flatMap((person) => itemsOf(person, whole)),
  )
  const shards = Array.from({ length: STAT_SHARDS }, (_, shard) => shard)
  await Promise.all(
    shards.map(async (shard) => {
      const share = Math.floor((count + shard) / STAT_SHARDS)
      if (share > 0) await table.update(keys.statistics(shard), { add: { users: share } })
    }),
  )
  return people
}
