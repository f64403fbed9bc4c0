import { createSetupIntent, getBillingStatus } from '#shared/contracts/subscription.ts'
import { call, read } from '#web/lib/api/api-client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BillingStatus } from '#shared/models/subscription.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { UPGRADE } from './texts.ts'

type Details = BillingStatus['data']

export type Billing =
  | { readonly kind: 'loading' }
  | { readonly kind: 'smart'; readonly status: Details }
  /** Without a secret while its card form is being set up. */
  | { readonly kind: 'ready'; readonly status: Details; readonly clientSecret: string | null }
  | { readonly kind: 'error'; readonly message: string }

/** A failure with one of the specified messages, and its cause. */
class LoadFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'LoadFailure'
  }
}

async function statusOf(signal: AbortSignal): Promise<Details> {
  const reply = await read(getBillingStatus, undefined, signal).catch((error: unknown) => {
    throw new LoadFailure(UPGRADE.loadFailed.status, error)
  })
  if (!reply.success) throw new LoadFailure(reply.error ?? UPGRADE.loadFailed.information)
  return reply.data
}

async function secretOf(signal: AbortSignal): Promise<string> {
  const reply = await call(createSetupIntent, { body: {}, signal }).catch((error: unknown) => {
    throw new LoadFailure(UPGRADE.loadFailed.setup, error)
  })
  if (!reply.success) throw new LoadFailure(reply.error ?? UPGRADE.loadFailed.setup)
  return reply.clientSecret
}

/** Loads in steps, until there is a saved card or the secret for a card form. */
async function load(
  known: Details | null,
  signal: AbortSignal,
  onBilling: (billing: Billing) => void,
): Promise<void> {
  const status = known ?? (await statusOf(signal))
  if (signal.aborted) return
  if (known === null && status.hasSavedPaymentMethod) return onBilling({ kind: 'smart', status })
  if (known === null) onBilling({ kind: 'ready', status, clientSecret: null })
  const clientSecret = await secretOf(signal)
  if (!signal.aborted) onBilling({ kind: 'ready', status, clientSecret })
}

/**
 * The billing data of the dialog, loaded when it opens. Another load aborts the previous one; closing aborts
 * it without a message.
 */
export function useBilling() {
  const queryClient = useQueryClient()
  const [billing, setBilling] = useState<Billing>({ kind: 'loading' })
  const [request, setRequest] = useState<{ known: Details | null }>({ known: null })

  useEffect(() => {
    const attempt = new AbortController()
    load(request.known, attempt.signal, setBilling).catch((error: unknown) => {
      if (attempt.signal.aborted) return
      const message = error instanceof LoadFailure ? error.message : UPGRADE.loadFailed.information
      setBilling({ kind: 'error', message })
      notify.failure({ title: UPGRADE.loadFailed.title, description: message })
      // The session has ended; refetching the user leads to the sign-in.
      if (error instanceof LoadFailure && isUnauthenticated(error.cause))
        void queryClient.invalidateQueries(userQuery)
    })
    return () => attempt.abort()
  }, [queryClient, request])

  return {
    billing,
    reload: () => {
      setBilling({ kind: 'loading' })
      setRequest({ known: null })
    },
    /** Asks for another card than the saved one. */
    replaceCard: (status: Details) => {
      setBilling({ kind: 'ready', status, clientSecret: null })
      setRequest({ known: status })
    },
  }
}
