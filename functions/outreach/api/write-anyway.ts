import { endpoint } from '#functions/services/http/endpoint.ts'
import { draftMessages } from '#functions/services/queues.ts'
import { emails, heldPostings, runs } from '#functions/services/outreach.ts'
import { writeAnyway } from '#shared/contracts/outreach.ts'
import { writeHeldPosting } from '../run/write-held-posting.ts'

const services = { runs, emails, heldPostings, queue: draftMessages }

export const handler = endpoint(
  writeAnyway,
  services,
  async ({ actor, params, deps }) => await writeHeldPosting(actor, params.id, deps),
)
