import { writeShortlist } from '#functions/outreach/shortlist/write-shortlist.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { emails, heldPostings, runs, shortlists } from '#functions/services/outreach.ts'
import { draftMessages } from '#functions/services/queues.ts'
import { writeShortlist as contract } from '#shared/contracts/shortlist.ts'

const services = { runs, emails, heldPostings, shortlists, queue: draftMessages }

export const handler = endpoint(
  contract,
  services,
  async ({ actor, body, deps }) => await writeShortlist(actor, body.ids, deps),
)
