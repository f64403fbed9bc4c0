import Stripe from 'stripe'
import { browserSession } from '#harness/session.ts'
import { BERLIN } from '#harness/ready-user.ts'
import { ARTICLE } from '../fixtures/article.ts'
import { LOAD_SECRET, type Loaded } from './loaded.ts'

/** The concurrent requests of one visitor; it is done when all are answered. */
export interface Visit {
  readonly what: string
  /** Share of all visits, in percent. */
  readonly share: number
  /** Throws Refused, or what fetch throws. */
  go(): Promise<void>
}

export class Refused extends Error {}

const TIMEOUT_MS = 15_000

/** The visits of a day, by kind; the shares are a guess at a day of a few thousand users. */
export function visitsOf({ origin, readers, starters, admin }: Loaded): readonly Visit[] {
  let count = 0
  const next = () => (count += 1)
  const left = [...starters]
  const pick = <T>(list: readonly T[]): T => {
    const found = list[next() % list.length]
    if (found === undefined) throw new Error('there is nobody to visit')
    return found
  }
  const ask = async (path: string, cookie = '', method = 'GET', body?: string, more: object = {}) => {
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        cookie,
        origin,
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    // The site asks for every visitor whether they are signed in.
    const isVisitor = cookie === '' && response.status === 401
    if (response.status >= 400 && !isVisitor)
      throw new Refused(`${response.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`)
  }
  const all = async (paths: readonly string[], cookie = '') =>
    void (await Promise.all(paths.map(async (path) => await ask(path, cookie))))
  const save = async ({ cookie, resumeUrl }: Loaded['starters'][number]) =>
    await ask(
      '/api/user/configuration',
      cookie,
      'PUT',
      JSON.stringify({
        resumeUrl,
        jobTitle: BERLIN.jobTitle,
        targetArea: BERLIN.country,
        targetCity: BERLIN.city,
        jobPostedTimeframe: '7',
        targetPersonRoles: [BERLIN.role],
      }),
    )
  return [
    {
      what: 'public pages',
      share: 25,
      go: () => all(['/api/session-status', '/api/blog', `/api/blog/${ARTICLE.slug}`]),
    },
    {
      what: 'dashboard',
      share: 30,
      go: () =>
        all(
          [
            '/api/session-status',
            '/api/user',
            '/api/user/configuration',
            '/api/user/usage',
            '/api/runs/latest',
          ],
          pick(readers).cookie,
        ),
    },
    {
      what: 'tracker',
      share: 25,
      go: async () => {
        const { cookie, entry } = pick(readers)
        await ask('/api/email-outreach?page=1&limit=10', cookie)
        await ask(`/api/email-outreach/${entry}`, cookie)
      },
    },
    { what: 'configuration saved', share: 7, go: () => save(pick(starters.slice(-10))) },
    {
      what: 'run started',
      share: 2,
      go: async () => {
        // The remaining starters save configurations, which is refused while a run is being prepared.
        const starter = left.length > 10 ? left.shift() : undefined
        if (starter !== undefined) await ask('/api/start-email-drafting', starter.cookie, 'POST', '{}')
      },
    },
    {
      what: 'signed in',
      share: 5,
      go: async () => {
        const id = next()
        // Each uses its own network, because a network's sign-ins are counted.
        const address = `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`
        await browserSession({ origin }, `new-${id}@mail.example`, { plan: 'none', address })
      },
    },
    {
      what: 'webhook',
      share: 5,
      go: async () => {
        const payload = JSON.stringify({
          id: `evt_load${next()}`,
          object: 'event',
          type: 'customer.subscription.updated',
          data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_nobody' } },
        })
        const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: LOAD_SECRET })
        await ask('/api/webhooks/stripe', '', 'POST', payload, { 'stripe-signature': signature })
      },
    },
    {
      what: 'admin lists',
      share: 1,
      go: () => all(['/api/admin/stats', '/api/admin/users?limit=25'], admin),
    },
  ]
}
