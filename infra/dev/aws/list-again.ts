import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import {
  listedAddress,
  listedConfiguration,
  listedEmail,
  listedMailbox,
  listedUser,
} from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { localAccess } from '../local-access.ts'

const Owned = z.object({ pk: z.string().check(z.startsWith('USER#')), sk: z.string() })
const Profile = z.object({
  id: z.string(),
  createdAt: StoredInstant,
  mergedInto: z.optional(z.undefined()),
  email: z.string().check(z.minLength(1)),
})
const Address = z.object({ email: z.string() })
const Configuration = z.object({ updatedAt: StoredInstant })
const Mailbox = z.object({ connectedAt: StoredInstant })
const Entry = z.object({ id: z.string(), createdAt: StoredInstant })

/** Where an item of a table from before the lists stands in them; null for what stands in none. */
function placeOf(item: Item): Item | null {
  const owned = Owned.safeParse(item).data
  if (owned === undefined) return null
  const userId = owned.pk.slice('USER#'.length)
  switch (owned.sk.split('#')[0]) {
    case 'PROFILE': {
      const profile = Profile.safeParse(item).data
      return profile === undefined ? null : listedUser(profile.id, profile.createdAt)
    }
    case 'EMAIL':
      return listedAddress(userId, Address.parse(item).email)
    case 'CONFIG':
      return listedConfiguration(userId, Configuration.parse(item).updatedAt)
    case 'GMAIL':
      return listedMailbox(userId, Mailbox.parse(item).connectedAt)
    case 'OUTREACH': {
      const entry = Entry.parse(item)
      return listedEmail(entry.id, entry.createdAt)
    }
    default:
      return null
  }
}

/**
 * Puts what stood in the table before there were lists into them, and counts its accounts and drafts: once,
 * when the index is added.
 */
export async function listAgain(endpoint: string, name: string): Promise<void> {
  const base = new DynamoDBClient(localAccess(endpoint))
  const client = DynamoDBDocumentClient.from(base)
  const counts = { users: 0, drafts: 0 }
  for await (const { Items: items = [] } of paginateScan({ client }, { TableName: name })) {
    for (const item of items) {
      const place = placeOf(item)
      if (place === null) continue
      if (item['sk'] === keys.profile('').sk) counts.users += 1
      if (item['state'] === 'drafted' || item['state'] === 'gone') counts.drafts += 1
      const Key = { pk: item['pk'], sk: item['sk'] }
      await client.send(
        new UpdateCommand({
          TableName: name,
          Key,
          UpdateExpression: 'SET listPk = :pk, listSk = :sk',
          ExpressionAttributeValues: { ':pk': place['listPk'], ':sk': place['listSk'] },
        }),
      )
    }
  }
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: { ...keys.statistics(0) },
      UpdateExpression: 'ADD #users :users, drafts :drafts',
      ExpressionAttributeNames: { '#users': 'users' },
      ExpressionAttributeValues: { ':users': counts.users, ':drafts': counts.drafts },
    }),
  )
  base.destroy()
}
