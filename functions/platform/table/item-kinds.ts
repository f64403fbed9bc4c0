import type { OwnItemKind } from '../inventory/own-items.ts'
import { OWN_KINDS, prefixOfKind } from '../inventory/own-kinds.ts'

const PREFIXES = OWN_KINDS.map((kind) => ({ kind, prefix: prefixOfKind(kind) }))

/** The kind of an item in a user's partition, and its id in the sort key; null for an unknown kind. */
export function ownKindOf(sortKey: string): { readonly kind: OwnItemKind; readonly id: string } | null {
  const found = PREFIXES.find(({ prefix }) =>
    prefix.endsWith('#') ? sortKey.startsWith(prefix) : sortKey === prefix,
  )
  return found === undefined ? null : { kind: found.kind, id: sortKey.slice(found.prefix.length) }
}
