import type { Context, Hono } from 'hono'
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
  const isCurrent = async (c: Context<NodeEnv>): Promise<boolean> => {
    const details = await provider.interactionDetails(c.env.incoming, c.env.outgoing).catch(() => null)
    return details?.uid === c.req.param('uid')
  }

  app.get('/sign-in/:uid', async (c) =>
    (await isCurrent(c)) ? c.html(signInPage(c.req.param('uid'), accounts.all(), NOBODY, [])) : gone(c),
  )

  app.post('/sign-in/:uid', async (c) => {
    const form = Form.safeParse(await c.req.parseBody())
    if (!form.success || !(await isCurrent(c))) return gone(c)
    const back = async (result: Parameters<Provider['interactionResult']>[2]) => {
      const url = await provider.interactionResult(c.env.incoming, c.env.outgoing, result, {
        mergeWithLastSubmission: false,
      })
      return c.redirect(url, 303)
    }
    if (form.data.cancel !== undefined)
      return back({ error: 'access_denied', error_description: 'The user cancelled the sign-in.' })
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
    return back({ login: { accountId: cognitoSub(chosen.subject), remember: false } })
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
