import * as z from 'zod/mini'
import {
  AddedRules,
  DoNotContact,
  RULE_LIMITS,
  RuleEntry,
  RuleId,
  RuleSource,
} from '#shared/models/outreach/do-not-contact.ts'
import { contract } from '../contract.ts'

export const getDoNotContact = contract('getDoNotContact', 'GET /api/do-not-contact', {
  auth: 'user',
  summary:
    'The companies, domains and people that are never written to, and the employers of the resume, which are not either unless the user lifts that.',
  reply: { 200: DoNotContact },
})

export const addDoNotContact = contract('addDoNotContact', 'POST /api/do-not-contact', {
  auth: 'user',
  rate: { perHour: 120 },
  activity: 'do_not_contact_added',
  summary:
    'Adds companies, domains and people, one or a pasted list. Entries that name nobody are returned with the reason; the others are added. It takes effect at once, in a run under way too, for every email that is not yet a draft.',
  body: z.strictObject({
    entries: z.array(RuleEntry).check(z.minLength(1), z.maxLength(RULE_LIMITS.entries)),
    source: RuleSource,
  }),
  reply: { 200: AddedRules },
})

export const removeDoNotContact = contract('removeDoNotContact', 'DELETE /api/do-not-contact/{id}', {
  auth: 'user',
  activity: 'do_not_contact_removed',
  summary: 'Removes a rule, or lifts that of an employer of the resume. Adding the employer again ends that.',
  params: z.object({ id: RuleId }),
  reply: { 200: DoNotContact },
  errors: ['not_found'],
})
