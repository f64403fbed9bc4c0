import type { CardInput } from '../test-cards.ts'
import { paymentElement } from './payment-element.ts'
import { IntegrationError, isFields, readIntent, type Fields, type StripeError } from './wire.ts'

const DONE = new Set(['succeeded', 'canceled', 'processing', 'requires_capture'])
const MODES = new Set(['payment', 'setup', 'subscription'])
const INNER = Symbol('inner')

/** What confirming needs from a group of elements; not visible to the page. */
interface Inner {
  readonly clientSecret: string | null
  /** The entered card, or its error. */
  collect(): CardInput | StripeError
  submitted(): boolean
}

export const innerOf = (elements: unknown): Inner | null =>
  isFields(elements) && INNER in elements && isInner(elements[INNER]) ? elements[INNER] : null
const isInner = (value: unknown): value is Inner => isFields(value) && typeof value['collect'] === 'function'

const invalidRequest = (message: string, code?: string): StripeError => ({
  type: 'invalid_request_error',
  message,
  ...(code === undefined ? {} : { code }),
})

/** Why these options are invalid; null when they are valid. */
function mistakeIn(options: Fields, secret: string | null): string | null {
  const mode = options['mode']
  if (secret !== null)
    return /^(seti|pi)_\w+_secret_\w+$/.test(secret)
      ? null
      : 'Invalid value for elements(): clientSecret should be a client secret of the form ${id}_secret_${secret}.'
  if (typeof mode !== 'string' || !MODES.has(mode))
    return 'Invalid value for elements(): give a clientSecret, or a mode: payment, setup or subscription.'
  if (typeof options['currency'] !== 'string')
    return 'Invalid value for elements(): currency should be a three letter code such as usd.'
  if (
    mode !== 'setup' &&
    !(Number.isInteger(options['amount']) && Number(options['amount']) >= (mode === 'payment' ? 1 : 0))
  )
    return 'Invalid value for elements(): amount should be a whole number of the smallest currency unit.'
  return null
}

/** A group of elements: with an intent's client secret, or without one while only the amount is known. */
export function elementsGroup(key: string, given: unknown) {
  let options: Fields = isFields(given) ? given : {}
  const secret = typeof options['clientSecret'] === 'string' ? options['clientSecret'] : null
  const mistake = mistakeIn(options, secret)
  if (mistake !== null) throw new IntegrationError(mistake)
  const made = new Map<string, ReturnType<typeof paymentElement>>()
  let submitted = false

  const check = async (): Promise<StripeError | null> => {
    if (secret === null) return null
    const { intent, error } = await readIntent(key, secret)
    if (error !== undefined) return error
    return DONE.has(intent.status)
      ? invalidRequest(
          `The Payment Element cannot be used with this intent: it has the status ${intent.status}.`,
          `${intent.object}_unexpected_state`,
        )
      : null
  }
  const collect = (): CardInput | StripeError => {
    const form = made.get('payment')?.form() ?? null
    if (form === null || !form.host.isConnected)
      throw new IntegrationError('Invalid value for elements: it should have a mounted Payment Element.')
    const problem = form.validate()
    return problem === null ? form.card() : { type: 'validation_error', ...problem }
  }
  return {
    create(type: string, elementOptions?: unknown) {
      if (type !== 'payment')
        throw new IntegrationError(`The stand-in knows the payment element only, not ${type}.`)
      if (made.has(type)) throw new IntegrationError('Can only create one Element of type payment.')
      const element = paymentElement({
        type,
        options: elementOptions,
        appearance: () => options['appearance'],
        check,
        gone: () => void made.delete(type),
      })
      made.set(type, element)
      element.element.on('change', () => {
        submitted = false
      })
      return element.element
    },
    getElement: (type: unknown) => (typeof type === 'string' ? (made.get(type)?.element ?? null) : null),
    update(changes: unknown): void {
      if (!isFields(changes)) return
      if ('clientSecret' in changes)
        throw new IntegrationError('clientSecret cannot be changed: make new elements.')
      options = { ...options, ...changes }
      for (const element of made.values()) element.restyle()
    },
    async submit() {
      const result = collect()
      if ('type' in result) return { error: result }
      const error = await check()
      if (error !== null) return { error }
      submitted = true
      return { selectedPaymentMethod: 'card' }
    },
    [INNER]: { clientSecret: secret, collect, submitted: () => submitted } satisfies Inner,
  }
}
