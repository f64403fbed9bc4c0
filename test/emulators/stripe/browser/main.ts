import { confirm, nextAction } from './confirm.ts'
import { elementsGroup } from './elements.ts'
import { IntegrationError } from './wire.ts'

const notImitated = (name: string) => () =>
  Promise.reject(new IntegrationError(`stripe.${name}() is not imitated.`))

/** The object that `window.Stripe(key)` returns. */
function stripe(key: unknown) {
  if (typeof key !== 'string' || key === '')
    throw new IntegrationError('Please call Stripe() with your publishable key. You used an empty string.')
  if (key.startsWith('sk_'))
    throw new IntegrationError(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    )
  return {
    elements: (options: unknown) => elementsGroup(key, options),
    confirmSetup: (options: unknown) => confirm('setup', key, options),
    confirmPayment: (options: unknown) => confirm('payment', key, options),
    handleNextAction: (options: unknown) => nextAction(key, options),
    // The React wrapper takes an object for Stripe's only with these three and `elements`.
    createPaymentMethod: notImitated('createPaymentMethod'),
    createToken: notImitated('createToken'),
    confirmCardPayment: notImitated('confirmCardPayment'),
    registerAppInfo: () => undefined,
  }
}

Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) })
