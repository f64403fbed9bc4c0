import { searchPauseOf } from '#functions/outreach/pause/pause-view.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { pauses, tracker } from '#functions/services/outreach.ts'
import { getSearchPause } from '#shared/contracts/search-pause.ts'

export const handler = endpoint(getSearchPause, { pauses, tracker }, ({ actor, deps }) =>
  searchPauseOf(actor, deps),
)
