import { confirm, named, nextAction } from './confirm.ts'
import { elementsGroup, innerOf } from './elements.ts'
import { IntegrationError, isFields, readIntent, sendMethod } from './wire.ts'

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
  const retrieve = async (secret: string) => named(await readIntent(key, secret))
  return {
    elements: (options: unknown) => elementsGroup(key, options),
    confirmSetup: (options: unknown) => confirm('setup', key, options),
    confirmPayment: (options: unknown) => confirm('payment', key, options),
    handleNextAction: (options: unknown) => nextAction(key, options),
    retrieveSetupIntent: retrieve,
    retrievePaymentIntent: retrieve,
    async createPaymentMethod(options: unknown) {
      const inner = isFields(options) ? innerOf(options['elements']) : null
      if (inner === null) throw new IntegrationError('The stand-in makes payment methods of elements only.')
      const card = inner.collect()
      return 'type' in card ? { error: card } : await sendMethod(key, card)
    },
    createToken: notImitated('createToken'),
    confirmCardPayment: notImitated('confirmCardPayment'),
    registerAppInfo: () => undefined,
  }
}

Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) })
