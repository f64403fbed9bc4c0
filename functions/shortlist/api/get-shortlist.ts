import { shortlistView } from '#functions/outreach/shortlist/shortlist-view.ts'
import { doNotContact } from '#functions/services/do-not-contact.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { heldPostings, runs, shortlists } from '#functions/services/outreach.ts'
import { getShortlist } from '#shared/contracts/choosing/shortlist.ts'

const services = { shortlists, heldPostings, runs, doNotContact }

export const handler = endpoint(getShortlist, services, async ({ actor, deps }) => {
  const list = await deps.shortlists.find(actor.userId)
  return { shortlist: list && (await shortlistView(actor.userId, list, deps)) }
})
