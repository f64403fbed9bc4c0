import { createHash } from 'node:crypto'

export type ItemKind =
  | 'name'
  | 'headline'
  | 'role'
  | 'line'
  | 'education'
  | 'certificate'
  | 'skill'
  | 'language'

/** What a value says, whatever its capitals, signs and spaces. */
export const plainValue = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Gives ids to the items of one resume: `role-4be01c`, made from the kind and what the item says, so the same
 * item of a later upload has the same id whatever moved around it. A second item that says the same gets
 * `-2`.
 */
export function itemIds(): (kind: ItemKind, ...says: readonly string[]) => string {
  const given = new Map<string, number>()
  return (kind, ...says) => {
    const digest = createHash('sha256').update(says.map(plainValue).join('|')).digest('hex').slice(0, 10)
    const id = `${kind}-${digest}`
    const count = (given.get(id) ?? 0) + 1
    given.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  }
}
