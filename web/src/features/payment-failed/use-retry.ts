import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PlanId } from '#shared/catalog/plans.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { ApiError, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { retryPayment } from '#shared/contracts/billing.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { isTrustedPaymentUrl, retryInput } from './retry-address.ts'
import { NO_SESSION, RETRY_FAILED } from './texts.ts'

/** Milliseconds between the reply and the payment page. */
const REDIRECT_MS = 1_000

export interface RetryProblem {
  readonly kind: 'signed_out' | 'already_subscribed' | 'failed'
  readonly message: string
}

function problemOf(error: unknown): RetryProblem {
  const message = error instanceof ApiError ? error.problem?.message || NO_SESSION : NO_SESSION
  if (isUnauthenticated(error)) return { kind: 'signed_out', message }
  return { kind: hasCode(error, 'already_subscribed') ? 'already_subscribed' : 'failed', message }
}

/** Requests another payment page and opens it. */
export function useRetry(plan: PlanId | null, email: string | null, session: string | null) {
  const navigate = useNavigate()
  const { mutate, isPending } = useCall(retryPayment, { ownAuth: true })
  // A ref, because the second click of a double click comes before the next render.
  const asking = useRef(false)
  const [target, setTarget] = useState<string | null>(null)
  const [problem, setProblem] = useState<RetryProblem | null>(null)

  useEffect(() => {
    if (target === null) return undefined
    const timer = setTimeout(() => window.location.assign(target), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [target])

  useEffect(() => {
    // The back button may restore this page from the browser's cache, with a button that stays busy.
    const reset = () => setTarget(null)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const fail = (found: RetryProblem) => {
    setProblem(found)
    notify.failure(RETRY_FAILED)
  }
  const retry = () => {
    if (plan === null) return void navigate(paths.pricing)
    if (asking.current || target !== null) return undefined
    asking.current = true
    setProblem(null)
    const body = retryInput(plan, email, session)
    mutate(
      { body },
      {
        onSuccess: ({ success, checkoutUrl, message }) => {
          if (success && isTrustedPaymentUrl(checkoutUrl, window.location.hostname)) setTarget(checkoutUrl)
          else fail({ kind: 'failed', message: (!success && message) || NO_SESSION })
        },
        onError: (error) => fail(problemOf(error)),
        onSettled: () => {
          asking.current = false
        },
      },
    )
    return undefined
  }
  return { retry, waiting: isPending || target !== null, redirecting: target !== null, problem }
}
