import { giveConsent } from '#emulators/google/give-consent.ts'
import type { SamplePlan } from '#emulators/cognito/accounts.ts'
import { browser, type Browser } from './browser.ts'
import type { TestStage } from './stage.ts'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON, or undefined when the answer has no body. */
  readonly body: unknown
}

/**
 * Sends requests as a page of the site does: same origin, JSON, the browser's cookies. Redirects are
 * returned, not followed.
 */
export interface Client {
  get(path: string): Promise<Reply>
  post(path: string, body?: unknown): Promise<Reply>
  put(path: string, body?: unknown): Promise<Reply>
  delete(path: string): Promise<Reply>
  /** Values of the cookies that the site would be sent, by name. */
  cookies(): Readonly<Record<string, string>>
  readonly browser: Browser
}

/** A visitor of the site without a session. */
export function visitor(stage: Pick<TestStage, 'origin'>, address?: string): Client {
  const window = browser(address)
  const origin = new URL(stage.origin)

  async function call(method: string, path: string, body?: unknown): Promise<Reply> {
    const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', referer: `${stage.origin}/` }
    if (method !== 'GET') headers['origin'] = stage.origin
    if (body !== undefined) headers['content-type'] = 'application/json'
    const response = await window.request(new URL(path, origin), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : undefined,
    }
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
    cookies: () => window.jar.valuesFor(origin),
    browser: window,
  }
}

/**
 * Signs in through the provider's pages as a user would. An email address without a sample account gets a new
 * account with the plan given here.
 */
export async function browserSession(
  stage: Pick<TestStage, 'origin'>,
  email: string,
  account: { firstName?: string; lastName?: string; plan?: SamplePlan; address?: string } = {},
): Promise<Client> {
  const client = visitor(stage, account.address)
  const picker = await client.browser.visit(new URL('/api/auth/gmail', stage.origin))
  if (picker.status !== 200 || !picker.url.pathname.startsWith('/sign-in/'))
    throw new Error(`no sign-in page but ${picker.status} at ${picker.url.pathname}`)
  const form: Record<string, string> = picker.html.includes(`value="${email}"`)
    ? { known: email }
    : {
        email,
        firstName: account.firstName ?? 'Alex',
        lastName: account.lastName ?? 'Rivers',
        plan: account.plan ?? 'pro',
      }
  const action = /<form method="post" action="([^"]+)"/.exec(picker.html)?.[1]
  if (action === undefined) throw new Error('the sign-in page has no form')
  const landed = await client.browser.submit(new URL(action, picker.url), form)
  if (client.cookies()['sid'] === undefined)
    throw new Error(
      `no session; the sign-in ended with ${landed.status} at ${landed.url.pathname}${landed.url.search}`,
    )
  return client
}

/**
 * Connects the Gmail account of this address through Google's consent page. Returns the path that the site
 * redirects to.
 */
export async function connectGmail(
  client: Client,
  email: string,
  answer: { decision?: 'allow' | 'deny'; compose?: boolean } = {},
): Promise<string> {
  const start = await client.get('/api/auth/gmail')
  const consent = start.headers.get('location')
  if (start.status !== 302 || consent === null)
    throw new Error(`no way to Google's consent but ${start.status}`)
  const callback = await giveConsent(consent, { account: email, ...answer })
  const done = await client.get(`${callback.pathname}${callback.search}`)
  return done.headers.get('location') ?? ''
}
