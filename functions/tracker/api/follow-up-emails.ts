import { askFollowUps } from '#functions/outreach/follow-up/ask-follow-ups.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { draftMessages } from '#functions/services/queues.ts'
import { followUps, runs } from '#functions/services/outreach.ts'
import { followUpEmails } from '#shared/contracts/tracker.ts'

const services = { runs, followUps, queue: draftMessages, recordActivity }

export const handler = endpoint(followUpEmails, services, ({ actor, body, deps }) =>
  askFollowUps(actor, body.ids, deps),
)
