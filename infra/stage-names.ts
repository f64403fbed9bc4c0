import { BRAND } from '#shared/brand.ts'
import { backupRegionOf, type StageContext } from './context.ts'

/** Prefix of all names of a stage: `reachwell-dev`. */
export const prefixOf = ({ stage }: { readonly stage: string }): string =>
  `${BRAND.name.toLowerCase()}-${stage}`

/** The region of CloudFront's firewall and certificates, whatever the stage's region is. */
export const EDGE_REGION = 'us-east-1'

/**
 * Prefix of names that exist once in an account, such as CloudFront's, or in us-east-1 for a stage of any region. They
 * carry the region, so that the stage can be deployed to another one while these of a lost one are still there.
 */
export const worldPrefixOf = (context: StageContext): string =>
  context.region === EDGE_REGION ? prefixOf(context) : `${prefixOf(context)}-${context.region}`

/** A stage's regions: its own, that of the edge, and that of its backups' copies. */
export const regionsOf = (context: StageContext): readonly string[] => [
  ...new Set([context.region, EDGE_REGION, backupRegionOf(context)]),
]
