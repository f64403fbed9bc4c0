export type { LinkProof, Merge } from './linking.item.ts'

export type Beginning =
  | 'begun'
  /** A run is under way in one of the two accounts. */
  | 'busy'
  /** One of them was merged or closed meanwhile, or the proof was used. */
  | 'refused'
