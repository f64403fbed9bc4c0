import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkDrafts } from '#shared/contracts/gmail.ts'
import { call } from '#web/lib/api/api-client.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { refreshTracker } from '#web/queries/list-email-outreach.ts'

const EVERY_MS = 2_000
const MAX_READS = 10

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Has the drafts in Gmail checked when the tracker opens, and refreshes it once that is done. A mailbox that is
 * lost is not asked, and nothing is said about a check that does not come: another is made every day.
 */
export function useDraftCheck(): void {
  const queryClient = useQueryClient()
  const { data: mailbox } = useQuery(gmailIntegrationQuery)
  const isOn = mailbox?.isActive === true
  const { mutate } = useMutation({
    mutationFn: async (left: AbortSignal): Promise<boolean> => {
      const lastCheck = async () => {
        const now = await queryClient.fetchQuery({ ...gmailIntegrationQuery, staleTime: 0 })
        return now?.checkedAt
      }
      const before = await lastCheck()
      const { asked } = await call(checkDrafts, { body: {} })
      if (!asked) return false
      for (let reads = 0; reads < MAX_READS; reads += 1) {
        await wait(EVERY_MS)
        if (left.aborted) return false
        if ((await lastCheck()) !== before) return true
      }
      return false
    },
    onSuccess: (isChecked) => (isChecked ? refreshTracker(queryClient) : undefined),
  })
  useEffect(() => {
    if (!isOn) return
    const page = new AbortController()
    mutate(page.signal)
    return () => page.abort()
  }, [isOn, mutate])
}
