import { OWN_ITEMS, type OwnItemKind } from '../inventory/own-items.ts'
import { keys, type Key } from './keys.ts'

const MAKERS: Readonly<Record<OwnItemKind, (...parts: readonly string[]) => Key>> = keys

const isKind = (name: string): name is OwnItemKind => Object.hasOwn(OWN_ITEMS, name)

/** How sort keys of a user's items begin: whole where there is one, else up to their id. */
const BEGINNINGS = Object.keys(OWN_ITEMS)
  .filter(isKind)
  .map((kind) => ({ kind, beginning: MAKERS[kind]('', '', '').sk.replace(/#.*/, '#') }))

/**
 * What an item of a user's partition is, and its own part of the sort key; null for one that nobody listed.
 */
export function ownKindOf(sortKey: string): { readonly kind: OwnItemKind; readonly id: string } | null {
  const found = BEGINNINGS.find(({ beginning }) =>
    beginning.endsWith('#') ? sortKey.startsWith(beginning) : sortKey === beginning,
  )
  return found === undefined ? null : { kind: found.kind, id: sortKey.slice(found.beginning.length) }
}
