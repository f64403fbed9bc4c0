import { configurationView } from '../views.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { coverage } from '#functions/services/postings.ts'
import { runs } from '#functions/services/outreach.ts'
import { getConfiguration } from '#shared/contracts/configuration.ts'

export const handler = endpoint(getConfiguration, { runs, coverage }, async ({ actor, deps }) => {
  const now = deps.clock.now()
  const context = await deps.runs.context(actor.userId, now)
  if (context === null) throw new AppError('not_authenticated')
  return { ...configurationView(context.configuration, context, now), coverage: deps.coverage }
})
