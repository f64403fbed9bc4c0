import { doNotContact } from '#functions/services/do-not-contact.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { resumes } from '#functions/services/resume.ts'
import { getDoNotContact } from '#shared/contracts/choosing/do-not-contact.ts'
import { listView, readList } from '../list-view.ts'

export const handler = endpoint(getDoNotContact, { doNotContact, resumes }, async ({ actor, deps }) =>
  listView(await readList(actor.userId, deps)),
)
