import { saveConfiguration } from '#core/configuration/save-configuration.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { newId } from '#runtime/identifiers.ts'
import { note } from '#runtime/needs/activity.ts'
import { limits } from '#runtime/needs/limits.ts'
import { configurations, runs } from '#runtime/needs/stores.ts'
import { updateConfiguration } from '#shared/contracts/configuration.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 60 }]

export const handler = endpoint(
  updateConfiguration,
  { runs, configurations, limits, note },
  async ({ actor, body, needs }) => {
    await throttle(actor, 'configuration', PER_HOUR, needs.limits)
    const saved = await saveConfiguration(actor, body, { ...needs, clock: systemClock, newId })
    await needs.note(actor.userId, 'configuration_saved', body.jobTitle)
    return ok(saved)
  },
)
