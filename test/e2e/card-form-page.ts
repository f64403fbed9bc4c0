import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js'
import { createElement, StrictMode, useState, type FormEvent, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** A page that uses the card form as ours does, with nothing else. Its URL says what to do. */
const query = new URLSearchParams(location.search)
const secret = query.get('secret') ?? ''
const deferred = query.has('deferred')
const redirect = query.get('redirect') === 'always' ? undefined : 'if_required'
const kind = secret.startsWith('pi_') ? 'payment' : 'setup'

function PayForm(): ReactNode {
  const stripe = useStripe()
  const elements = useElements()
  const [told, tell] = useState('')
  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (stripe === null || elements === null) return
    tell('')
    const { error } = await elements.submit()
    if (error !== undefined) return tell(JSON.stringify({ error }))
    const confirmParams = { return_url: `${location.origin}/done?plan=pro` }
    const more = deferred ? { clientSecret: secret } : {}
    const options = { elements, confirmParams, ...more, ...(redirect === undefined ? {} : { redirect }) }
    const result =
      kind === 'payment'
        ? await stripe.confirmPayment({ ...options, redirect: 'if_required' })
        : await stripe.confirmSetup({ ...options, redirect: 'if_required' })
    tell(JSON.stringify(result))
  }
  const always = async () => {
    if (stripe === null || elements === null) return
    await stripe.confirmSetup({ elements, confirmParams: { return_url: `${location.origin}/done?plan=pro` } })
  }
  return createElement(
    'form',
    { onSubmit: (event: FormEvent) => void pay(event) },
    createElement(PaymentElement, {
      onLoadError: ({ error }) => tell(JSON.stringify({ loaderror: error })),
      onChange: ({ complete }) => {
        document.title = complete ? 'complete' : 'incomplete'
      },
    }),
    createElement('button', { type: 'submit' }, 'Pay'),
    createElement('button', { type: 'button', onClick: () => void always() }, 'Pay and go'),
    createElement('output', null, told),
  )
}

const night = matchMedia('(prefers-color-scheme: dark)').matches
const appearance = {
  theme: night ? ('night' as const) : ('stripe' as const),
  variables: { colorPrimary: night ? '#9cc6ff' : '#1f4fa3', borderRadius: '6px' },
}
const options = deferred
  ? { mode: 'subscription' as const, amount: 9900, currency: 'usd', appearance }
  : { clientSecret: secret, appearance }
const root = document.querySelector('main')
if (root !== null)
  createRoot(root).render(
    createElement(
      StrictMode,
      null,
      createElement(Elements, { stripe: loadStripe('pk_test_x'), options }, createElement(PayForm)),
    ),
  )
