import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { draftMessages } from '#functions/services/queues.ts'
import { emails, heldPostings, runs } from '#functions/services/outreach.ts'
import { writeAnyway } from '#shared/contracts/outreach.ts'
import { writeHeldPosting } from '../run/write-held-posting.ts'

const services = { runs, emails, heldPostings, queue: draftMessages, recordActivity }

export const handler = endpoint(
  writeAnyway,
  services,
  async ({ actor, params, deps }) => await writeHeldPosting(actor, params.id, deps),
)
