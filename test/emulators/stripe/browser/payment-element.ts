import { cardForm, type CardForm } from './card-form.ts'
import { listeners, type Listener } from './listeners.ts'
import { IntegrationError, isFields, type StripeError } from './wire.ts'

interface ElementNeeds {
  readonly type: string
  readonly options: unknown
  readonly appearance: () => unknown
  /** Why the form cannot be used, such as a finished intent; null when it can. */
  readonly check: () => Promise<StripeError | null>
  readonly gone: () => void
}

/** Whether the form asks for the postal code; not when the page sets that option to `never`. */
function wantsPostal(options: unknown): boolean {
  const fields = isFields(options) ? options['fields'] : undefined
  const billing = isFields(fields) ? fields['billingDetails'] : undefined
  if (billing === 'never') return false
  const address = isFields(billing) ? billing['address'] : undefined
  return address !== 'never' && !(isFields(address) && address['postalCode'] === 'never')
}

/** One element of `elements.create`. */
export function paymentElement({ type, options, appearance, check, gone }: ElementNeeds) {
  const events = listeners()
  let form: CardForm | null = null
  let destroyed = false
  const alive = (): void => {
    if (destroyed)
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
  }
  const fire = (name: string, more: object = {}) => events.fire(name, { elementType: type, ...more })
  const change = () =>
    fire('change', {
      complete: form?.complete() ?? false,
      empty: form?.empty() ?? true,
      collapsed: false,
      value: { type: 'card' },
    })

  const ready = async (): Promise<void> => {
    const error = await check()
    if (destroyed) return
    if (error === null) fire('ready')
    else {
      form?.host.remove()
      fire('loaderror', { error })
    }
  }

  const element = {
    mount(target: string | HTMLElement): void {
      alive()
      const parent = typeof target === 'string' ? document.querySelector(target) : target
      if (parent === null)
        throw new IntegrationError(
          'The selector you specified applies to no DOM elements that are currently on the page.',
        )
      form ??= cardForm({
        postal: wantsPostal(options),
        appearance: appearance(),
        now: () => new Date(),
        on: (event) => (event === 'change' ? change() : fire(event)),
      })
      parent.replaceChildren(form.host)
      fire('loaderstart')
      void ready()
    },
    destroy(): void {
      alive()
      form?.host.remove()
      form = null
      destroyed = true
      gone()
    },
    on(event: string, listener: Listener) {
      events.on(event, listener)
      return element
    },
    off(event: string, listener?: Listener) {
      events.off(event, listener)
      return element
    },
    update: () => alive(),
  }
  return { element, form: () => form, restyle: () => form?.setAppearance(appearance()) }
}
