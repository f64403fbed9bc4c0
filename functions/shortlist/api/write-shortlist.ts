import { orderLetters } from '#functions/outreach/shortlist/order-letters.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { emails, heldPostings, runs, shortlists } from '#functions/services/outreach.ts'
import { draftMessages } from '#functions/services/queues.ts'
import { writeShortlist } from '#shared/contracts/choosing/shortlist.ts'

const services = { runs, emails, heldPostings, shortlists, queue: draftMessages, recordActivity }

export const handler = endpoint(
  writeShortlist,
  services,
  async ({ actor, body, deps }) => await orderLetters(actor, body.ids, deps),
)
