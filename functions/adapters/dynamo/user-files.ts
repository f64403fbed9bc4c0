import * as z from 'zod/mini'
import type { UserFiles } from '#core/oversight/ports.ts'
import { configurationFromItem } from './items/configuration-item.ts'
import { keys } from './keys.ts'
import { EMAIL_ATTRIBUTES, emailRow, userRow } from './oversight-items.ts'
import type { Item, Table } from './table.ts'

const SortKey = z.object({ sk: z.string() })
const ENTRIES = keys.entry('', '').sk

/** One account as admins look at it. */
export function userFiles(table: Table): UserFiles {
  const isListed = (profile: Item | null | undefined) => profile?.['listPk'] !== undefined
  return {
    async user(userId) {
      const [profile, subscription] = await table.getMany([keys.profile(userId), keys.subscription(userId)])
      return userRow(profile ?? null, subscription ?? null)
    },
    async configuration(userId) {
      const [profile, configuration] = await table.getMany([keys.profile(userId), keys.configuration(userId)])
      return isListed(profile) ? { configuration: configuration ? configurationFromItem(configuration) : null } : null
    },
    async emails(userId, after, limit) {
      const [profile, { items }] = await Promise.all([
        table.get(keys.profile(userId)),
        table.query({
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entries)',
          ...projection(EMAIL_ATTRIBUTES),
          ExpressionAttributeValues: { ':pk': keys.profile(userId).pk, ':entries': ENTRIES },
          ScanIndexForward: false,
          Limit: limit + 1,
          ...(after === null ? {} : { ExclusiveStartKey: { ...keys.entry(userId, after) } }),
        }),
      ])
      if (!isListed(profile)) return null
      const page = items.slice(0, limit)
      return { rows: page.map(emailRow), next: items.length > limit ? SortKey.parse(page.at(-1)).sk.slice(ENTRIES.length) : null }
    },
  }
}

const projection = (attributes: readonly string[]) => {
  const names = Object.fromEntries(['sk', ...attributes].map((name, index) => [`#n${index}`, name]))
  return { ProjectionExpression: Object.keys(names).join(', '), ExpressionAttributeNames: names }
}
