import { CYCLE } from '#shared/catalog/constants.ts'
import type { Configuration, NextSyncInfo } from '#shared/models/configuration.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import type { User } from '#shared/models/account/user.ts'
import { subscriptionStatus } from '#web/lib/session/subscription-status.ts'
import { isAtWork as isRunAtWork, isRecent } from '#web/queries/use-latest-run.ts'
import { HOUR_MS, hoursAndMinutes } from '#web/lib/time.ts'

export type StartKind =
  | 'ready'
  | 'busy'
  | 'plan-needed'
  | 'paused'
  | 'sent-today'
  | 'daily-limit'
  | 'running'
  | 'no-mailbox'

export interface StartState {
  readonly kind: StartKind
  readonly label: string
  /** Why the button cannot be pressed; null when it can. */
  readonly reason: string | null
}

export interface StartFacts {
  user: User
  configuration: Configuration
  nextSync: NextSyncInfo | undefined
  run: Run | null
  /** Within five seconds of the press. */
  busy: boolean
  /** Whether drafts can be saved; null while unknown. */
  mailboxReady: boolean | null
  now: number
}

/** Hours until the configuration may be sent again, rounded up; null when it may be sent now. */
function hoursUntilNextSend({ user, configuration, now }: StartFacts): number | null {
  if (configuration.lastWebhookSentAt === null) return null
  const sent = Date.parse(configuration.lastWebhookSentAt)
  const began = user.planActivatedAt === null ? 0 : Date.parse(user.planActivatedAt)
  if (began > sent && began <= now) return null
  const left = sent + CYCLE.everyHours * HOUR_MS - now
  // The page's clock may be behind the server's by as long as its own refresh.
  return left > 0 ? Math.min(CYCLE.everyHours, Math.ceil(left / HOUR_MS)) : null
}

const START = 'Start Finding Jobs, Finding Decision Makers and Drafting Personalized Emails'
const DRAFTING = 'Drafting Emails...'
const limitUntil = (when: string) => `Daily Limit Reached - Next Run in ${when}`

const RUNNING: StartState = {
  kind: 'running',
  label: DRAFTING,
  reason: 'A run is under way; its progress is shown below.',
}

/** Whether a run was under way when the configuration was read, and still counts as such. */
export const isProcessing = (
  { isProcessingJobs, processingStartedAt }: Configuration,
  now: number,
): boolean => isProcessingJobs && (processingStartedAt === null || isRecent(processingStartedAt, now))

/** Whether a run is under way. */
export const isAtWork = ({
  configuration,
  run,
  now,
}: Pick<StartFacts, 'configuration' | 'run' | 'now'>): boolean =>
  isProcessing(configuration, now) || isRunAtWork(run, now)

/** The state of the start button for a saved configuration. */
export function startState(facts: StartFacts): StartState {
  const { run, busy } = facts
  if (busy) return { kind: 'busy', label: DRAFTING, reason: 'Your request is on its way.' }
  const atWork = isAtWork(facts)
  // Emails that a run has reserved are not used yet, so nothing is called used up before there is a draft to
  // read.
  if (atWork && (run === null || run.drafted === 0)) return RUNNING
  // A user whose trial or plan is over cannot just wait, so this comes before all other reasons.
  const planReason = atWork ? null : planNeeded(facts)
  if (planReason !== null)
    return { kind: 'plan-needed', label: limitUntil('your paid plan'), reason: planReason }
  if (facts.user.searchPausedAt !== null)
    return {
      kind: 'paused',
      label: 'Search Paused',
      reason: 'You paused the search because you found a job. “Start again” above ends the pause.',
    }
  if (facts.user.draftingPaused)
    return {
      kind: 'paused',
      label: 'Drafting Paused',
      reason:
        'Drafting is paused for everyone at the moment. None of your allowance is ' +
        'used, and your settings stay as they are.',
    }
  const hours = hoursUntilNextSend(facts)
  if (hours !== null)
    return {
      kind: 'sent-today',
      label: `Configuration Sent Today - Next Run in ${hours}h`,
      reason: 'A configuration is sent at most once every 24 hours.',
    }
  const limit = limitReached(facts)
  if (limit !== null) return { kind: 'daily-limit', ...limit }
  if (atWork) return RUNNING
  if (facts.mailboxReady === false)
    return {
      kind: 'no-mailbox',
      label: START,
      reason: 'Connect your Gmail account first: the drafts are saved there.',
    }
  return { kind: 'ready', label: START, reason: null }
}

function planNeeded({ user, now }: StartFacts): string | null {
  const subscription = subscriptionStatus(user, now)
  if (subscription.kind === 'none') return 'You have no active plan. Choose one to start.'
  if (subscription.kind !== 'trial') return null
  const { emailsLeft, emailsAllowed, active } = subscription.trial
  if (!active) return 'Your trial has ended. Choose a plan to continue.'
  return emailsLeft > 0
    ? null
    : `All ${emailsAllowed} emails of your trial are used. Choose a plan to continue.`
}

function limitReached(facts: StartFacts): { label: string; reason: string } | null {
  const subscription = subscriptionStatus(facts.user, facts.now)
  if (subscription.kind !== 'paid') return null
  if (facts.user.jobsRemaining <= 0)
    return {
      label: limitUntil('the next month'),
      reason: `All ${facts.user.totalJobs} of this month’s emails are used. They renew next month.`,
    }
  if (facts.user.dailyRemaining > 0) return null
  return {
    label: limitUntil(untilNextRun(facts)),
    reason: `All ${facts.user.dailyAllowance} of today’s emails are used.`,
  }
}

function untilNextRun({ nextSync, now }: StartFacts): string {
  // A run that is due is not shown as a time to wait for.
  if (nextSync?.nextSyncTime && nextSync.timeUntilNextHours + nextSync.timeUntilNextMinutes > 0)
    return `${nextSync.timeUntilNextHours}h ${nextSync.timeUntilNextMinutes}m`
  const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0)
  const { hours, minutes } = hoursAndMinutes(tomorrow - now)
  return `${hours}h ${minutes}m`
}
