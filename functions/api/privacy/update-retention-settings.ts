import { throttle } from '#core/kernel/throttle.ts'
import { chooseRetention } from '#core/privacy/choose-retention.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { note } from '#runtime/needs/activity.ts'
import { limits } from '#runtime/needs/limits.ts'
import { retentions } from '#runtime/needs/privacy.ts'
import { updateRetentionSettings } from '#shared/contracts/privacy.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 60 }]

export const handler = endpoint(
  updateRetentionSettings,
  { accounts, retentions, limits, note },
  async ({ actor, body, needs }) => {
    await throttle(actor, 'retention', PER_HOUR, needs.limits)
    const days = body.autoDeleteAfterDays
    const saved = await chooseRetention(actor, days, { ...needs, clock: systemClock })
    await needs.note(
      actor.userId,
      'retention_changed',
      days === null ? 'Never deleted by itself' : `Deleted after ${days} days without use`,
    )
    return ok(saved)
  },
)
