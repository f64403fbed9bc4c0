import { planRun } from '../run/plan-run.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import { userMail } from '#platform/services/mail.ts'
import { contactSource, coverage, leaseMs, postingSources } from '#platform/services/outreach.ts'
import { draftMessages, schedules } from '#platform/services/queues.ts'
import { entries, runs, used } from '#platform/services/stores.ts'
import { worker } from '#platform/lambda/worker.ts'
import { CycleMessage } from '#shared/messages/cycle.ts'

export const handler = worker('plan-cycle', CycleMessage, (message) =>
  planRun(message, {
    runs: runs(),
    entries: entries(),
    drafts: draftMessages(),
    schedules: schedules(),
    postings: postingSources(),
    contacts: contactSource(),
    usedJobs: used(),
    mail: userMail(),
    site: appOrigin(),
    covered: coverage(),
    clock: systemClock,
    newId,
    secrets,
    leaseMs: leaseMs(),
  }),
)
