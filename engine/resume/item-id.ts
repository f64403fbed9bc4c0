import { createHash } from 'node:crypto'
import type { ItemKind } from '../values/fact-fields.ts'

/** A value in lower case with punctuation and white space as single spaces, for comparisons. */
export const plainValue = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Makes the ids of one resume's items: `role-4be01c7a90`, the kind and a hash of the item's values. The same
 * item gets the same id in a later upload. A second item with the same values gets the suffix `-2`.
 */
export function itemIds(): (kind: ItemKind, ...values: readonly string[]) => string {
  const given = new Map<string, number>()
  return (kind, ...values) => {
    const digest = createHash('sha256').update(values.map(plainValue).join('|')).digest('hex').slice(0, 10)
    const id = `${kind}-${digest}`
    const count = (given.get(id) ?? 0) + 1
    given.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  }
}
