import * as z from 'zod/mini'
import { contract } from './contract.ts'

const Email = z.string().check(z.trim(), z.minLength(3), z.maxLength(254), z.email('Enter a full email address.'))

/** Two accounts of one person, told apart by how they sign in. Both are shown by their addresses. */
export const LinkScenario = z.object({
  type: z.enum(['gmail_to_email', 'email_to_gmail', 'merge_accounts']),
  primaryAccount: z.string().check(z.maxLength(254)),
  secondaryAccount: z.string().check(z.maxLength(254)),
})
export type LinkScenario = z.infer<typeof LinkScenario>

export const detectAccountConflict = contract({
  id: 'detectAccountConflict',
  method: 'POST',
  path: '/api/detect-account-conflict',
  auth: 'optional',
  summary: 'Looks for a second account of the same person; says something only to who has proved that it is theirs.',
  body: z.strictObject({ email: Email, password: z.optional(z.string().check(z.maxLength(200))) }),
  reply: { 200: z.object({ scenario: z.nullable(LinkScenario), message: z.string() }) },
  errors: ['not_found', 'too_many_requests'],
})

export const linkAccounts = contract({
  id: 'linkAccounts',
  method: 'POST',
  path: '/api/link-accounts',
  auth: 'user',
  summary: 'Moves everything of the second account into the first; both sides have to be proved.',
  body: z.strictObject({ scenario: LinkScenario, confirmPassword: z.optional(z.string().check(z.maxLength(200))) }),
  reply: { 200: z.object({ success: z.boolean(), message: z.string() }) },
  errors: ['not_found', 'link_unproven', 'too_many_requests', 'unavailable'],
})
