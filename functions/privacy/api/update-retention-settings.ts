import { throttle } from '#platform/throttle.ts'
import { chooseRetention } from '../choose-retention.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { accounts } from '#platform/services/accounts.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { limits } from '#platform/services/limits.ts'
import { retentions } from '#platform/services/privacy.ts'
import { updateRetentionSettings } from '#shared/contracts/privacy.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 60 }]

export const handler = endpoint(
  updateRetentionSettings,
  { accounts, retentions, limits, recordActivity },
  async ({ actor, body, deps }) => {
    await throttle(actor, 'retention', PER_HOUR, deps.limits)
    const days = body.autoDeleteAfterDays
    const saved = await chooseRetention(actor, days, { ...deps, clock: systemClock })
    await deps.recordActivity(
      actor.userId,
      'retention_changed',
      days === null ? 'Never deleted by itself' : `Deleted after ${days} days without use`,
    )
    return ok(saved)
  },
)
