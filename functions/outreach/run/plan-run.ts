import { allowanceAt, remaining } from '#functions/account/allowance.ts'
import { findCandidates, type FindDeps } from '#functions/recipients/find-candidates.ts'
import type { Candidate } from '#functions/postings/model.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import { correctedFacts, reviewedFacts } from '#functions/resume/review/apply-review.ts'
import { isResume } from '#functions/resume/upload/is-resume.ts'
import { CYCLE } from '#shared/catalog/constants.ts'
import { PLANS, TRIAL } from '#shared/catalog/plans.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import { isRunning, scheduledSlot } from '#functions/runs/daily-run.ts'
import { blocker } from './eligibility.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import type { CycleContext, QuotaLimits } from '../model.ts'
import { FRUITLESS, SCHEDULE_ENDS } from './outcomes.ts'
import { PlanTally } from './plan-tally.ts'
import { newRun } from './run-view.ts'
import { schedulePayload } from '#functions/runs/schedule-payload.ts'
import { searchOf } from './search-of.ts'
import { notifyReady, type NotifyDeps } from './notify-ready.ts'
import type { DraftQueue } from '#vendors/sqs/draft-queue.ts'
import type { OutreachEmailStore } from '../emails/outreach-email.store.ts'
import type { UserSchedules } from '#vendors/scheduler/user-schedules.ts'

export interface PlanDeps extends NotifyDeps, Omit<FindDeps, 'clock'> {
  emails: OutreachEmailStore
  drafts: DraftQueue
  schedules: UserSchedules
  covered: (country: string) => boolean
  newId: NewId
  secrets: Secrets
  leaseMs: number
}

/** After this long without an end an email is looked at by the sweeper. */
const ENTRY_DUE_MS = 3 * MINUTE

/**
 * A planning that failed again and again for a day is ended: each attempt asks the providers, and the next
 * day's run is due.
 */
const GIVE_UP_MS = DAY

/**
 * What has been found so far is written down no more often than this: somebody is watching, and each time is
 * a write.
 */
const SHOWN_EVERY_MS = 2_000

/** How many messages go to the queue at once. */
const BATCH = 10

/**
 * One user's cycle: postings, people, reservations, one message per email. Safe to deliver any number of
 * times and to any number of workers at once: the run is leased, every reservation is a transaction, and what
 * was reserved stays reserved.
 */
export async function planRun(message: CycleMessage, deps: PlanDeps): Promise<void> {
  const now = deps.clock.now()
  const context = await deps.runs.context(message.userId, now)
  if (context === null) {
    await deps.schedules.remove(message.userId)
    return
  }
  const claimed =
    message.runId === null
      ? await claimScheduled(context, deps, now)
      : { runId: message.runId, slot: context.cycle.lastSentAt }
  if (claimed === null) return
  const lease = { token: deps.secrets.fresh(), until: new Date(now.getTime() + deps.leaseMs) }
  const run = await deps.runs.takePlanning(message.userId, claimed.runId, lease, now)
  if (run === null) return
  await deps.schedules.ensure(
    message.userId,
    new Date((claimed.slot ?? run.startedAt).getTime() + CYCLE.everyHours * HOUR),
    schedulePayload(message.userId),
  )
  await plan(run, context, deps)
  // The last draft may have been saved before the planning ended.
  await notifyReady(context.account, run.id, deps)
}

interface ClaimedRun {
  readonly runId: string
  /** What the schedule goes on from. */
  readonly slot: Date | null
}

/** A schedule has no run yet: it claims one, or records why there can be none. */
async function claimScheduled(context: CycleContext, deps: PlanDeps, now: Date): Promise<ClaimedRun | null> {
  const slot = scheduledSlot(context, now)
  if (isRunning(context.latestRun, now) || slot === null) return null
  const userId = context.account.id
  const refusal = blocker(context, deps.covered, now)
  const run = newRun({
    id: deps.newId('run'),
    userId,
    trigger: 'schedule',
    wanted: remaining(allowanceAt(context.subscription, now), context.usage, context.dailyCap).today,
    startedAt: now,
    previousSentAt: context.cycle.lastSentAt,
  })
  if (refusal === null)
    return (await deps.runs.claim(run, context.cycle.lastRunId, slot)) ? { runId: run.id, slot } : null
  await deps.runs.record({ ...run, state: 'planned', outcome: refusal, plannedAt: now })
  if (SCHEDULE_ENDS.has(refusal)) await deps.schedules.remove(userId)
  // Rung shortly before midnight, after a run shortly after the midnight before: the day has nothing left,
  // but nothing of the next day is to be lost.
  if (refusal === 'daily_limit_reached')
    await deps.schedules.ensure(userId, startOfNextDay(now), schedulePayload(userId))
  return null
}

const startOfNextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY) + 1) * DAY)

async function plan(run: RunRecord, context: CycleContext, deps: PlanDeps): Promise<void> {
  const now = deps.clock.now()
  const tally = new PlanTally(run.reserved)
  const finish = (outcome: RunOutcome | null) =>
    deps.runs.finishPlanning(
      run,
      tally.result(outcome),
      deps.clock.now(),
      outcome !== null && FRUITLESS.has(outcome),
    )
  if (run.startedAt.getTime() + GIVE_UP_MS < now.getTime())
    return await finish(run.reserved > 0 ? null : 'internal')
  // What was reserved before a crash counts against the quota already and must not be mistaken for an
  // blocker.
  const refusal = run.reserved > 0 ? null : blocker(context, deps.covered, now)
  const search = searchOf(context)
  if (refusal !== null || search === null || context.resume === null)
    return await finish(refusal ?? 'internal')
  const { id, facts } = context.resume
  if (!isResume(reviewedFacts(facts, context.review, id))) return await finish('resume_unusable')

  const found = findCandidates(
    {
      userId: run.userId,
      search,
      facts: correctedFacts(facts, context.review),
      acceptTierC: false,
      wanted: Math.max(0, run.wanted - run.reserved),
    },
    deps,
  )
  const limits = limitsOf(context)
  const unsent: string[] = []
  const flush = async () => {
    const batch = unsent.splice(0)
    if (batch.length > 0)
      await deps.drafts.send(batch.map((emailId) => ({ v: 1, userId: run.userId, emailId })))
  }
  let shownAt = Number.NEGATIVE_INFINITY
  const show = async () => {
    const at = deps.clock.now().getTime()
    if (at - shownAt < SHOWN_EVERY_MS) return
    shownAt = at
    await deps.runs.progress(run, tally.with(found.tally()))
  }
  let reserved = run.reserved
  for await (const candidate of found.candidates) {
    const emailId = deps.newId('out')
    const reservation = await reserve(emailId, run, candidate, limits, search.countryCode, deps)
    if (reservation === 'reserved') {
      reserved += 1
      unsent.push(emailId)
      if (unsent.length >= BATCH) await flush()
    } else if (reservation !== 'quota') tally.skip(reservation)
    if (reservation === 'quota' || reserved >= run.wanted) break
    await show()
  }
  await flush()
  const totals = found.tally()
  tally.with(totals)
  await finish(reserved > 0 ? null : (totals.ended ?? 'no_contacts'))
}

const reserve = (
  emailId: string,
  run: RunRecord,
  { posting, contact, jobKey, reasons }: Candidate,
  limits: QuotaLimits & { kind: 'trial' | 'plan' },
  country: string,
  deps: PlanDeps,
) => {
  const now = deps.clock.now()
  const email = {
    id: emailId,
    userId: run.userId,
    runId: run.id,
    posting,
    contact,
    jobKey,
    reasons,
    quota: limits.kind,
    country,
  }
  return deps.emails.reserve(email, limits, new Date(now.getTime() + ENTRY_DUE_MS), now)
}

/**
 * What a reservation may count up to: the plan's limits, of which a day has at most what everybody may have.
 */
export function limitsOf({ subscription, dailyCap }: CycleContext): QuotaLimits & { kind: 'trial' | 'plan' } {
  const trialTotal = subscription.trialEmailsAllowed ?? TRIAL.emails
  if (subscription.isTrial || subscription.plan === null)
    return { kind: 'trial', perDay: 0, perMonth: 0, trialTotal }
  const { emailsPerDay, emailsPerMonth } = PLANS[subscription.plan]
  return { kind: 'plan', perDay: Math.min(emailsPerDay, dailyCap), perMonth: emailsPerMonth, trialTotal }
}
