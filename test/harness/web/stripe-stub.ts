import { vi } from 'vitest'

/** The provider's answers in a test, and what it was asked. */
export interface StripeStub {
  /** The answer when the card form is submitted: an error, or nothing. */
  submit: () => Promise<unknown>
  /** The answer of confirmSetup and confirmPayment. */
  confirm: () => Promise<unknown>
  /** Whether the card form finishes loading, and whether it can be found. */
  ready: boolean
  missing: boolean
  readonly asked: unknown[]
  /** The options of every card form created or updated, without the appearance. */
  readonly forms: Record<string, unknown>[]
}

const never = () => new Promise<never>(() => {})
const state: StripeStub = {
  submit: async () => ({}),
  confirm: never,
  ready: true,
  missing: false,
  asked: [],
  forms: [],
}

const plain = (options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'appearance'))

type Listener = (event: unknown) => void

function element(type: string) {
  const listeners = new Map<string, Listener[]>()
  let root: HTMLElement | null = null
  const self = {
    mount(node: HTMLElement) {
      root = node
      root.innerHTML = '<input aria-label="Card number">'
      queueMicrotask(() => {
        for (const listener of state.ready ? (listeners.get('ready') ?? []) : [])
          listener({ elementType: type })
      })
    },
    on(event: string, listener: Listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return self
    },
    off: () => self,
    once: (event: string, listener: Listener) => self.on(event, listener),
    update() {},
    unmount() {
      if (root) root.innerHTML = ''
    },
    destroy() {
      self.unmount()
    },
  }
  return self
}

function elements(options: Record<string, unknown>) {
  state.forms.push(plain(options))
  const made = new Map<string, ReturnType<typeof element>>()
  return {
    create(type: string) {
      const one = element(type)
      made.set(type, one)
      return one
    },
    getElement: (type: string) => (state.missing ? null : (made.get(type) ?? null)),
    update(changed: Record<string, unknown>) {
      state.forms.push(plain(changed))
    },
    fetchUpdates: async () => ({}),
    submit: () => state.submit(),
    on() {},
  }
}

const record =
  (name: string) => (options: { clientSecret: string; confirmParams: { return_url: string } }) => {
    state.asked.push([name, options.clientSecret, options.confirmParams.return_url])
    return state.confirm()
  }

function provider() {
  const unused = async () => ({})
  return {
    elements,
    confirmSetup: record('confirmSetup'),
    confirmPayment: record('confirmPayment'),
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    handleNextAction: unused,
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

/**
 * Replaces the script of the card payment provider for one test: its form accepts any card, and the test sets
 * its answers.
 */
export function stubStripe(
  answers: Partial<Pick<StripeStub, 'submit' | 'confirm' | 'ready' | 'missing'>> = {},
): StripeStub {
  Object.assign(state, { submit: async () => ({}), confirm: never, ready: true, missing: false, ...answers })
  state.asked.length = 0
  state.forms.length = 0
  vi.stubGlobal('Stripe', Object.assign(provider, { version: 'endive' }))
  return state
}
