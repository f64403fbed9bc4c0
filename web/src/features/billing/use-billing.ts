import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BillingStatus } from '#shared/models/subscription.ts'
import { notify } from '../../components/ui/toaster.tsx'
import { isUnauthenticated } from '../../lib/api-error.ts'
import { userQuery } from '../../queries/get-user.ts'
import { requestSetupIntent } from './api/create-setup-intent.ts'
import { requestBillingStatus } from './api/get-billing-status.ts'
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
  const reply = await requestBillingStatus(signal).catch((error: unknown) => { throw new LoadFailure(UPGRADE.loadFailed.status, error) })
  if (!reply.success) throw new LoadFailure(reply.error ?? UPGRADE.loadFailed.information)
  return reply.data
}

async function secretOf(signal: AbortSignal): Promise<string> {
  const reply = await requestSetupIntent(signal).catch((error: unknown) => { throw new LoadFailure(UPGRADE.loadFailed.setup, error) })
  if (!reply.success) throw new LoadFailure(reply.error ?? UPGRADE.loadFailed.setup)
  return reply.clientSecret
}

/** What the dialog starts with, loaded when it opens. Another load stops the one before; leaving stops it without a word. */
export function useBilling() {
  const queryClient = useQueryClient()
  const [billing, setBilling] = useState<Billing>({ kind: 'loading' })
  const running = useRef<AbortController | null>(null)

  const run = useCallback(async (work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    try {
      await work(attempt.signal)
    } catch (error) {
      if (attempt.signal.aborted) return
      const message = error instanceof LoadFailure ? error.message : UPGRADE.loadFailed.information
      setBilling({ kind: 'error', message })
      notify.failure({ title: UPGRADE.loadFailed.title, description: message })
      // The session is over: whoever watches the user leads to the sign-in.
      if (error instanceof LoadFailure && isUnauthenticated(error.cause)) void queryClient.invalidateQueries(userQuery)
    }
  }, [queryClient])

  const openForm = useCallback(async (status: Details, signal: AbortSignal) => {
    setBilling({ kind: 'ready', status, clientSecret: null })
    const clientSecret = await secretOf(signal)
    if (!signal.aborted) setBilling({ kind: 'ready', status, clientSecret })
  }, [])

  const reload = useCallback(() => run(async (signal) => {
    setBilling({ kind: 'loading' })
    const status = await statusOf(signal)
    if (signal.aborted) return
    if (status.hasSavedPaymentMethod) setBilling({ kind: 'smart', status })
    else await openForm(status, signal)
  }), [run, openForm])

  /** Another card than the saved one. */
  const replaceCard = useCallback((status: Details) => run((signal) => openForm(status, signal)), [run, openForm])

  useEffect(() => {
    void reload()
    return () => running.current?.abort()
  }, [reload])

  return { billing, reload, replaceCard }
}
