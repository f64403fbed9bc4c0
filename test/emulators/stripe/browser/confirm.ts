import { challenge } from './challenge.ts'
import { innerOf } from './elements.ts'
import {
  IntegrationError,
  isFields,
  readIntent,
  sendAuthentication,
  sendConfirmation,
  type Fields,
  type Outcome,
} from './wire.ts'

type Kind = 'setup' | 'payment'

const textOf = (fields: Fields, name: string): string | null =>
  typeof fields[name] === 'string' ? fields[name] : null
const kindOf = (secret: string): Kind => (secret.startsWith('seti_') ? 'setup' : 'payment')

/** The outcome under the name that the page expects. */
const named = ({ intent, error }: Outcome) =>
  error !== undefined
    ? { error }
    : { [intent.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent']: intent }

/** Shows the bank's second step when it is required. */
async function secondStep(key: string, secret: string, outcome: Outcome): Promise<Outcome> {
  if (outcome.intent?.status !== 'requires_action') return outcome
  return await sendAuthentication(key, secret, await challenge())
}

/** The URL after success, with the parameters that the real script adds. */
function addressAfter(returnUrl: string, kind: Kind, secret: string, id: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set(`${kind}_intent`, id)
  url.searchParams.set(`${kind}_intent_client_secret`, secret)
  url.searchParams.set('redirect_status', 'succeeded')
  return url.href
}

/**
 * confirmSetup and confirmPayment. Rejects with IntegrationError for a wrong call; card errors are in
 * `error`.
 */
export async function confirm(kind: Kind, key: string, options: unknown) {
  if (!isFields(options))
    throw new IntegrationError(`stripe.confirm${kind === 'setup' ? 'Setup' : 'Payment'}() expects an object.`)
  const inner = innerOf(options['elements'])
  if (inner === null) throw new IntegrationError('The stand-in confirms with elements only.')
  const params = isFields(options['confirmParams']) ? options['confirmParams'] : {}
  const secret = textOf(options, 'clientSecret') ?? inner.clientSecret
  const returnUrl = textOf(params, 'return_url')
  if (secret === null)
    throw new IntegrationError('A clientSecret is needed: from elements(), or as an argument.')
  if (kindOf(secret) !== kind)
    throw new IntegrationError(`This client secret belongs to a ${kindOf(secret)} intent.`)
  if (options['redirect'] !== 'if_required' && returnUrl === null)
    throw new IntegrationError("confirmParams.return_url is required, unless redirect is 'if_required'.")
  if (inner.clientSecret === null && !inner.submitted())
    throw new IntegrationError(
      'elements.submit() must be called before the intent is confirmed, when the elements were made without a clientSecret.',
    )
  const card = inner.collect()
  if ('type' in card) return { error: card }
  const outcome = await secondStep(key, secret, await sendConfirmation(key, secret, card))
  if (outcome.error !== undefined || options['redirect'] === 'if_required' || returnUrl === null)
    return named(outcome)
  window.location.assign(addressAfter(returnUrl, kind, secret, outcome.intent.id))
  // The page is being left, so this promise never settles.
  return await new Promise<never>(() => undefined)
}

/** Continues an intent that a server has confirmed. */
export async function nextAction(key: string, options: unknown) {
  const secret = isFields(options) ? textOf(options, 'clientSecret') : null
  if (secret === null) throw new IntegrationError('stripe.handleNextAction() expects a clientSecret.')
  return named(await secondStep(key, secret, await readIntent(key, secret)))
}
