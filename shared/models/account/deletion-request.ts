import * as z from 'zod/mini'
import { DELETION } from '#shared/catalog/constants.ts'
import { keysOf } from '#shared/keys-of.ts'
import { optionalText } from '../visible-text.ts'

export const DELETION_REASONS = {
  'no-longer-needed': 'I no longer need it',
  'found-job': 'I found a job',
  'unsatisfied-service': 'I’m not satisfied with the service',
  'privacy-concerns': 'I have privacy concerns',
  'cost-concerns': 'It costs too much',
  other: 'Another reason',
} as const
export const DeletionReason = z.enum(keysOf(DELETION_REASONS), 'Choose one of the reasons.')
export type DeletionReason = z.infer<typeof DeletionReason>

/** The user comes from the session: address and id are accepted and ignored. */
export const DeletionRequest = z.strictObject({
  reason: DeletionReason,
  additionalInfo: z.optional(optionalText(DELETION.infoLength)),
  userEmail: z.optional(z.unknown()),
  userId: z.optional(z.unknown()),
})
export type DeletionRequest = z.infer<typeof DeletionRequest>
