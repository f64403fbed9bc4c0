import { BRAND } from '#shared/brand.ts'

/** Placeholders on the brand's reserved domain, until the profiles exist. */
export const SOCIAL_PROFILES = [
  { name: 'LinkedIn', url: `${BRAND.site}/social/linkedin` },
  { name: 'X', url: `${BRAND.site}/social/x` },
  { name: 'Instagram', url: `${BRAND.site}/social/instagram` },
  { name: 'Facebook', url: `${BRAND.site}/social/facebook` },
  { name: 'YouTube', url: `${BRAND.site}/social/youtube` },
] as const
