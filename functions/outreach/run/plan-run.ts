import type { Needs, Only } from '#functions/services/needs.ts'
import { findCandidates, type FindDeps, type FindTally } from '#functions/recipients/find-candidates.ts'
import type { Candidate, ChosenContact } from '#functions/recipients/model.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { correctedFacts, reviewedFacts, isResume } from '#engine/resume'
import { CYCLE } from '#shared/catalog/constants.ts'
import { PLANS, TRIAL } from '#shared/catalog/plans.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import type { Unfit } from '#engine/values/unfit.ts'
import { isRunning, scheduledSlot } from '#functions/runs/daily-run.ts'
import { blocker } from './eligibility.ts'
import type { HeldPosting, RunRecord } from '#functions/runs/model.ts'
import type { CycleContext, PlanResult, QuotaLimits } from '../model.ts'
import { FRUITLESS, SCHEDULE_ENDS } from './outcomes.ts'
import { nextRun } from './run-view.ts'
import { schedulePayload } from '#functions/runs/resume-schedule.ts'
import { searchOf } from './search-of.ts'
import { checkOf, declinedOf, employersLeftOut } from '#functions/do-not-contact/may-write.ts'
import { MAX_SHORTLIST } from '#shared/models/outreach/shortlist.ts'
import type { NewShortlist } from '../shortlist/shortlist.item.ts'
import { notifyReady, notifyShortlist, type NotifyDeps } from './notify-ready.ts'
import { type PlanningDeps, whilePlanning } from './while-planning.ts'

export type PlanDeps = NotifyDeps &
  Omit<FindDeps, 'clock'> &
  Only<'heldPostings', 'hold'> &
  Only<'doNotContact', 'all'> &
  PlanningDeps &
  Needs<'emails' | 'drafts' | 'schedules' | 'covered' | 'newId'>

/** The sweeper looks at an email that has not ended after this time. */
const ENTRY_DUE_MS = 3 * MINUTE

/** A planning that failed for a day is given up: attempts cost requests, and the next run is due. */
const GIVE_UP_MS = DAY

/** Minimum time between updates of the run's progress, which the user watches: each one is a write. */
const PROGRESS_EVERY_MS = 2_000

/** Messages sent to the queue at once. */
const BATCH = 10

/**
 * Plans a user's run: finds postings and people, reserves the emails and queues a message for each. Safe to
 * deliver any number of times and to several workers at once: the run is leased, every reservation is a
 * transaction, and reservations are kept. Throws NotYet while another worker holds the lease.
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
  await whilePlanning(message.userId, claimed.runId, deps, async (run) => {
    await deps.schedules.ensure(
      message.userId,
      new Date((claimed.slot ?? run.startedAt).getTime() + CYCLE.everyHours * HOUR),
      schedulePayload(message.userId),
    )
    await plan(run, context, deps)
    // The last draft may have been saved before the planning ended.
    await notifyReady(context.account, run.id, deps)
  })
}

interface ClaimedRun {
  readonly runId: string
  /** The time from which the schedule counts its next run. */
  readonly slot: Date | null
}

/** A message from the schedule has no run yet: this claims one, or records why none is possible. */
async function claimScheduled(context: CycleContext, deps: PlanDeps, now: Date): Promise<ClaimedRun | null> {
  const slot = scheduledSlot(context, now)
  if (isRunning(context.latestRun, now) || slot === null) return null
  const userId = context.account.id
  const refusal = blocker(context, deps.covered, now)
  const run = nextRun(context, deps.newId('run'), 'schedule', now)
  if (refusal === null)
    return (await deps.runs.claim(run, context.cycle.lastRunId, slot)) ? { runId: run.id, slot } : null
  await deps.runs.record({ ...run, state: 'planned', outcome: refusal, plannedAt: now })
  if (SCHEDULE_ENDS.has(refusal)) await deps.schedules.remove(userId)
  // The schedule rang shortly before midnight and the previous run was shortly after the last midnight, so
  // nothing is left of today's allowance. The next day's must not be lost.
  if (refusal === 'daily_limit_reached')
    await deps.schedules.ensure(userId, startOfNextDay(now), schedulePayload(userId))
  return null
}

const startOfNextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY) + 1) * DAY)

async function plan(run: RunRecord, context: CycleContext, deps: PlanDeps): Promise<void> {
  const now = deps.clock.now()
  const refused: SkipReason[] = []
  const held: HeldPosting[] = [...run.heldPostings]
  const shortlist: NewShortlist['entries'][number][] = []
  const finish = (outcome: RunOutcome | null, found: FindTally | null = null) =>
    deps.runs.finishPlanning(
      run,
      resultOf(outcome, found, refused, held, run.reserved, shortlist.length),
      deps.clock.now(),
      outcome !== null && FRUITLESS.has(outcome),
      outcome === 'shortlist_ready' ? { userId: run.userId, runId: run.id, entries: shortlist } : null,
    )
  if (run.startedAt.getTime() + GIVE_UP_MS < now.getTime())
    return void (await finish(run.reserved > 0 ? null : 'internal'))
  // Emails reserved before a crash are already counted against the quota, which must not block this run.
  const refusal = run.reserved > 0 ? null : blocker(context, deps.covered, now)
  const search = searchOf(context)
  if (refusal !== null || search === null || context.resume === null)
    return void (await finish(refusal ?? 'internal'))
  const { id, facts } = context.resume
  if (!isResume(reviewedFacts(facts, context.review, id))) return void (await finish('resume_unusable'))

  const rules = await deps.doNotContact.all(run.userId)
  const corrected = correctedFacts(facts, context.review)
  const chooseFirst = context.configuration?.chooseFirst === true && run.reserved === 0
  const most = Math.min(MAX_SHORTLIST, 2 * run.wanted)
  const found = findCandidates(
    {
      userId: run.userId,
      search,
      facts: corrected,
      ownEmployers: employersLeftOut(corrected, rules),
      isAvoided: checkOf(rules),
      writtenTo: run.writtenTo,
      declined: declinedOf(rules),
      wanted: chooseFirst ? most : Math.max(0, run.wanted - run.reserved),
    },
    deps,
  )
  const limits = limitsOf(context)
  const unsent: string[] = []
  const flush = async () => {
    const batch = unsent.splice(0)
    if (batch.length > 0)
      await deps.drafts.sendAll(batch.map((emailId) => ({ v: 1, userId: run.userId, emailId })))
  }
  let shownAt = Number.NEGATIVE_INFINITY
  const showProgress = async () => {
    const at = deps.clock.now().getTime()
    if (at - shownAt < PROGRESS_EVERY_MS) return
    shownAt = at
    await deps.runs.progress(
      run,
      resultOf(null, found.tally(), refused, held, run.reserved, shortlist.length),
    )
  }
  let reserved = run.reserved
  for await (const { unfit, others, ...candidate } of found.candidates) {
    if (unfit !== null) {
      refused.push('does_not_fit')
      // A posting that was held before a crash keeps its id.
      if (!held.some(({ jobKey }) => jobKey === candidate.jobKey))
        held.push(await hold(candidate, unfit, run, search.countryCode, deps))
      await showProgress()
      continue
    }
    if (chooseFirst) {
      const entryId = deps.newId('out')
      await holdPosting(entryId, candidate, run, search.countryCode, deps, others)
      shortlist.push({ id: entryId, email: candidate.contact.email })
      if (shortlist.length >= most) break
      await showProgress()
      continue
    }
    const emailId = deps.newId('out')
    const reservation = await reserve(emailId, run, candidate, limits, search.countryCode, deps)
    if (reservation === 'reserved') {
      reserved += 1
      unsent.push(emailId)
      if (unsent.length >= BATCH) await flush()
    } else if (reservation !== 'quota') refused.push(reservation)
    if (reservation === 'quota' || reserved >= run.wanted) break
    await showProgress()
  }
  await flush()
  const totals = found.tally()
  const fruitless = totals.ended ?? (held.length > 0 ? 'none_fit' : 'no_contacts')
  if (reserved > 0 || shortlist.length === 0) await finish(reserved > 0 ? null : fruitless, totals)
  else if (await finish('shortlist_ready', totals))
    await notifyShortlist(context.account, shortlist.length, deps)
}

/** The figures of a planning: those of the search, and the refused reservations among the skipped. */
function resultOf(
  outcome: RunOutcome | null,
  found: FindTally | null,
  refused: readonly SkipReason[],
  heldPostings: readonly HeldPosting[],
  reservedBefore: number,
  shortlisted: number,
): PlanResult {
  const skips: Partial<Record<SkipReason, number>> = {}
  for (const reason of [...refused, ...(found?.skips ?? []).map((skip) => skip.reason)])
    skips[reason] = (skips[reason] ?? 0) + 1
  // Emails reserved before a crash are found again as used jobs, but they are counted as reserved.
  if (reservedBefore > 0) skips.already_used = Math.max(0, (skips.already_used ?? 0) - reservedBefore)
  const { matched = 0, contacted = 0, whole = 0, notes = [], people = null } = found ?? {}
  return {
    outcome,
    found: found?.found ?? 0,
    matched,
    contacted,
    whole,
    shortlisted,
    skips,
    notes,
    people,
    heldPostings,
  }
}

/** Keeps a posting that does not fit, in case its user wants a letter to it anyway. */
async function hold(
  candidate: Candidate,
  why: Unfit,
  run: RunRecord,
  country: string,
  deps: PlanDeps,
): Promise<HeldPosting> {
  const id = deps.newId('out')
  await holdPosting(id, candidate, run, country, deps)
  const { posting, jobKey } = candidate
  return { id, jobKey, jobTitle: posting.title, companyName: posting.company, why }
}

/** Keeps a posting with its contact under the id that its email will have. */
const holdPosting = (
  id: string,
  candidate: Candidate,
  { userId, id: runId }: RunRecord,
  country: string,
  { heldPostings, clock }: PlanDeps,
  others: readonly ChosenContact[] = [],
) => heldPostings.hold({ ...candidate, id, userId, runId, country }, clock.now(), others)

const reserve = (
  emailId: string,
  run: RunRecord,
  candidate: Candidate,
  limits: QuotaLimits & { kind: 'trial' | 'plan' },
  country: string,
  deps: PlanDeps,
) => {
  const now = deps.clock.now()
  const { userId, id: runId } = run
  const email = { ...candidate, id: emailId, userId, runId, quota: limits.kind, country }
  return deps.emails.reserve(email, limits, new Date(now.getTime() + ENTRY_DUE_MS), now)
}

/** The limits of a reservation: those of the plan, and for a day at most the cap for all users. */
export function limitsOf({ subscription, dailyCap }: CycleContext): QuotaLimits & { kind: 'trial' | 'plan' } {
  const trialTotal = subscription.trialEmailsAllowed ?? TRIAL.emails
  if (subscription.isTrial || subscription.plan === null)
    return { kind: 'trial', perDay: 0, perMonth: 0, trialTotal }
  const { emailsPerDay, emailsPerMonth } = PLANS[subscription.plan]
  return { kind: 'plan', perDay: Math.min(emailsPerDay, dailyCap), perMonth: emailsPerMonth, trialTotal }
}
