import { OWN_ITEMS, type Key, type OwnItemKind } from './own-items.ts'

const MAKERS: Readonly<Record<OwnItemKind, (...parts: readonly string[]) => Key>> = OWN_ITEMS

const isKind = (name: string): name is OwnItemKind => Object.hasOwn(OWN_ITEMS, name)

/** Every kind of item in a user's own partition. */
export const OWN_KINDS: readonly OwnItemKind[] = Object.keys(OWN_ITEMS).filter(isKind)

/** The prefix of a kind's sort keys: up to the id, or the whole key where it has no id. */
export const prefixOfKind = (kind: OwnItemKind): string => MAKERS[kind]('', '', '').sk.replace(/#.*/, '#')
