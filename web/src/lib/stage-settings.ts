import { queryOptions } from '@tanstack/react-query'
import { STAGE_SETTINGS_PATH, StageSettings } from '#shared/models/stage-settings.ts'

let pending: Promise<StageSettings> | null = null

/** The settings of this stage, fetched once; after a failure the next call tries again. */
export function loadStageSettings(): Promise<StageSettings> {
  pending ??= fetchSettings().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

async function fetchSettings(): Promise<StageSettings> {
  const response = await fetch(STAGE_SETTINGS_PATH)
  if (!response.ok) throw new Error(`The settings of the stage answered ${response.status}.`)
  return StageSettings.parse(await response.json())
}

/** The same for use in a component. */
export const stageSettings = queryOptions({
  queryKey: [STAGE_SETTINGS_PATH],
  queryFn: loadStageSettings,
})
