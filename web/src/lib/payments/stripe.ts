import { useQuery } from '@tanstack/react-query'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { loadStageSettings } from '#web/lib/stage-settings.ts'
import { allowPaymentScripts } from './script-addresses.ts'

let pending: Promise<Stripe> | null = null

/**
 * The card payment provider's script, fetched when a page first needs it; after a failure the next call tries
 * again.
 */
export function loadPayments(): Promise<Stripe> {
  pending ??= load().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

async function load(): Promise<Stripe> {
  const { publishableKey, scriptUrl } = (await loadStageSettings()).stripe
  allowPaymentScripts(scriptUrl)
  // A stage without the provider has a script of its own; loadStripe uses the one that is there and fetches
  // nothing.
  if (scriptUrl !== undefined && !window.Stripe) await addScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (stripe === null) throw new Error('The payment provider needs a browser.')
  return stripe
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of the payment provider did not load.'))
    })
    document.head.append(script)
  })
}

export type Payments = ReturnType<typeof usePayments>

/** Loads the provider's script for a page. */
export function usePayments() {
  const { data, isError, isFetching, refetch } = useQuery({ queryKey: ['payments'], queryFn: loadPayments })
  return {
    /** Null until the script is loaded. */
    stripe: data ?? null,
    failed: isError && !isFetching,
    retry: () => void refetch(),
  }
}
