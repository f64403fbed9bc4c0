import { resumeSearch as resume } from '../pause/pause-search.ts'
import { searchPauseOf } from '../pause/pause-view.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { schedules } from '#platform/services/outreach.ts'
import { pauses, runs, tracker } from '#platform/services/stores.ts'
import { resumeSearch } from '#shared/contracts/search-pause.ts'

const services = { pauses, tracker, runs, schedules }

export const handler = endpoint(resumeSearch, services, async ({ actor, deps }) => {
  await resume(actor, deps)
  return await searchPauseOf(actor, deps)
})
