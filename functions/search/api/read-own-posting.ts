import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { ownPostings, runs } from '#functions/services/outreach.ts'
import { cycleMessages } from '#functions/services/queues.ts'
import { readOwnPosting } from '#shared/contracts/search/own-postings.ts'
import { readOwn } from '#functions/outreach/own-posting/ask-own-posting.ts'

export const handler = endpoint(
  readOwnPosting,
  { runs, ownPostings, queue: cycleMessages, recordActivity },
  async ({ actor, body, deps }) => ({ ownPosting: await readOwn(actor, body, deps) }),
)
