import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SubscriptionCreated } from '#shared/models/billing.ts'
import { notify } from '#web/lib/notify.ts'
import { hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import { isIncomplete, REASONS } from '#web/lib/payments/payment-reason.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { type Order, type Outcome, pay, errorText } from './pay.ts'
import { CHECKOUT } from './texts.ts'

/** Why there was no success, shown at the form. */
export type Trouble =
  | { readonly kind: 'signed_out' | 'account_mismatch' }
  | { readonly kind: 'other_terms'; readonly noTrial: SubscriptionCreated['noTrial'] }
  | { readonly kind: 'coupon_invalid' | 'failed'; readonly reason: string }

function troubleOf(error: unknown): Trouble {
  if (isUnauthenticated(error)) return { kind: 'signed_out' }
  if (hasCode(error, 'account_mismatch')) return { kind: 'account_mismatch' }
  return { kind: hasCode(error, 'coupon_invalid') ? 'coupon_invalid' : 'failed', reason: errorText(error) }
}

type CompletedOrder = Extract<Outcome, { kind: 'done' }>

export type Payment = ReturnType<typeof usePayment>

/** Runs one submission at a time, and is ready again after any outcome but success. */
export function usePayment(refused: boolean) {
  const queryClient = useQueryClient()
  const [processing, setProcessing] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(
    refused ? { kind: 'failed', reason: REASONS.notVerified } : null,
  )
  /** The user has subscribed in another tab, so there is nothing left to pay here. */
  const [subscribed, setSubscribed] = useState(false)
  const [completedOrder, setCompletedOrder] = useState<CompletedOrder | null>(null)
  // A ref, because the second click of a double click comes before the next render.
  const running = useRef<AbortController | null>(null)
  useNavigateAfterPayment(completedOrder)

  useEffect(() => {
    const stop = () => {
      running.current?.abort()
      running.current = null
    }
    // The back button may restore the page from the browser's cache, in the middle of a payment that went on
    // elsewhere.
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      stop()
      setProcessing(false)
      setCompletedOrder(null)
      void queryClient.invalidateQueries(userQuery)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      stop()
    }
  }, [queryClient])

  /** Resolves to the outcome; null when nothing was started or the page was left. */
  async function submit(order: Order) {
    if (running.current) return null
    const attempt = new AbortController()
    running.current = attempt
    setProcessing(true)
    setTrouble(null)
    try {
      const outcome = await pay(order, attempt.signal)
      if (attempt.signal.aborted) return null
      if (outcome.kind === 'done') {
        if (outcome.toast) notify.success(outcome.toast)
        setCompletedOrder(outcome)
        return outcome
      }
      setTrouble({ kind: outcome.kind, noTrial: outcome.noTrial })
      running.current = null
      setProcessing(false)
      return outcome
    } catch (error) {
      if (attempt.signal.aborted) return null
      running.current = null
      setProcessing(false)
      if (isIncomplete(error)) return null
      if (hasCode(error, 'already_subscribed')) {
        setSubscribed(true)
        void queryClient.invalidateQueries(userQuery)
        return null
      }
      const refusal = troubleOf(error)
      setTrouble(refusal)
      if (refusal.kind === 'signed_out') void queryClient.invalidateQueries(userQuery)
      // Only a payment that was attempted has failed.
      if (refusal.kind === 'failed') notify.failure(CHECKOUT.failed)
      return { kind: 'refused' as const, trouble: refusal }
    }
  }

  return { processing, trouble, subscribed, submit }
}

function useNavigateAfterPayment(completedOrder: CompletedOrder | null): void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (completedOrder === null) return undefined
    const timer = setTimeout(() => {
      // A user who had no plan before has one now.
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey, refetchType: 'none' })
      void navigate(completedOrder.to)
    }, completedOrder.afterMs)
    return () => clearTimeout(timer)
  }, [completedOrder, navigate, queryClient])
}
