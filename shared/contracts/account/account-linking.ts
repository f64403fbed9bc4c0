import * as z from 'zod/mini'
import { LinkScenario } from '#shared/models/account/account-linking.ts'
import { contract } from '../contract.ts'

const Email = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(254), z.email('Enter a full email address.'))

export const detectAccountConflict = contract('detectAccountConflict', 'POST /api/detect-account-conflict', {
  auth: 'user',
  // Low, so that nobody can find out who has an account, or guess a password.
  rate: [{ perHour: 5 }, { of: 'network', perHour: 5 }],
  summary:
    'Looks for a second account of the same person; reveals it only to a user who has proved to own it.',
  body: z.strictObject({ email: Email, password: z.optional(z.string().check(z.maxLength(200))) }),
  reply: { 200: z.object({ scenario: z.nullable(LinkScenario), message: z.string() }) },
  errors: ['not_found'],
})

export const linkAccounts = contract('linkAccounts', 'POST /api/link-accounts', {
  auth: 'user',
  // Enough for a family that shares a network; more attempts look like guessing.
  rate: [{ perHour: 5 }, { of: 'network', perHour: 15 }],
  summary: 'Moves everything of the second account into the first; the user has to prove to own both.',
  /** `proof` is the secret of a mailed link; an imported account is proved by its password instead. */
  body: z.strictObject({
    scenario: LinkScenario,
    proof: z.optional(z.string().check(z.maxLength(128))),
    confirmPassword: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: { 200: z.object({ success: z.boolean(), message: z.string() }) },
  errors: ['link_unproven', 'run_in_progress', 'unavailable'],
})
