import type { Needs, Only } from '#functions/services/needs.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import { isRunning } from '#functions/runs/daily-run.ts'
import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import { countryByName } from '#engine/values/countries.ts'
import {
  CONFIGURATION_MESSAGES,
  type Configuration,
  type ConfigurationInput,
  Preferences,
} from '#shared/models/configuration.ts'
import { resumeIdOf, type SavedConfiguration } from './model.ts'
import { configurationView } from './views.ts'

/** How long to wait for a run in progress, whose configuration must not change. */
const RETRY_AFTER_SECONDS = 600

type SavingDeps = Needs<'configurations' | 'covered' | 'clock' | 'newId'> & Only<'runs', 'context'>

/**
 * Saves the configuration form. The resume must be the user's latest; country and city must be in the
 * catalogue, and a newly chosen country must be covered. Throws AppError invalid_request, account_inactive,
 * country_unsupported, resume_missing, or configuration_restricted while a run is in progress.
 */
export async function saveConfiguration(
  actor: UserActor,
  input: ConfigurationInput,
  deps: SavingDeps,
): Promise<Sent<typeof Configuration>> {
  const now = deps.clock.now()
  const [role] = input.targetPersonRoles
  if (role === undefined)
    throw new AppError('invalid_request', {
      fields: [{ field: 'targetPersonRoles', message: CONFIGURATION_MESSAGES.targetPersonRole }],
    })
  checkPlace(input)
  const context = await deps.runs.context(actor.userId, now)
  if (context === null) throw new AppError('account_inactive')
  if (input.targetArea !== context.configuration?.country && !deps.covered(input.targetArea))
    throw new AppError('country_unsupported')
  if (isRunning(context.latestRun, now))
    throw new AppError('configuration_restricted', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  const resumeId = resumeIdOf(input.resumeUrl)
  if (context.resume === null || context.resume.id !== resumeId) throw new AppError('resume_missing')
  const saved: SavedConfiguration = {
    id: context.configuration?.id ?? deps.newId('cfg'),
    resumeId,
    jobTitle: input.jobTitle,
    country: input.targetArea,
    city: input.targetCity,
    timeframe: input.jobPostedTimeframe,
    role,
    // Left out, the choice about agencies keeps its saved value; the other choices get their defaults.
    ...Preferences.parse({ ...context.configuration, ...input }),
    createdAt: context.configuration?.createdAt ?? now,
    updatedAt: now,
  }
  await deps.configurations.save(actor.userId, saved)
  return configurationView(saved, context, now)
}

function checkPlace({ targetArea, targetCity }: ConfigurationInput): void {
  const country = countryByName(targetArea)
  if (!country)
    throw new AppError('invalid_request', {
      fields: [{ field: 'targetArea', message: 'Choose a country from the list.' }],
    })
  if (!country.cities.includes(targetCity)) {
    throw new AppError('invalid_request', {
      fields: [{ field: 'targetCity', message: `Choose a city of ${country.name} from the list.` }],
    })
  }
}
