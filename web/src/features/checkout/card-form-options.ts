import type { StripeElementsOptionsMode } from '@stripe/stripe-js'
import { appearanceOf, type Theme } from '#web/lib/payments/stripe-appearance.ts'
import { PLACEHOLDER_CENTS } from './terms.ts'

/**
 * What the card form is told before an intent exists: a card that is only kept for later, or what is charged
 * today in US cents; null while that is not known.
 */
export function cardFormOptions(todayCents: number | null, theme: Theme): StripeElementsOptionsMode {
  const common = { currency: 'usd', allowedPaymentMethodTypes: ['card'], appearance: appearanceOf(theme) }
  if (todayCents === 0) return { ...common, mode: 'setup' }
  return { ...common, mode: 'subscription', amount: todayCents ?? PLACEHOLDER_CENTS }
}
