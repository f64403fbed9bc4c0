import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAddressQuery } from '#web/lib/use-address-query.ts'
import * as z from 'zod/mini'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { GMAIL_RETURNS } from './texts.ts'

const Returned = z.enum(['connected', 'denied', 'scope_missing', 'failed'])

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
    const returned = Returned.safeParse(value)
    if (returned.success) {
      const says = GMAIL_RETURNS[returned.data]
      if (returned.data === 'connected') notify.success(says)
      else notify.failure(says)
      void queryClient.invalidateQueries(gmailIntegrationQuery)
    }
    remove('gmail')
  }, [queryClient, remove, value])
}
