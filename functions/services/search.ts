import { postingSources, readWhole } from './postings.ts'
import { contactCosts, contactSource, publicPages, recipientCounters } from './recipients.ts'

/** Services for the search for postings and contacts. */
export const searchServices = {
  postings: postingSources,
  contacts: contactSource,
  readWhole,
  pages: publicPages,
  spending: contactCosts,
  recipients: recipientCounters,
}
