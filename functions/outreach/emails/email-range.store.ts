import { decodeTime, encodeTime } from 'ulid'
import * as z from 'zod/mini'
import { between, type Condition } from '#platform/table/expressions.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'

const SortKey = z.object({ sk: z.string() })

/** When an email was created, which its id begins with. */
export const createdAtOf = (emailId: string): Date => new Date(decodeTime(emailId.slice('out_'.length)))

const idAt = (at: number): string => `out_${encodeTime(Math.max(0, at), 10)}`

/**
 * A user's emails created in a range of epoch milliseconds, which their ids begin with, or the material that
 * their letters were written from. Without an end all later ones: `~` sorts after every id.
 */
export const createdBetween = (
  userId: string,
  keyOf: typeof keys.email,
  from: number,
  until: number | null,
): Condition => [
  { pk: keys.profile(userId).pk },
  between('sk', [keyOf('', idAt(from)).sk, keyOf('', until === null ? '~' : idAt(until)).sk]),
]

/** The id of the email that an item belongs to: the part of its sort key after the kind. */
export const emailIdOf = (item: Item | Key): string => SortKey.parse(item).sk.replace(/^\w+#/, '')

/** Each email with its material item; null where that was not read. */
export function withMaterials(
  emails: readonly Item[],
  materials: readonly Item[],
): readonly (readonly [email: Item, material: Item | null])[] {
  const materialOf = new Map(materials.map((item) => [emailIdOf(item), item]))
  return emails.map((email) => [email, materialOf.get(emailIdOf(email)) ?? null])
}
