import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getUser } from '#shared/contracts/account/user.ts'
import { getNextSyncInfo } from '#shared/contracts/configuration.ts'
import { getSearchPause, pauseSearch, resumeSearch } from '#shared/contracts/search-pause.ts'
import { listEmailOutreach } from '#shared/contracts/outreach.ts'
import type { SearchPause } from '#shared/models/outreach/search-pause.ts'
import { call } from '#web/lib/api/api-client.ts'
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

/** Puts the server's reply into the cache and refetches what depends on it. */
function useShow() {
  const queryClient = useQueryClient()
  return async (pause: SearchPause) => {
    queryClient.setQueryData(query.queryKey, pause)
    await Promise.all(
      [getUser.path, getNextSyncInfo.path, listEmailOutreach.path].map((path) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }
}

export function usePauseSearch() {
  const show = useShow()
  return useMutation({
    mutationFn: (discardDrafts: boolean) => call(pauseSearch, { body: { discardDrafts } }),
    onSuccess: show,
  })
}

export function useResumeSearch() {
  const show = useShow()
  return useMutation({ mutationFn: () => call(resumeSearch), onSuccess: show })
}
