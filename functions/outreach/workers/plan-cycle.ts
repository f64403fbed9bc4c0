import { planRun } from '../run/plan-run.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { worker } from '#platform/lambda/worker.ts'
import { userMail } from '#platform/services/mail.ts'
import {
  contactCosts,
  contactSource,
  covered,
  postingSources,
  publicPages,
  readWhole,
  recipientCounters,
  schedules,
} from '#platform/services/outreach.ts'
import { draftMessages } from '#platform/services/queues.ts'
import { leaseMs } from '#platform/services/run-settings.ts'
import { emails, runs, used } from '#platform/services/stores.ts'
import { CycleMessage } from '#shared/messages/cycle.ts'

const services = {
  runs,
  emails,
  usedJobs: used,
  drafts: draftMessages,
  schedules,
  postings: postingSources,
  contacts: contactSource,
  readWhole,
  pages: publicPages,
  spending: contactCosts,
  recipients: recipientCounters,
  covered,
  mail: userMail,
  site: appOrigin,
  leaseMs,
}

export const handler = worker('plan-cycle', CycleMessage, services, async ({ message, deps }) => {
  await planRun(message, deps)
})
