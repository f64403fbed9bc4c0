import { html } from 'hono/html'
import { page, initialOf, type Html } from '#emulators/kit/page-style.ts'
import type { GoogleAccount } from './mailbox-state.ts'

export interface AuthorizeRequest {
  readonly client_id: string
  readonly redirect_uri: string
  readonly response_type: string
  readonly scope: string
  readonly state: string
  readonly access_type: string
  readonly prompt: string
  readonly login_hint: string
  readonly code_challenge: string
  readonly code_challenge_method: string
  readonly nonce: string
  readonly authuser: string
}

const COMPOSE = 'https://www.googleapis.com/auth/gmail.compose'

const hidden = (request: AuthorizeRequest, leaveOut: readonly string[]): Html[] =>
  Object.entries(request)
    .filter(([name]) => !leaveOut.includes(name))
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

const accountLine = (
  account: GoogleAccount,
): Html => html`<span class="avatar" aria-hidden="true">${initialOf(account.name)}</span>
<span><span>${account.name}</span><span class="muted">${account.email}</span></span>`

function withAccount(request: AuthorizeRequest, email: string): string {
  const query = new URLSearchParams({ ...request, authuser: email, login_hint: '' })
  return `/o/oauth2/v2/auth?${query}`
}

/** The page to choose an account or enter another. */
export function pickerPage(
  request: AuthorizeRequest,
  accounts: readonly GoogleAccount[],
  appName: string,
): Html {
  return page(
    'Choose an account',
    html`<main class="sheet">
<h1>Choose an account</h1><p class="muted">to continue to ${appName}</p>
<ul>${accounts.map((account) => html`<li><a class="row" href="${withAccount(request, account.email)}">${accountLine(account)}</a></li>`)}</ul>
<form method="get" action="/o/oauth2/v2/auth">${hidden(request, ['authuser', 'login_hint'])}
<label class="field"><span>Use another account</span><input type="email" name="authuser" required autocomplete="off" placeholder="name@mail.example"></label>
<div class="actions"><button class="primary">Next</button></div></form></main>`,
  )
}

/** The requested permissions. The Gmail box can be unticked, as at Google since consent became granular. */
export function consentPage(request: AuthorizeRequest, account: GoogleAccount, appName: string): Html {
  const asksCompose = request.scope.split(' ').includes(COMPOSE)
  const chosen = { ...request, authuser: account.email }
  return page(
    `${appName} wants access`,
    html`<main class="sheet">
<h1>${appName} wants access to your Google Account</h1>
<p class="row">${accountLine(account)}<a class="change" href="${withAccount(request, '')}">Use another account</a></p>
<form method="post" action="/o/oauth2/v2/consent">${hidden(chosen, [])}
<p>This lets ${appName}:</p>
<div class="scope"><input type="checkbox" checked disabled id="profile"><label for="profile">See your name and email address</label></div>
${asksCompose ? html`<div class="scope"><input type="checkbox" checked id="compose" name="compose"><label for="compose">Manage drafts and send emails<br><span class="muted">Untick to go on without Gmail.</span></label></div>` : ''}
<div class="actions start"><button class="primary" name="decision" value="allow">Continue</button><button name="decision" value="deny">Cancel</button></div>
</form></main>`,
  )
}

export function errorPage(message: string): Html {
  return page('Access blocked', html`<main class="sheet"><h1>Access blocked</h1><p>${message}</p></main>`)
}
