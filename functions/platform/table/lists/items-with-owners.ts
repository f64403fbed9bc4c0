import * as z from 'zod/mini'
import { keys, type Key } from '../keys.ts'
import { userIdOf } from '../owned-items.ts'
import type { Item, Table } from '../table.ts'
import { itemsOf } from './list-page.ts'

const Address = z.object({ email: z.string() })

interface Reading {
  /** Other items that belong to those of the page. */
  readonly beside?: readonly Key[]
  /** The attributes that are read; all when there are none. */
  readonly only?: readonly string[] | undefined
}

/** Reads the items of a page with the addresses of their owners by account id, eventually consistent. */
export async function itemsWithOwners(
  table: Table,
  page: readonly Key[],
  { beside = [], only }: Reading = {},
) {
  const owners = [...new Set(page.map(userIdOf))]
  const own = [...page, ...owners.map(keys.profile)]
  const read = await itemsOf(table, [...own, ...beside], {
    lagging: true,
    ...(only === undefined ? {} : { only: [...new Set([...only, 'email'])] }),
  })
  return {
    items: read.slice(0, page.length),
    beside: read.slice(own.length),
    emails: addressesOf(owners, read.slice(page.length, own.length)),
  }
}

/** Addresses by account id, without accounts whose profile is deleted or empty. */
export const addressesOf = (
  userIds: readonly string[],
  profiles: readonly (Item | null)[],
): Record<string, string> =>
  Object.fromEntries(
    userIds.flatMap((userId, index) => {
      const { email = '' } = Address.safeParse(profiles[index]).data ?? {}
      return email === '' ? [] : [[userId, email]]
    }),
  )
