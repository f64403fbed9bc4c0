import { html } from 'hono/html'
import { page, type Html } from '#emulators/kit/page-style.ts'

export interface PayView {
  readonly title: string
  readonly what: string
  /** Lines of the summary: label and amount. */
  readonly sums: readonly (readonly [string, string])[]
  readonly note: string
  readonly action: string
  readonly button: string
  readonly email: string | null
  readonly emailFixed: boolean
  readonly back: string | null
  readonly problem: string | null
}

const STYLE = `
.pay{max-width:920px;margin:0 auto;padding:32px 20px;display:grid;grid-template-columns:1fr 1fr;gap:48px}
.pay h1{font-size:26px;margin:16px 0 4px}.pay h2{font-size:19px;margin-bottom:12px}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:20px 0;padding:16px 0;border-block:1px solid var(--line)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
::placeholder{color:var(--muted);opacity:1}form{display:grid;gap:16px}.field{margin:0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.problem{color:var(--bad);margin:0;font-weight:550}.wide{width:100%;justify-content:center;min-height:44px}
small{color:var(--muted)}
@media(max-width:760px){.pay{grid-template-columns:1fr;gap:24px}}
`

const field = (label: string, name: string, attributes: Html): Html =>
  html`<label class="field"><span>${label}</span><input type="text" name="${name}" ${attributes}></label>`

const cardFields =
  (): Html => html`${field('Card number', 'number', html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" required`)}
<div class="pair">${field('Expiration date', 'expiry', html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required`)}
${field('Security code', 'cvc', html`inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" required`)}</div>
${field('Postal code', 'postal', html`autocomplete="postal-code" placeholder="12345"`)}
<small>Nothing is charged here. Use 4242 4242 4242 4242 with any future date and any code, or <a href="/">other test cards</a>.</small>`

/** A page that asks for a card: Checkout's, and an invoice's. */
export const payPage = (view: PayView): Html =>
  page(
    view.title,
    html`<main class="pay"><section aria-label="Order">
${view.back === null ? '' : html`<a href="${view.back}">Back</a>`}
<h1>${view.title}</h1><p class="muted">${view.what}</p>
<dl>${view.sums.map(([name, sum]) => html`<dt>${name}</dt><dd>${sum}</dd>`)}</dl>${view.note === '' ? '' : html`<p>${view.note}</p>`}</section>
<section aria-label="Payment"><h2>Pay with card</h2>
<form method="post" action="${view.action}">${view.problem === null ? '' : html`<p class="problem" role="alert">${view.problem}</p>`}
<label class="field"><span>Email</span><input type="email" name="email" autocomplete="email" required value="${view.email ?? ''}" ${view.emailFixed ? html`readonly` : ''}></label>
${cardFields()}<button class="primary wide">${view.button}</button></form></section></main>`,
    STYLE,
  )

/** The bank's second step as a page. */
export const challengePage = (action: string): Html =>
  page(
    'Authentication',
    html`<main class="sheet"><h1>Your bank asks: is it you?</h1>
<p>This stands for the authentication page of a bank (3D Secure). Choose how it ends.</p>
<form method="post" action="${action}"><div class="actions start"><button class="primary" name="outcome" value="complete">Complete</button><button name="outcome" value="fail">Fail</button></div></form></main>`,
  )

export const messagePage = (title: string, text: string, back: string | null): Html =>
  page(
    title,
    html`<main class="sheet"><h1>${title}</h1><p>${text}</p>
${back === null ? '' : html`<div class="actions start"><a class="button" href="${back}">Back</a></div>`}</main>`,
  )
