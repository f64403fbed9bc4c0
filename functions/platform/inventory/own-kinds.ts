import { keysOf } from '#shared/keys-of.ts'
import { OWN_ITEMS, type Key, type OwnItemKind } from './own-items.ts'

const MAKERS: Readonly<Record<OwnItemKind, (...parts: readonly string[]) => Key>> = OWN_ITEMS

/** Every kind of item in a user's own partition. */
export const OWN_KINDS: readonly OwnItemKind[] = keysOf(OWN_ITEMS)

/** The prefix of a kind's sort keys: up to the id, or the whole key where it has no id. */
export const prefixOfKind = (kind: OwnItemKind): string => MAKERS[kind]('', '', '').sk.replace(/#.*/, '#')
