import { chooseEntry } from '#functions/outreach/shortlist/choose-entry.ts'
import { shortlistView } from '#functions/outreach/shortlist/shortlist-view.ts'
import { doNotContact } from '#functions/services/do-not-contact.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { heldPostings, runs, shortlists } from '#functions/services/outreach.ts'
import { chooseFromShortlist } from '#shared/contracts/choosing/shortlist.ts'

const services = { shortlists, heldPostings, runs, doNotContact }

export const handler = endpoint(chooseFromShortlist, services, async ({ actor, params, body, deps }) => ({
  shortlist: await shortlistView(actor.userId, await chooseEntry(actor, params.id, body, deps), deps),
}))
