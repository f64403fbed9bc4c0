import { planRun } from '../run/plan-run.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import { leaseMs } from '#platform/services/cycle.ts'
import { coverage } from '#platform/services/coverage.ts'
import { userMail } from '#platform/services/mail.ts'
import { draftMessages } from '#platform/services/queues.ts'
import { schedules } from '#platform/services/schedules.ts'
import { contactSource, postingSources, used } from '#platform/services/sources.ts'
import { emails, runs } from '#platform/services/stores.ts'
import { worker } from '#platform/lambda/worker.ts'
import { CycleMessage } from '#shared/messages/cycle.ts'

export const handler = worker('plan-cycle', CycleMessage, (message) =>
  planRun(message, {
    runs: runs(),
    emails: emails(),
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
