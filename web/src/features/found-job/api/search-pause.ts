import { useQuery } from '@tanstack/react-query'
import { getUser } from '#shared/contracts/account/user.ts'
import { getNextSyncInfo } from '#shared/contracts/configuration.ts'
import { getSearchPause } from '#shared/contracts/search-pause.ts'
import { listEmailOutreach } from '#shared/contracts/outreach.ts'
import type { SearchPause } from '#shared/models/outreach/search-pause.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

/** Polling interval in milliseconds while drafts are being discarded. */
const POLL_MS = 3_000

const query = readOptions(getSearchPause)

/** The state of the pause, refetched whenever it is opened because emails may have been marked since. */
export function useSearchPause() {
  return useQuery({
    ...query,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.discard?.state === 'open' ? POLL_MS : false),
  })
}

/** Options of a call that changes the pause: its reply is shown, and what depends on it is refetched. */
export const PAUSE_CHANGE = {
  shows: { query: query.queryKey, of: (pause: SearchPause) => pause },
  changes: [[getUser.path], [getNextSyncInfo.path], [listEmailOutreach.path]],
}
