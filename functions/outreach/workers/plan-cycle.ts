import { planRun } from '../run/plan-run.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { worker } from '#platform/lambda/worker.ts'
import { userMail } from '#platform/services/mail.ts'
import { covered, schedules, searchServices } from '#platform/services/outreach.ts'
import { heldSeconds } from '#platform/services/run-settings.ts'
import { cycleHold, draftMessages } from '#platform/services/queues.ts'
import { emails, heldPostings, runs, used } from '#platform/services/stores.ts'
import { CycleMessage } from '#shared/messages/cycle.ts'

const services = {
  runs,
  emails,
  heldPostings,
  drafts: draftMessages,
  schedules,
  usedJobs: used,
  ...searchServices,
  covered,
  mail: userMail,
  site: appOrigin,
  leaseMs: () => heldSeconds() * 1000,
}

export const handler = worker(
  'plan-cycle',
  CycleMessage,
  services,
  async ({ message, deps }) => {
    await planRun(message, deps)
  },
  { messages: cycleHold, seconds: heldSeconds },
)
