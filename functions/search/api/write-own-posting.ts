import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { ownPostings, runs } from '#functions/services/outreach.ts'
import { cycleMessages } from '#functions/services/queues.ts'
import { writeOwnPosting } from '#shared/contracts/search/own-postings.ts'
import { writeOwn } from '#functions/outreach/own-posting/ask-own-posting.ts'

export const handler = endpoint(
  writeOwnPosting,
  { runs, ownPostings, queue: cycleMessages, recordActivity },
  async ({ actor, params, body, deps }) => ({ ownPosting: await writeOwn(actor, params.id, body, deps) }),
)
