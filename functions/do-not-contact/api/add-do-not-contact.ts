import { doNotContact } from '#functions/services/do-not-contact.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { resumes } from '#functions/services/resume.ts'
import { addDoNotContact } from '#shared/contracts/choosing/do-not-contact.ts'
import { addRules } from '../add-rules.ts'

export const handler = endpoint(
  addDoNotContact,
  { doNotContact, resumes, recordActivity },
  async ({ actor, body, deps }) => await addRules(actor.userId, body.entries, body.source, deps),
)
