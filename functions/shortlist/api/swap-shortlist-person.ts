import { shortlistView } from '#functions/outreach/shortlist/shortlist-view.ts'
import { swapPerson } from '#functions/outreach/shortlist/swap-person.ts'
import { doNotContact } from '#functions/services/do-not-contact.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { heldPostings, runs, shortlists } from '#functions/services/outreach.ts'
import { personServices } from '#functions/services/search.ts'
import { swapShortlistPerson } from '#shared/contracts/choosing/shortlist.ts'

const services = { shortlists, heldPostings, runs, doNotContact, ...personServices }

export const handler = endpoint(swapShortlistPerson, services, async ({ actor, params, deps }) => {
  const { list, found } = await swapPerson(actor, params.id, deps)
  return { shortlist: await shortlistView(actor.userId, list, deps), found }
})
