import { configurationView } from '#core/configuration/views.ts'
import { AppError } from '#core/kernel/app-error.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { runs } from '#runtime/needs/stores.ts'
import { getConfiguration } from '#shared/contracts/configuration.ts'

export const handler = endpoint(getConfiguration, { runs }, async ({ actor, needs }) => {
  const now = systemClock.now()
  const context = await needs.runs.context(actor.userId, now)
  if (context === null) throw new AppError('not_authenticated')
  return ok(configurationView(context.configuration, context, now))
})
