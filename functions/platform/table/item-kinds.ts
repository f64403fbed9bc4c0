import { keys } from './keys.ts'
import type { OwnItemKind } from '../inventory/own-items.ts'

/** How sort keys of a user's items begin: whole where there is one, else up to their id. */
export const OWN_SORT_KEYS: Readonly<Record<OwnItemKind, string>> = {
  profile: keys.profile('').sk,
  subscription: keys.subscription('').sk,
  billing: keys.billing('').sk,
  configuration: keys.configuration('').sk,
  cycle: keys.cycle('').sk,
  gmail: keys.gmail('').sk,
  usage: keys.usage('', '').sk,
  trialUsage: keys.trialUsage('').sk,
  resume: keys.resume('', '').sk,
  factReview: keys.factReview('').sk,
  run: keys.run('', '').sk,
  email: keys.email('', '').sk,
  material: keys.material('', '').sk,
  revision: keys.revision('', '').sk,
  discard: keys.discard('').sk,
  usedJob: keys.usedJob('', '').sk,
  ownSession: keys.ownSession('', '').sk,
  ownIdentity: 'IDENTITY#',
  ownAddress: keys.ownAddress('', '').sk,
  ownCard: keys.ownCard('', '').sk,
  ticket: keys.ticket('', '').sk,
  notice: keys.notice('', '').sk,
  merge: keys.merge('', '').sk,
  activity: keys.activity('', '').sk,
  retention: keys.retention('').sk,
  deletion: keys.deletion('').sk,
}

const isKind = (name: string): name is OwnItemKind => Object.hasOwn(OWN_SORT_KEYS, name)
const KINDS = Object.keys(OWN_SORT_KEYS).filter(isKind)

/**
 * What an item of a user's partition is, and its own part of the sort key; null for one that nobody listed.
 */
export function ownKindOf(sortKey: string): { readonly kind: OwnItemKind; readonly id: string } | null {
  const kind = KINDS.find((candidate) => {
    const beginning = OWN_SORT_KEYS[candidate]
    return beginning.endsWith('#') ? sortKey.startsWith(beginning) : sortKey === beginning
  })
  return kind === undefined ? null : { kind, id: sortKey.slice(OWN_SORT_KEYS[kind].length) }
}
