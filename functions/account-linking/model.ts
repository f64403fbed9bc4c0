export type Beginning =
  | 'begun'
  /** A run is in progress in one of the accounts. */
  | 'busy'
  /** One of the accounts was merged or closed meanwhile, or the proof was used up. */
  | 'refused'
