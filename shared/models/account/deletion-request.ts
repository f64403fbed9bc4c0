import * as z from 'zod/mini'
import { DELETION } from '#shared/catalog/constants.ts'
import { optionalText } from '../visible-text.ts'

export const DELETION_REASONS = [
  'no-longer-needed',
  'found-job',
  'unsatisfied-service',
  'privacy-concerns',
  'cost-concerns',
  'other',
] as const
export const DeletionReason = z.enum(DELETION_REASONS, { error: 'Choose one of the reasons.' })
export type DeletionReason = z.infer<typeof DeletionReason>

/** The user comes from the session: address and id are accepted and ignored. */
export const DeletionRequest = z.strictObject({
  reason: DeletionReason,
  additionalInfo: z.optional(optionalText(DELETION.infoLength)),
  userEmail: z.optional(z.unknown()),
  userId: z.optional(z.unknown()),
})
export type DeletionRequest = z.infer<typeof DeletionRequest>
