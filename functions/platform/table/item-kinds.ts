import { OWN_ITEMS, type OwnItemKind } from '../inventory/own-items.ts'
import type { Key } from './keys.ts'

const MAKERS: Readonly<Record<OwnItemKind, (...parts: readonly string[]) => Key>> = OWN_ITEMS

const isKind = (name: string): name is OwnItemKind => Object.hasOwn(OWN_ITEMS, name)

/** Prefixes of sort keys in a user's partition: up to the id, or the whole key where it has no id. */
const PREFIXES = Object.keys(OWN_ITEMS)
  .filter(isKind)
  .map((kind) => ({ kind, prefix: MAKERS[kind]('', '', '').sk.replace(/#.*/, '#') }))

/** The kind of an item in a user's partition, and its id in the sort key; null for an unknown kind. */
export function ownKindOf(sortKey: string): { readonly kind: OwnItemKind; readonly id: string } | null {
  const found = PREFIXES.find(({ prefix }) =>
    prefix.endsWith('#') ? sortKey.startsWith(prefix) : sortKey === prefix,
  )
  return found === undefined ? null : { kind: found.kind, id: sortKey.slice(found.prefix.length) }
}
