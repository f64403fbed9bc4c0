import { CYCLE } from '#shared/catalog/constants.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { HOUR_MS, showMoment, showSpan } from '#web/lib/time.ts'
import type { StepFacts } from './step.ts'

type Facts = Pick<StepFacts, 'user' | 'configuration' | 'nextSync' | 'now'>

/** Hours until the configuration may be sent again, rounded up; null when it may be sent now. */
export function hoursUntilNextSend({ user, configuration, now }: Facts): number | null {
  if (configuration.lastWebhookSentAt === null) return null
  const sent = Date.parse(configuration.lastWebhookSentAt)
  const began = user.planActivatedAt === null ? 0 : Date.parse(user.planActivatedAt)
  if (began > sent && began <= now) return null
  const left = sent + CYCLE.everyHours * HOUR_MS - now
  // The page's clock may be behind the server's by as long as its own refresh.
  return left > 0 ? Math.min(CYCLE.everyHours, Math.ceil(left / HOUR_MS)) : null
}

/** Such as “21h 5m”: until the next run, or until midnight UTC while none is planned. */
export function untilNextRun({ nextSync, now }: Facts): string {
  // A run that is due is not shown as a time to wait for.
  if (nextSync?.nextSyncTime && nextSync.timeUntilNextHours + nextSync.timeUntilNextMinutes > 0)
    return `${nextSync.timeUntilNextHours}h ${nextSync.timeUntilNextMinutes}m`
  return showSpan(new Date(now).setUTCHours(24, 0, 0, 0) - now)
}

export const untilInstant = (instant: string, now: number): string => showSpan(Date.parse(instant) - now)

/** Says when the next run is; empty while none is planned. */
export const nextRunSentence = ({ nextSync }: Facts): string =>
  nextSync?.nextSyncTime ? `Your next run starts on ${showMoment(nextSync.nextSyncTime)}.` : ''

/** When the service runs again by itself after a run without a result: its day is free, its schedule stays. */
export const retryMoment = ({ startedAt }: Run): string =>
  showMoment(new Date(Date.parse(startedAt) + CYCLE.everyHours * HOUR_MS).toISOString())
