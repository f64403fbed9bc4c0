import { PlanId, PLANS } from '#shared/catalog/plans.ts'
import { html } from 'hono/html'
import { initialOf, page, type Html } from '#emulators/kit/page-style.ts'
import type { SamplePlan, StoredAccount } from './accounts.ts'

export interface TypedAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly plan: string
}

const CHOICES: readonly (readonly [SamplePlan, string])[] = [
  ['none', 'None: it is chosen and paid on the site'],
  ['trial', 'Trial, 1 day and 5 emails'],
  ...PlanId.options.map((plan) => [plan, PLANS[plan].name] as const),
  ['expired', 'A trial that is over'],
]
export const NOBODY: TypedAccount = { email: '', firstName: '', lastName: '', plan: 'none' }

const STYLE = `
.row{border-width:0 0 1px;border-radius:0;background:none;font-weight:400;min-height:60px}
.names{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}
details summary{cursor:pointer;font-weight:550;padding:8px 0}
.problem{color:var(--bad);font-weight:550}
.fine{font-size:13px;margin:24px 0 0}
`

const known = (
  uid: string,
  account: StoredAccount,
): Html => html`<li><form method="post" action="/sign-in/${uid}">
<input type="hidden" name="known" value="${account.email}"><button class="row"><span class="avatar" aria-hidden="true">${initialOf(account.firstName)}</span>
<span><span>${account.firstName} ${account.lastName}</span><span class="muted">${account.email}</span>${account.note === '' ? '' : html`<span class="muted">${account.note}</span>`}</span></button></form></li>`

/** The page to choose a Google account or create one. */
export function signInPage(
  uid: string,
  accounts: readonly StoredAccount[],
  typed: TypedAccount,
  problems: readonly string[],
): Html {
  const field = (
    name: keyof TypedAccount,
    label: string,
    type: string,
    hint = '',
  ): Html => html`<label class="field"><span>${label}</span>
<input type="${type}" name="${name}" value="${typed[name]}" required autocomplete="off" placeholder="${hint}"></label>`
  return page(
    'Continue with Google',
    html`<main class="sheet"><h1>Continue with Google</h1>
<p class="muted">Choose an account to sign in with.</p>
<ul>${accounts.map((account) => known(uid, account))}</ul>
<details ${problems.length > 0 || accounts.length === 0 ? html`open` : ''}><summary>Use another account, or make one up to sign up with</summary>
<form method="post" action="/sign-in/${uid}" novalidate>
${problems.map((problem) => html`<p class="problem" role="alert">${problem}</p>`)}
${field('email', 'Email', 'email', 'name@mail.example')}
<div class="names">${field('firstName', 'First name', 'text')}${field('lastName', 'Last name', 'text')}</div>
<label class="field"><span>Plan the account comes with</span><select name="plan">${CHOICES.map(
      ([value, label]) =>
        html`<option value="${value}" ${value === typed.plan ? html`selected` : ''}>${label}</option>`,
    )}</select></label>
<div class="actions"><button class="primary">Continue</button></div></form></details>
<form method="post" action="/sign-in/${uid}"><div class="actions"><button name="cancel" value="yes">Cancel</button></div></form>
<p class="muted fine">This page stands in for Google on this machine. No password is asked for, and no address here is real.</p></main>`,
    STYLE,
  )
}

export const errorPage = (message: string): Html =>
  page(
    'Sign-in failed',
    html`<main class="sheet"><h1>An error was encountered with the requested page.</h1><p>${message}</p></main>`,
  )
