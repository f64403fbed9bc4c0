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
  /** Without a secret its card form is still being set up. */
  | { readonly kind: 'ready'; readonly status: Details; readonly clientSecret: string | null }
  | { readonly kind: 'error'; readonly message: string }

/** One of the messages that are fixed word for word, with why. */
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

/** From what is known to a card that can be charged or a form for one, in steps. */
async function load(
  known: Details | null,
  signal: AbortSignal,
  tell: (billing: Billing) => void,
): Promise<void> {
  const status = known ?? (await statusOf(signal))
  if (signal.aborted) return
  if (known === null && status.hasSavedPaymentMethod) return tell({ kind: 'smart', status })
  if (known === null) tell({ kind: 'ready', status, clientSecret: null })
  const clientSecret = await secretOf(signal)
  if (!signal.aborted) tell({ kind: 'ready', status, clientSecret })
}

/**
 * What the dialog starts with, loaded when it opens. Another load stops the one before; leaving stops it
 * without a word.
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
      // The session is over: whoever watches the user leads to the sign-in.
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
    /** Another card than the saved one. */
    replaceCard: (status: Details) => {
      setBilling({ kind: 'ready', status, clientSecret: null })
      setRequest({ known: status })
    },
  }
}
