import { encodeTime } from 'ulid'
import * as z from 'zod/mini'
import { keys, type Key } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'

const SortKey = z.object({ sk: z.string() })

const idAt = (at: number): string => `out_${encodeTime(Math.max(0, at), 10)}`

/**
 * Bounds of the sort keys of emails made from one instant up to another, milliseconds: their ids hold their
 * time in the first ten characters.
 */
export const entriesBetween = (from: number, until: number) => ({
  ':first': keys.entry('', idAt(from)).sk,
  ':end': keys.entry('', idAt(until)).sk,
})

/** The same without an end: `~` sorts behind every id. */
export const entriesSince = (from: number) => ({
  ...entriesBetween(from, from),
  ':end': keys.entry('', '~').sk,
})

/** The bounds of what the letters were written from. */
export const materialsBetween = (from: number, until: number) => ({
  ':first': keys.material('', idAt(from)).sk,
  ':end': keys.material('', idAt(until)).sk,
})

/** The email that an item belongs to: the id behind the kind in its sort key. */
export const entryIdOf = (item: Item | Key): string => SortKey.parse(item).sk.replace(/^\w+#/, '')

/** Each email with what stands beside it, null where that was not read. */
export function withMaterials(
  emails: readonly Item[],
  materials: readonly Item[],
): readonly (readonly [email: Item, material: Item | null])[] {
  const materialOf = new Map(materials.map((item) => [entryIdOf(item), item]))
  return emails.map((email) => [email, materialOf.get(entryIdOf(email)) ?? null])
}
