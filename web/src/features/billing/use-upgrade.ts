import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PLANS } from '#shared/catalog/plans.ts'
import { notify } from '#web/lib/notify.ts'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { isIncomplete } from '#web/lib/payments/payment-reason.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { charge, saveCard, type NewCard, type Order, errorText } from './run-upgrade.ts'
import { UPGRADE } from './texts.ts'

interface Options {
  readonly onDone: () => void
  /** Called when the card was saved but the charge failed: its form cannot be used again. */
  readonly onCardKept: () => void
  /** Called after any failure: the price that was shown may have changed. */
  readonly onFailed?: () => void
}

export type Upgrade = ReturnType<typeof useUpgrade>

/**
 * Runs one submission at a time. Leaving aborts it, and the user is refetched for what the server did until
 * then.
 */
export function useUpgrade({ onDone, onCardKept, onFailed }: Options) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  useBankWindow(busy)
  const [failure, setFailure] = useState<string | null>(null)
  // A ref, because the second click of a double click comes before the next render.
  const running = useRef<AbortController | null>(null)

  useEffect(
    () => () => {
      if (running.current === null) return
      running.current.abort()
      running.current = null
      void queryClient.invalidateQueries(userQuery)
    },
    [queryClient],
  )

  async function submit(order: Order, card: NewCard | null): Promise<void> {
    if (running.current !== null) return
    const attempt = new AbortController()
    running.current = attempt
    setBusy(true)
    setFailure(null)
    let kept = false
    try {
      if (card !== null) {
        await saveCard(card, attempt.signal)
        kept = true
      }
      await charge(order, attempt.signal)
      if (attempt.signal.aborted) return
      notify.success(UPGRADE.done(PLANS[order.plan].name))
      running.current = null
      void queryClient.invalidateQueries()
      onDone()
    } catch (error) {
      if (attempt.signal.aborted || isIncomplete(error)) return
      setFailure(errorText(error))
      if (isUnauthenticated(error)) void queryClient.invalidateQueries(userQuery)
      if (kept) onCardKept()
      onFailed?.()
    } finally {
      if (running.current === attempt) running.current = null
      if (!attempt.signal.aborted) setBusy(false)
    }
  }

  return { busy, /** Why the last attempt failed. */ failure, fail: setFailure, submit }
}

const outside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') === null

/**
 * Lets the user click and type into the bank's window while a payment is in progress. The card provider puts
 * it beside our modal dialog, which blocks everything else and takes the focus back.
 */
function useBankWindow(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    const before = document.body.style.pointerEvents
    document.body.style.pointerEvents = 'auto'
    const releaseFocus = (event: FocusEvent) => {
      if (outside(event.type === 'focusin' ? event.target : event.relatedTarget))
        event.stopImmediatePropagation()
    }
    window.addEventListener('focusin', releaseFocus, true)
    window.addEventListener('focusout', releaseFocus, true)
    return () => {
      // Closed by its success, our dialog has given the page back already: it must not be locked again.
      document.body.style.pointerEvents = document.querySelector('[role=dialog]') === null ? '' : before
      window.removeEventListener('focusin', releaseFocus, true)
      window.removeEventListener('focusout', releaseFocus, true)
    }
  }, [open])
}
