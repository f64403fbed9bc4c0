import { pauseSearch as pause } from '../pause/pause-search.ts'
import { searchPauseOf } from '../pause/pause-view.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { schedules } from '#platform/services/outreach.ts'
import { discardMessages } from '#platform/services/queues.ts'
import { pauses, tracker } from '#platform/services/stores.ts'
import { pauseSearch } from '#shared/contracts/search-pause.ts'

const services = { pauses, tracker, schedules, queue: discardMessages }

export const handler = endpoint(pauseSearch, services, async ({ actor, body, deps }) => {
  await pause(actor, body.discardDrafts, deps)
  return await searchPauseOf(actor, deps)
})
