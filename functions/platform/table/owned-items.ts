import * as z from 'zod/mini'
import { everyItem } from './every-item.ts'
import { beginsWith } from './expressions.ts'
import { keys } from './keys.ts'
import type { Item, Table } from './table.ts'

const Key = z.object({ pk: z.string() })

/** The user that an item of a user's partition belongs to. */
export const userIdOf = (item: object): string => Key.parse(item).pk.slice('USER#'.length)

/** All items under a prefix of a user's partition, or only so many of the newest. */
export const ownedItems = (
  table: Table,
  userId: string,
  prefix: string,
  { newest }: { newest?: number } = {},
): Promise<readonly Item[]> =>
  everyItem(
    table,
    {
      keys: [{ pk: keys.profile(userId).pk }, prefix === '' ? [] : beginsWith('sk', prefix)],
      consistent: true,
      descending: newest !== undefined,
    },
    newest,
  )
