import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAddressQuery } from '#web/lib/use-address-query.ts'
import { notify } from '#web/lib/notify.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'

/** By the value of `gmail` in the address. */
const FAILURES: ReadonlyMap<string, string> = new Map([
  ['denied', 'You did not allow the access at Google, so nothing was connected.'],
  [
    'scope_missing',
    'The box for managing drafts was not ticked at Google, so no draft could be saved. ' +
      'Connect again and leave it ticked.',
  ],
  ['failed', 'Google did not complete the connection. Please try again.'],
])

/**
 * Reports once how the visit to Google's consent page ended, and removes the parameter so that a reload does
 * not repeat it.
 */
export function useGmailReturn(): void {
  const queryClient = useQueryClient()
  const { query, remove } = useAddressQuery()
  const value = query.get('gmail')
  const reported = useRef<string | null>(null)
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    if (value === null) return
    const failure = FAILURES.get(value)
    if (value === 'connected')
      notify.success({
        title: 'Gmail Connected',
        description: 'Drafts will be saved to this mailbox. You read and send them.',
      })
    if (failure !== undefined) notify.failure({ title: 'Connection Failed', description: failure })
    if (value === 'connected' || failure !== undefined)
      void queryClient.invalidateQueries(gmailIntegrationQuery)
    remove('gmail')
  }, [queryClient, remove, value])
}
