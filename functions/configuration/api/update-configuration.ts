import { saveConfiguration } from '../save-configuration.ts'
import { throttle } from '#platform/throttle.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { limits } from '#platform/services/limits.ts'
import { configurations, runs } from '#platform/services/stores.ts'
import { updateConfiguration } from '#shared/contracts/configuration.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 60 }]

export const handler = endpoint(
  updateConfiguration,
  { runs, configurations, limits, recordActivity },
  async ({ actor, body, deps }) => {
    await throttle(actor, 'configuration', PER_HOUR, deps.limits)
    const saved = await saveConfiguration(actor, body, { ...deps, clock: systemClock, newId })
    await deps.recordActivity(actor.userId, 'configuration_saved', body.jobTitle)
    return ok(saved)
  },
)
