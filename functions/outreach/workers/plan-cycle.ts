import { draftOwnPosting } from '../own-posting/draft-own-posting.ts'
import { planRun } from '../run/plan-run.ts'
import { isOwnPosting } from '#platform/inventory/own-items.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { worker } from '#platform/lambda/worker.ts'
import { userMail } from '#functions/services/mail.ts'
import { countPostingCalls, covered, linkReading, used } from '#functions/services/postings.ts'
import { schedules } from '#functions/services/schedules.ts'
import { searchServices } from '#functions/services/search.ts'
import { heldSeconds } from '#functions/services/run-settings.ts'
import { cycleHold, draftMessages } from '#functions/services/queues.ts'
import { emails, heldPostings, ownPostings, runs } from '#functions/services/outreach.ts'
import { doNotContact } from '#functions/services/do-not-contact.ts'
import { CycleMessage } from '#shared/messages/cycle.ts'

const services = {
  runs,
  emails,
  heldPostings,
  ownPostings,
  readLink: linkReading,
  doNotContact,
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
    const { runId } = message
    if (runId !== null && isOwnPosting(runId)) await draftOwnPosting({ ...message, runId }, deps)
    else await planRun(message, deps)
    await countPostingCalls()
  },
  { messages: cycleHold, seconds: heldSeconds },
)
