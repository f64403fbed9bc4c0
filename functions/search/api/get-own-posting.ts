import { endpoint } from '#functions/services/http/endpoint.ts'
import { ownPostings } from '#functions/services/outreach.ts'
import { getOwnPosting } from '#shared/contracts/search/own-postings.ts'
import { showOwn } from '#functions/outreach/own-posting/ask-own-posting.ts'

export const handler = endpoint(getOwnPosting, { ownPostings }, async ({ actor, params, deps }) => ({
  ownPosting: await showOwn(actor, params.id, deps),
}))
