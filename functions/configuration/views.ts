import type { Account, Subscription } from '#functions/account/model.ts'
import type { CycleState, RunRecord } from '#functions/runs/model.ts'
import { isRunning } from '#functions/runs/daily-run.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { CYCLE } from '#shared/catalog/constants.ts'
import { DEFAULT_TIMEFRAME } from '#shared/catalog/configuration/timeframes.ts'
import { type Configuration, type NextSyncInfo, Preferences } from '#shared/models/configuration.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import { resumeReference, type SavedConfiguration } from './model.ts'

/** The configuration as sent to the browser, with the state of the daily cycle. */
export function configurationView(
  saved: SavedConfiguration | null,
  context: { readonly cycle: CycleState; readonly latestRun: RunRecord | null },
  now: Date,
): Sent<typeof Configuration> {
  const running = isRunning(context.latestRun, now)
  return {
    id: saved?.id ?? '',
    resumeUrl: saved && resumeReference(saved.resumeId),
    jobTitle: saved?.jobTitle ?? null,
    targetArea: saved?.country ?? null,
    targetCity: saved?.city ?? null,
    jobPostedTimeframe: saved?.timeframe ?? DEFAULT_TIMEFRAME,
    targetPersonRoles: saved ? [saved.role] : [],
    ...Preferences.parse(saved ?? {}),
    isConfigured: saved !== null,
    lastConfigChangeAt: saved?.updatedAt ?? null,
    lastWebhookSentAt: context.cycle.lastSentAt,
    isProcessingJobs: running,
    processingStartedAt: running ? (context.latestRun?.startedAt ?? null) : null,
    createdAt: saved?.createdAt ?? null,
    updatedAt: saved?.updatedAt ?? null,
  }
}

/**
 * When the next cycle runs: 24 hours after the last one started, at once if that is past; unknown before the
 * first one and during a pause.
 */
export function nextSyncView(
  {
    account: { pausedAt },
    cycle,
    subscription,
  }: {
    readonly account: Pick<Account, 'pausedAt'>
    readonly cycle: CycleState
    readonly subscription: Subscription
  },
  now: Date,
): NextSyncInfo {
  const started = subscription.planActivatedAt ?? subscription.trialStartAt
  const next =
    pausedAt === undefined && cycle.lastSentAt !== null
      ? new Date(cycle.lastSentAt.getTime() + CYCLE.everyHours * HOUR)
      : null
  const minutes =
    next === null
      ? 0
      : Math.min(
          Math.max(0, Math.ceil((next.getTime() - now.getTime()) / MINUTE)),
          (CYCLE.everyHours * HOUR) / MINUTE,
        )
  return {
    timeUntilNextHours: Math.floor(minutes / 60),
    timeUntilNextMinutes: minutes % 60,
    // The payment provider's clock may be ahead of ours.
    currentSubscriptionDay:
      started === null ? 0 : Math.max(0, Math.floor((now.getTime() - started.getTime()) / DAY)) + 1,
    nextSyncTime: next?.toISOString() ?? null,
    subscriptionStartDate: started?.toISOString() ?? null,
    syncSchedule:
      next === null
        ? pausedAt === undefined
          ? 'Every 24 hours, from your first run'
          : 'Paused, because you found a job'
        : `Every 24 hours at ${next.toISOString().slice(11, 16)} UTC`,
    lastSyncTime: cycle.lastSentAt?.toISOString() ?? null,
    planExpiresAt: (subscription.pause?.until ?? subscription.planExpiresAt)?.toISOString() ?? null,
  }
}
