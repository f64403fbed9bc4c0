import { emailIdOf, withMaterials } from '#functions/outreach/emails/email-range.store.ts'
import { configurationFromItem } from '#functions/configuration/configuration.item.ts'
import { beginsWith } from '#platform/table/expressions.ts'
import { keys } from '#platform/table/keys.ts'
import { EMAIL_ATTRIBUTES, emailRow, LETTER_ATTRIBUTES, rowKeys, userRow } from './admin-users.item.ts'
import * as z from 'zod/mini'
import { runFromItem } from '#functions/runs/run.item.ts'
import { mailboxFromItem } from '#functions/mailbox/mailbox.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'

/** Runs of which staff see the reports. */
const SHOWN_RUNS = 10

const Address = z.object({ email: z.string() })

/** Reads one account for admins; null for one that does not exist, is being deleted, or was merged. */
export function userDetailStore(table: Table) {
  const isListed = (profile: Item | null | undefined) => profile?.['listPk'] !== undefined
  const newest = async (
    userId: string,
    keyOf: typeof keys.email,
    attributes: readonly string[],
    after: string | null,
    limit: number,
  ): Promise<readonly Item[]> => {
    const { items } = await table.query({
      keys: [{ pk: keys.profile(userId).pk }, beginsWith('sk', keyOf(userId, '').sk)],
      only: ['sk', ...attributes],
      descending: true,
      limit,
      after: after === null ? null : { ...keyOf(userId, after) },
    })
    return items
  }
  return {
    async user(userId: string) {
      return userRow(await table.getMany(rowKeys(userId)))
    },
    /** Whether there is such an account, by its profile alone. */
    async exists(userId: string) {
      return isListed(await table.get(keys.profile(userId)))
    },
    /** The account with its mailbox and every address that leads to it. */
    async page(userId: string) {
      const [[mailbox, ...items], addresses] = await Promise.all([
        table.getMany([keys.gmail(userId), ...rowKeys(userId)]),
        ownedItems(table, userId, keys.ownAddress(userId, '').sk),
      ])
      const row = userRow(items)
      return (
        row && {
          row,
          mailbox: mailbox ? mailboxFromItem(mailbox) : null,
          addresses: addresses.map((item) => Address.parse(item).email),
        }
      )
    },
    /** The latest daily runs, newest first. */
    async runs(userId: string) {
      return (await ownedItems(table, userId, 'RUN#', { newest: SHOWN_RUNS })).map(runFromItem)
    },
    async configuration(userId: string) {
      const [profile, configuration] = await table.getMany([keys.profile(userId), keys.configuration(userId)])
      return isListed(profile)
        ? { configuration: configuration ? configurationFromItem(configuration) : null }
        : null
    },
    /** `after` is the id of the last email of the previous page. */
    async emails(userId: string, after: string | null, limit: number) {
      const [profile, entries, materials] = await Promise.all([
        table.get(keys.profile(userId)),
        newest(userId, keys.email, EMAIL_ATTRIBUTES, after, limit + 1),
        newest(userId, keys.material, LETTER_ATTRIBUTES, after, limit + 1),
      ])
      if (!isListed(profile)) return null
      const page = entries.slice(0, limit)
      const last = page.at(-1)
      return {
        rows: withMaterials(page, materials).map(([item, material]) => emailRow(item, material)),
        next: entries.length > limit && last !== undefined ? emailIdOf(last) : null,
      }
    },
  }
}
