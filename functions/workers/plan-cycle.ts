import { planRun } from '#core/cycle/plan-run.ts'
import { systemClock } from '#runtime/clock.ts'
import { appOrigin } from '#runtime/cookies.ts'
import { newId, secrets } from '#runtime/identifiers.ts'
import { leaseMs } from '#runtime/needs/cycle.ts'
import { coverage } from '#runtime/needs/coverage.ts'
import { userMail } from '#runtime/needs/mail.ts'
import { draftMessages } from '#runtime/needs/queues.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { contactSource, postingSources, used } from '#runtime/needs/sources.ts'
import { entries, runs } from '#runtime/needs/stores.ts'
import { worker } from '#runtime/worker.ts'
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
