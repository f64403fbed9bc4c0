import { doNotContact } from '#functions/services/do-not-contact.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { resumes } from '#functions/services/resume.ts'
import { removeDoNotContact } from '#shared/contracts/choosing/do-not-contact.ts'
import { removeRule } from '../add-rules.ts'

export const handler = endpoint(
  removeDoNotContact,
  { doNotContact, resumes, recordActivity },
  async ({ actor, params, deps }) => await removeRule(actor.userId, params.id, deps),
)
