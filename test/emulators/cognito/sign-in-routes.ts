import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type Provider from 'oidc-provider'
import * as z from 'zod/mini'
import type { NodeEnv } from '#emulators/kit/server.ts'
import {
  cognitoSub,
  NewAccount,
  type AccountState,
  type SampleAccount,
  type StoredAccount,
} from './accounts.ts'
import { errorPage, NOBODY, signInPage } from './sign-in-page.ts'

/** The pool's session in the browser lasts an hour; /logout ends it. */
export const POOL_SESSION = 'cognito-session'
const POOL_SESSION_SECONDS = 3_600
/** Google's session in the browser, which the pool's /logout does not end. */
const GOOGLE_SESSION = 'google-session'
const LIBRARY_SESSION = 'cognito'

interface SignInParts {
  readonly provider: Provider
  readonly accounts: AccountState
  readonly onAccount: (account: SampleAccount & { subject: string }) => Promise<void>
}

const Form = z.object({
  known: z.optional(z.string()),
  cancel: z.optional(z.string()),
  email: z._default(z.string(), ''),
  firstName: z._default(z.string(), ''),
  lastName: z._default(z.string(), ''),
  plan: z._default(z.string(), ''),
})

/** The page in place of Google's sign-in, and its form actions. */
export function signInRoutes(app: Hono<NodeEnv>, { provider, accounts, onAccount }: SignInParts): void {
  const gone = (c: Context<NodeEnv>) =>
    c.html(errorPage('This sign-in is over. Go back to the app and start again.'), 400)
  const current = async (c: Context<NodeEnv>) => {
    const details = await provider.interactionDetails(c.env.incoming, c.env.outgoing).catch(() => null)
    return details?.uid === c.req.param('uid') ? details : null
  }
  const back = async (c: Context<NodeEnv>, result: Parameters<Provider['interactionResult']>[2]) => {
    // The library's own session would insist on the account of the last sign-in.
    deleteCookie(c, LIBRARY_SESSION)
    const details = await current(c)
    if (details !== null) {
      details.session = undefined
      await details.persist()
    }
    const url = await provider.interactionResult(c.env.incoming, c.env.outgoing, result, {
      mergeWithLastSubmission: false,
    })
    return c.redirect(url, 303)
  }
  const signedIn = (c: Context<NodeEnv>, account: StoredAccount) => {
    setCookie(c, POOL_SESSION, account.subject, { httpOnly: true, maxAge: POOL_SESSION_SECONDS })
    setCookie(c, GOOGLE_SESSION, account.subject, { httpOnly: true })
    return back(c, { login: { accountId: cognitoSub(account.subject), remember: false }, select_account: {} })
  }

  /** Nobody chooses where a session is open, of the pool or of one account at Google, unless the request asks for it. */
  app.get('/sign-in/:uid', async (c) => {
    const details = await current(c)
    if (details === null) return gone(c)
    const subject = getCookie(c, POOL_SESSION) ?? getCookie(c, GOOGLE_SESSION)
    const open = accounts.all().find((account) => account.subject === subject && account.signedIn)
    const { prompt } = details.params
    const asks = typeof prompt === 'string' && prompt.includes('select_account')
    return open !== undefined && !asks
      ? signedIn(c, open)
      : c.html(signInPage(c.req.param('uid'), accounts.all(), NOBODY, []))
  })

  app.post('/sign-in/:uid', async (c) => {
    const form = Form.safeParse(await c.req.parseBody())
    if (!form.success || (await current(c)) === null) return gone(c)
    if (form.data.cancel !== undefined)
      return back(c, { error: 'access_denied', error_description: 'The user cancelled the sign-in.' })
    const chosen = choose(form.data)
    if ('problems' in chosen)
      return c.html(signInPage(c.req.param('uid'), accounts.all(), form.data, chosen.problems), 422)
    if (!chosen.signedIn) {
      const { email, firstName, lastName, plan, note, subject } = chosen
      try {
        await onAccount({ email, firstName, lastName, plan, note, subject })
      } catch {
        return c.html(errorPage('The account could not be prepared. Try again.'), 500)
      }
    }
    accounts.markSignedIn(chosen)
    return signedIn(c, chosen)
  })

  /** A known address signs in as its existing account, whatever else was entered. */
  function choose(form: z.infer<typeof Form>): StoredAccount | { problems: string[] } {
    const known = accounts.byEmail(form.known ?? form.email)
    if (known !== undefined) return known
    const typed = NewAccount.safeParse(form)
    if (!typed.success) return { problems: [...new Set(typed.error.issues.map((issue) => issue.message))] }
    return accounts.byEmail(typed.data.email) ?? accounts.add({ ...typed.data, note: '' })
  }
}
