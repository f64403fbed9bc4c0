import { postingSources, readWhole } from './postings.ts'
import { contactCosts, contactSource, publicPages, recipientCounters } from './recipients.ts'

/** Services for the search for a person, without companies' own pages. */
export const personServices = {
  contacts: contactSource,
  spending: contactCosts,
  recipients: recipientCounters,
}

/** Services for the search for postings and contacts. */
export const searchServices = { postings: postingSources, readWhole, pages: publicPages, ...personServices }
