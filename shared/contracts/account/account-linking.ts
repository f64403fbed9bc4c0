import * as z from 'zod/mini'
import { LinkScenario } from '#shared/models/account/account-linking.ts'
import { contract } from '../contract.ts'

const Email = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(254), z.email('Enter a full email address.'))

export const detectAccountConflict = contract({
  id: 'detectAccountConflict',
  method: 'POST',
  path: '/api/detect-account-conflict',
  auth: 'user',
  // Few enough that nobody finds out by trying who has an account, or guesses a password.
  rate: [{ perHour: 5 }, { of: 'network', perHour: 5 }],
  summary:
    'Looks for a second account of the same person; says something only to who has proved that it is theirs.',
  body: z.strictObject({ email: Email, password: z.optional(z.string().check(z.maxLength(200))) }),
  reply: { 200: z.object({ scenario: z.nullable(LinkScenario), message: z.string() }) },
  errors: ['not_found'],
})

export const linkAccounts = contract({
  id: 'linkAccounts',
  method: 'POST',
  path: '/api/link-accounts',
  auth: 'user',
  // A family has several accounts; who has more is guessing.
  rate: [{ perHour: 5 }, { of: 'network', perHour: 15 }],
  summary: 'Moves everything of the second account into the first; both sides have to be proved.',
  /** `proof` is the secret of a mailed link; an imported account is proved by its password instead. */
  body: z.strictObject({
    scenario: LinkScenario,
    proof: z.optional(z.string().check(z.maxLength(128))),
    confirmPassword: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: { 200: z.object({ success: z.boolean(), message: z.string() }) },
  errors: ['link_unproven', 'run_in_progress', 'unavailable'],
})
