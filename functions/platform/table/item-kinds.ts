import { type Key, keys } from './keys.ts'
import { OWN_ITEMS, type OwnItemKind } from '../inventory/own-items.ts'

const isKind = (name: string): name is OwnItemKind => Object.hasOwn(OWN_ITEMS, name)
const KINDS = Object.keys(OWN_ITEMS).filter(isKind)

/** How a kind's sort keys begin: whole where there is one, else up to their id. */
function ownSortKey(kind: OwnItemKind): string {
  const key: (...parts: string[]) => Key = keys[kind]
  const { sk } = key('', '', '')
  return sk.slice(0, sk.indexOf('#') + 1) || sk
}

/**
 * What an item of a user's partition is, and its own part of the sort key; null for one that nobody listed.
 */
export function ownKindOf(sortKey: string): { readonly kind: OwnItemKind; readonly id: string } | null {
  const kind = KINDS.find((candidate) => {
    const beginning = ownSortKey(candidate)
    return beginning.endsWith('#') ? sortKey.startsWith(beginning) : sortKey === beginning
  })
  return kind === undefined ? null : { kind, id: sortKey.slice(ownSortKey(kind).length) }
}
