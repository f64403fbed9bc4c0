import { CYCLE } from '#shared/catalog/constants.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import type { Configuration } from '#shared/models/configuration.ts'
import { GMAIL_LOST } from '#shared/catalog/run-figures.ts'
import { toChoose } from '#web/components/run/run-parts.tsx'
import { counted } from '#web/lib/counted.ts'
import { showChargeTime, showDate, showMoment } from '#web/lib/time.ts'
import { isPaused, subscriptionStatus } from '#web/lib/session/subscription-status.ts'
import { isAtWork as isRunAtWork, isRecent } from '#web/queries/use-latest-run.ts'
import { stepAfterRun } from './after-run.ts'
import type { Step, StepFacts } from './step.ts'
import { hoursUntilNextSend, nextRunSentence, untilInstant, untilNextRun } from './times.ts'

const DRAFTING = 'Drafting Emails...'
const limitUntil = (when: string) => `Daily Limit Reached - Next Run in ${when}`
const READ = 'Read them, change what you like, and send them from Gmail.'

/** Whether a run was under way when the configuration was read, and still counts as such. */
export const isProcessing = (
  { isProcessingJobs, processingStartedAt }: Configuration,
  now: number,
): boolean => isProcessingJobs && (processingStartedAt === null || isRecent(processingStartedAt, now))

const isAtWork = ({ configuration, run, now }: StepFacts): boolean =>
  isProcessing(configuration, now) || isRunAtWork(run, now)

type Rule = (facts: StepFacts) => Step | null

/** Everything that the top of the dashboard can say. The first rule that applies says it alone. */
const RULES: readonly Rule[] = [
  underWayWithoutMailbox,
  underWay,
  justSent,
  trialUsedUp,
  withoutPlan,
  planPaused,
  searchPaused,
  draftingPaused,
  withoutMailbox,
  monthUsedUp,
  sentToday,
  dayUsedUp,
  afterRun,
]

/** What the top of the dashboard says about a saved configuration, and the one thing it asks for. */
export function nextStep(facts: StepFacts): Step {
  for (const rule of RULES) {
    const step = rule(facts)
    if (step !== null) return step
  }
  const first = facts.run === null
  const press = `Press the button above: ${first ? 'your first run' : 'it'} starts right away, and another follows every ${CYCLE.everyHours} hours.`
  return {
    status: null,
    isWarning: true,
    heading: 'Important',
    body: sentences(
      isStuck(facts) ? STUCK : '',
      first ? 'Nothing has started yet.' : 'Your next run can start now.',
      press,
    ),
    action: 'start',
  }
}

const STUCK = 'The last run is taking longer than an hour; what it has begun is finished by itself.'

function underWayWithoutMailbox(facts: StepFacts): Step | null {
  if (!isAtWork(facts) || facts.mailboxReady !== false) return null
  return {
    ...askForMailbox(facts, 'Connect it, so that this run can save its drafts there.'),
    status: DRAFTING,
    isAtWork: true,
  }
}

function underWay(facts: StepFacts): Step | null {
  if (!isAtWork(facts)) return null
  return {
    status: DRAFTING,
    heading: 'Your Email Configurations Are Being Prepared',
    body: `${progress(facts.run)}The results appear in the tracker in ${CYCLE.expectedMinutes} minutes. You get an email when they are ready.`,
    action: null,
    isAtWork: true,
  }
}

const progress = (run: Run | null): string =>
  run === null || run.state === 'finished' || run.reserved === 0
    ? ''
    : `${run.drafted + run.failed} of ${counted(run.reserved, 'email')} done. `

function justSent(facts: StepFacts): Step | null {
  if (!facts.busy && !facts.justStarted) return null
  return {
    status: DRAFTING,
    heading: 'Configuration Saved Successfully!',
    body: sentences(`Your first run will be done in ${CYCLE.expectedMinutes} minutes.`, nextBatch(facts)),
    action: null,
    isAtWork: true,
  }
}

const nextBatch = ({ nextSync }: StepFacts): string =>
  nextSync?.nextSyncTime ? `The next batch runs on ${showMoment(nextSync.nextSyncTime)}.` : ''

/** The plan follows by itself, so a trial that is used up asks for nothing but to read what it wrote. */
function trialUsedUp({ user, nextSync, now }: StepFacts): Step | null {
  const subscription = subscriptionStatus(user, now)
  if (subscription.kind !== 'trial') return null
  const { active, emailsLeft, emailsUsed } = subscription.trial
  if (!active || emailsLeft > 0 || user.trialEndsAt === null) return null
  const follows = user.trialPlan !== null && user.subscriptionCancelAt === null
  const next = [user.trialEndsAt, nextSync?.nextSyncTime ?? ''].toSorted().at(-1) ?? user.trialEndsAt
  return {
    status: limitUntil(follows ? untilInstant(next, now) : 'your paid plan'),
    heading: ready(emailsUsed),
    body: READ,
    aside:
      user.trialPlan !== null && follows
        ? `Your ${PLANS[user.trialPlan].name} plan starts on ${showChargeTime(user.trialEndsAt)}.`
        : `Your trial ends on ${showChargeTime(user.trialEndsAt)}, and no plan follows it.`,
    action: 'read-drafts',
  }
}

const ready = (drafts: number): string => `${counted(drafts, 'draft is', 'drafts are')} ready`

function withoutPlan({ user, now }: StepFacts): Step | null {
  const subscription = subscriptionStatus(user, now)
  const isTrial = subscription.kind === 'trial'
  if (subscription.kind === 'paid' || (isTrial && subscription.trial.active)) return null
  return {
    status: null,
    isWarning: true,
    heading: isTrial ? 'Your trial has ended' : 'You have no active plan',
    body: 'Choose a plan to get new drafts. Your tracker and your drafts stay as they are.',
    action: 'upgrade',
  }
}

function planPaused({ user }: StepFacts): Step | null {
  if (user.pause === null || !isPaused(user)) return null
  return {
    status: 'Plan Paused',
    heading: `Your plan is paused until ${showDate(user.pause.until)}`,
    body: 'No new emails are drafted until then. Your search, your resume and your drafts stay as they are.',
    action: 'resume-plan',
  }
}

function searchPaused({ user: { searchPausedAt } }: StepFacts): Step | null {
  if (searchPausedAt === null) return null
  return {
    status: 'Search Paused',
    heading: 'The search is paused',
    body: `You paused it on ${showDate(searchPausedAt)} because you found a job. No new emails are drafted.`,
    action: 'start-again',
  }
}

function draftingPaused({ user }: StepFacts): Step | null {
  if (!user.draftingPaused) return null
  return {
    status: 'Drafting Paused',
    heading: 'Drafting is paused for everyone',
    body: 'None of your allowance is used, and your settings stay as they are. Your daily runs go on when the pause is over.',
    action: null,
  }
}

function withoutMailbox(facts: StepFacts): Step | null {
  if (facts.mailboxReady !== false) return null
  const lost = facts.run?.state === 'finished' && facts.run.outcome === 'mailbox_lost'
  return {
    ...askForMailbox(facts, 'We save the drafts in your own Gmail. Connect it before you start.'),
    ...(lost ? { aside: GMAIL_LOST } : {}),
  }
}

const askForMailbox = ({ mailboxProblem }: StepFacts, why: string): Step => ({
  status: null,
  isWarning: true,
  heading: mailboxProblem === null ? 'Gmail isn’t connected' : 'Gmail needs to be connected again',
  body: mailboxProblem ?? why,
  action: 'connect-gmail',
})

/** The drafts of the latest run, to read while the next one is awaited. */
function toRead({ run }: StepFacts, status: string, ...more: string[]): Step | null {
  if (run === null || run.state !== 'finished' || run.drafted === 0) return null
  return {
    status,
    heading: ready(run.drafted),
    body: READ,
    aside: sentences(run.outcome === 'mailbox_lost' ? GMAIL_LOST : '', ...more),
    action: 'read-drafts',
  }
}

function monthUsedUp(facts: StepFacts): Step | null {
  const { user, now } = facts
  if (subscriptionStatus(user, now).kind !== 'paid' || user.jobsRemaining > 0) return null
  const status = limitUntil('the next month')
  const all = `All ${user.totalJobs} of this month’s emails are used. They renew next month.`
  return (
    toRead(facts, status, all) ?? { status, heading: 'This month’s emails are used', body: all, action: null }
  )
}

function dayUsedUp(facts: StepFacts): Step | null {
  const { user, now } = facts
  if (subscriptionStatus(user, now).kind !== 'paid' || user.dailyRemaining > 0) return null
  const status = limitUntil(untilNextRun(facts))
  const all = sentences(`All ${user.dailyAllowance} of today’s emails are used.`, nextRunSentence(facts))
  return toRead(facts, status, all) ?? { status, heading: 'Today’s emails are used', body: all, action: null }
}

function sentToday(facts: StepFacts): Step | null {
  const hours = hoursUntilNextSend(facts)
  if (hours === null) return null
  const status = `Configuration Sent Today - Next Run in ${hours}h`
  const next = nextRunSentence(facts) || `A run follows every ${CYCLE.everyHours} hours.`
  if (isToChoose(facts.run))
    return {
      status,
      ...toChoose(facts.run),
      action: 'choose-people',
      aside: `${next} It replaces this list.`,
    }
  return (
    toRead(facts, status, next) ?? {
      status,
      heading: 'Your configuration was sent today',
      body: isStuck(facts) ? sentences(STUCK, next) : next,
      action: null,
    }
  )
}

/** A shortlist of which nothing was chosen yet. */
const isToChoose = (run: Run | null): run is Run =>
  run !== null && run.outcome === 'shortlist_ready' && run.reserved === 0

const isStuck = ({ run }: StepFacts): boolean => run !== null && run.state !== 'finished'

function afterRun(facts: StepFacts): Step | null {
  const said = stepAfterRun(facts)
  return said && { status: null, ...said }
}

const sentences = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')
