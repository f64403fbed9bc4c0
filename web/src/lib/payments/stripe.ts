import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'
import { loadStageSettings } from '#web/lib/stage-settings.ts'

/** Milliseconds; a script that neither loads nor fails would leave the page waiting for ever. */
const PATIENCE_MS = 20_000

let pending: Promise<Stripe> | null = null

/**
 * The card payment provider's script, fetched when a page first needs it; after a failure the next call tries
 * again.
 */
export function loadPayments(): Promise<Stripe> {
  pending ??= inTime(load()).catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

async function load(): Promise<Stripe> {
  const { publishableKey, scriptUrl } = (await loadStageSettings()).stripe
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

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The payment provider did not answer in time.')),
      PATIENCE_MS,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export type Payments = ReturnType<typeof usePayments>

/** Loads the provider's script for a page. */
export function usePayments() {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return undefined
    let left = false
    loadPayments().then(
      (loaded) => left || setStripe(loaded),
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [failed])
  return { /** Null until the script is loaded. */ stripe, failed, retry: () => setFailed(false) }
}
