import { doNotContact } from '#functions/services/do-not-contact.ts'
import { searchPauseOf } from '#functions/outreach/pause/pause-view.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { pauses, tracker } from '#functions/services/outreach.ts'
import { getSearchPause } from '#shared/contracts/search-pause.ts'

export const handler = endpoint(getSearchPause, { pauses, tracker, doNotContact }, ({ actor, deps }) =>
  searchPauseOf(actor, deps),
)
