import type { StripeElementsOptionsMode } from '@stripe/stripe-js'
import { appearanceOf, type Theme } from '#web/lib/payments/stripe-appearance.ts'
import { PLACEHOLDER_CENTS } from './terms.ts'

/**
 * Options of the card form before an intent exists: it saves a card for later, or charges `todayCents` (US
 * cents, null while unknown).
 */
export function cardFormOptions(todayCents: number | null, theme: Theme): StripeElementsOptionsMode {
  const common = { currency: 'usd', allowedPaymentMethodTypes: ['card'], appearance: appearanceOf(theme) }
  if (todayCents === 0) return { ...common, mode: 'setup' }
  return { ...common, mode: 'subscription', amount: todayCents ?? PLACEHOLDER_CENTS }
}
