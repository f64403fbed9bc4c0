interface SocialProfile {
  readonly name: string
  /** Null until the profile exists: the footer leaves it out. */
  readonly url: string | null
}

/** The five profiles of the footer. Fill in the address of each that exists. */
export const SOCIAL_PROFILES: readonly SocialProfile[] = [
  { name: 'LinkedIn', url: null },
  { name: 'X', url: null },
  { name: 'Instagram', url: null },
  { name: 'Facebook', url: null },
  { name: 'YouTube', url: null },
]
