import { encodeTime } from 'ulid'
import * as z from 'zod/mini'
import { keys, type Key } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'

const SortKey = z.object({ sk: z.string() })

const idAt = (at: number): string => `out_${encodeTime(Math.max(0, at), 10)}`

/** Sort key bounds of emails created in a range of epoch milliseconds, which their ids begin with. */
export const emailsBetween = (from: number, until: number) => ({
  ':first': keys.email('', idAt(from)).sk,
  ':end': keys.email('', idAt(until)).sk,
})

/** The same without an end: `~` sorts after every id. */
export const emailsSince = (from: number) => ({
  ...emailsBetween(from, from),
  ':end': keys.email('', '~').sk,
})

/** The same bounds for the material that the letters were written from. */
export const materialsBetween = (from: number, until: number) => ({
  ':first': keys.material('', idAt(from)).sk,
  ':end': keys.material('', idAt(until)).sk,
})

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
