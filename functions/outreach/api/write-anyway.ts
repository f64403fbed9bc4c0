import { endpoint } from '#platform/http/endpoint.ts'
import { draftMessages } from '#platform/services/queues.ts'
import { emails, heldPostings, runs } from '#platform/services/stores.ts'
import { writeAnyway } from '#shared/contracts/outreach.ts'
import { writeHeldPosting } from '../run/write-held-posting.ts'

const services = { runs, emails, heldPostings, queue: draftMessages }

export const handler = endpoint(
  writeAnyway,
  services,
  async ({ actor, params, deps }) => await writeHeldPosting(actor, params.id, deps),
)
