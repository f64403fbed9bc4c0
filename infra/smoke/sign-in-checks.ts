import { completeGmailConnection } from '#shared/contracts/account/auth.ts'
import { must, type Checks } from './check.ts'
import type { Answer, Site } from './site.ts'

async function beginSignIn(site: Site): Promise<{ to: URL; answer: Answer }> {
  const answer = await site.request('/api/auth/gmail')
  const location = answer.headers.get('location')
  must(answer.status === 302 && location !== null, `the sign-in answered ${answer.status}`)
  return { to: new URL(location, site.origin), answer }
}

/** Expected query of the authorization request: formats of PKCE, state and nonce, and fixed values. */
const FORMS: Readonly<Record<string, RegExp>> = {
  response_type: /^code$/,
  client_id: /./,
  identity_provider: /^Google$/,
  scope: /^(?=.*\bopenid\b)(?=.*\bemail\b)/,
  state: /^[\w-]{22,}$/,
  nonce: /^[\w-]{22,}$/,
  code_challenge: /^[\w-]{43}$/,
  code_challenge_method: /^S256$/,
}

/**
 * What Google adds when it leads a browser back, URLs in `scope` among it. AWS's common rules take a URL in a query for
 * an attack, and answer 403 before the request reaches us.
 */
const FROM_GOOGLE = new URLSearchParams({
  state: 'made-up',
  iss: 'https://accounts.google.com',
  code: '4/0Ab_made-up',
  scope:
    'email profile openid https://www.googleapis.com/auth/gmail.compose https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
  authuser: '0',
  hd: 'workspace.example',
  prompt: 'consent',
})

export const SIGN_IN_CHECKS: Checks = {
  'the sign-in leads to the identity provider with PKCE, state and nonce': async (site) => {
    const { to } = await beginSignIn(site)
    must(
      to.origin !== site.origin && (site.local || to.protocol === 'https:'),
      `the sign-in leads to ${to.origin}`,
    )
    for (const [name, form] of Object.entries(FORMS))
      must(form.test(to.searchParams.get(name) ?? ''), `${name} is not as it has to be`)
    const back = to.searchParams.get('redirect_uri')
    must(back === `${site.origin}/api/auth/callback`, `redirect_uri is ${back}`)
  },
  'each sign-in has secrets of its own': async (site) => {
    const [first, second] = [await beginSignIn(site), await beginSignIn(site)]
    for (const name of ['state', 'nonce', 'code_challenge'])
      must(first.to.searchParams.get(name) !== second.to.searchParams.get(name), `${name} is the same twice`)
  },
  'a sign-in is tied to the browser by a cookie that no script reads': async (site) => {
    const { answer } = await beginSignIn(site)
    const secure = site.origin.startsWith('https:')
    const cookie = answer.headers
      .getSetCookie()
      .find((each) => each.startsWith(secure ? '__Host-authorization=' : 'authorization='))
    must(cookie !== undefined, 'there is no such cookie')
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(secure ? ['Secure'] : [])])
      must(cookie.includes(`; ${attribute}`), `the cookie lacks ${attribute}`)
  },
  'the identity provider knows this site and leads on to Google': async (site) => {
    const { to } = await beginSignIn(site)
    const { status, headers } = await site.request(to.href)
    const location = headers.get('location')
    must([302, 303].includes(status) && location !== null, `it answered ${status}`)
    const next = new URL(location, to)
    must(
      !next.searchParams.has('error') && !next.pathname.startsWith('/error'),
      'it refused the request: client, redirect URI or provider are not set up',
    )
    must(site.local || next.host === 'accounts.google.com', `it leads to ${next.host}`)
    const back = next.searchParams.get('redirect_uri')
    must(site.local || back === `${to.origin}/oauth2/idpresponse`, `Google is told to lead back to ${back}`)
  },
  'the way back from Google passes the firewall': async (site) => {
    const { status, headers } = await site.request(`${completeGmailConnection.path}?${FROM_GOOGLE}`)
    must(
      status === 302 && headers.get('location') === '/dashboard?gmail=expired',
      `it answered ${status} to ${headers.get('location')}`,
    )
  },
}

/** Counted as a failed sign-in. */
export const STRANGERS_RETURN: Checks = {
  'a return that nobody departed for opens no session': async (site) => {
    const { status, headers } = await site.request('/api/auth/callback?code=made-up&state=made-up')
    must(
      status === 302 && headers.get('location') === '/login?error=sign_in_failed',
      `it answered ${status} to ${headers.get('location')}`,
    )
    must(!headers.getSetCookie().some((cookie) => /sid=[^;]/.test(cookie)), 'it set a session')
  },
}
