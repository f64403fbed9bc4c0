import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PlanId } from '#shared/catalog/plans.ts'
import { retryPayment } from '#shared/contracts/billing.ts'
import { notify } from '#web/lib/notify.ts'
import { call } from '#web/lib/api/api-client.ts'
import { paths } from '#web/lib/paths.ts'
import { isTrustedPaymentUrl } from '#web/lib/payments/trusted-url.ts'
import { retryInput } from './retry-address.ts'
import { NO_SESSION, RETRY_FAILED } from './texts.ts'

/** Milliseconds between the reply and the payment page. */
const REDIRECT_MS = 1_000

/** The server created no payment page that may be opened; the message is for the user. */
export class NoPaymentPage extends Error {
  override name = 'NoPaymentPage'
}

/** Requests another payment page and opens it. */
export function useRetry(plan: PlanId | null, email: string | null, session: string | null) {
  const navigate = useNavigate()
  // A ref, because the second click of a double click comes before the next render.
  const isRunning = useRef(false)
  const {
    mutate,
    reset,
    data: target,
    error,
    isPending,
  } = useMutation({
    mutationFn: async (chosen: PlanId) => {
      const body = retryInput(chosen, email, session)
      const { success, checkoutUrl, message } = await call(retryPayment, { body })
      if (success && isTrustedPaymentUrl(checkoutUrl, window.location.hostname)) return checkoutUrl
      throw new NoPaymentPage((!success && message) || NO_SESSION)
    },
    meta: { ownAuth: true },
    onError: () => {
      isRunning.current = false
      notify.failure(RETRY_FAILED)
    },
  })

  useEffect(() => {
    if (target === undefined) return undefined
    const timer = setTimeout(() => window.location.assign(target), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [target])

  useEffect(() => {
    // The back button may restore this page from the browser's cache, with a button that stays busy.
    const restart = () => {
      isRunning.current = false
      reset()
    }
    window.addEventListener('pageshow', restart)
    return () => window.removeEventListener('pageshow', restart)
  }, [reset])

  const retry = () => {
    if (plan === null) return void navigate(paths.pricing)
    if (isRunning.current) return undefined
    isRunning.current = true
    return mutate(plan)
  }
  return { retry, waiting: isPending || target !== undefined, redirecting: target !== undefined, error }
}
