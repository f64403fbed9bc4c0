import { giveConsent } from '#emulators/google/give-consent.ts'
import { signedInAdmin } from '#harness/admin.ts'
import type { CountingProxy, TableCost } from '#harness/counting-proxy.ts'
import { IMPORTED_PASSWORD, importedAccount } from '#harness/imported-account.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession, connectGmail, visitor, type Client } from '#harness/session.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { ticketFor } from '#harness/ticket.ts'
import { inAnInstant, type TestStage } from '#harness/stage.ts'
import { MINUTE } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import * as z from 'zod/mini'
import type { Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { callEndpoint } from './call.ts'
import { bodyFor, LISTED, planFor, queryFor, thingOf } from './samples.ts'

export interface MeasuredEndpoint extends TableCost {
  readonly id: string
  readonly status: number
}

const OWNER = 'measured@mail.example'
/** Reads first, then writes, and deletions last. */
const ORDER = ['GET', 'PUT', 'POST', 'DELETE']

/** The URL to which the provider sends the browser after a sign-in. */
async function signInReturn(stage: TestStage, client: Client): Promise<URL> {
  const picker = await client.browser.visit(new URL('/api/auth/gmail', stage.origin))
  const action = /<form method="post" action="([^"]+)"/.exec(picker.html)?.[1] ?? ''
  let url = new URL(action, picker.url)
  const form = { email: OWNER, firstName: 'Alex', lastName: 'Rivers', plan: 'pro' }
  let response = await client.browser.request(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: picker.url.origin },
  })
  while (url.pathname !== '/api/auth/callback') {
    const location = response.headers.get('location')
    if (location === null) throw new Error(`no way on from ${url.pathname}`)
    url = new URL(location, url)
    if (url.pathname !== '/api/auth/callback') response = await client.browser.request(url)
  }
  return url
}

/** Prepares a call and returns it. */
type Prepared = (stage: TestStage, userId: string) => Promise<() => Promise<{ readonly status: number }>>

/** Endpoints that need more preparation than a plain call. */
const PREPARED: ReadonlyMap<string, Prepared> = new Map<string, Prepared>([
  [
    'getShortlist',
    async (stage, userId) => {
      const client = await browserSession(stage, OWNER)
      await LISTED.make(stage, userId)
      return async () => await client.get('/api/shortlist')
    },
  ],
  [
    'completeSignIn',
    async (stage) => {
      const client = visitor(stage)
      const url = await signInReturn(stage, client)
      return async () => await client.get(`${url.pathname}${url.search}`)
    },
  ],
  [
    'completeGmailConnection',
    async (stage) => {
      const client = await browserSession(stage, OWNER)
      const consent = (await client.get('/api/auth/gmail')).headers.get('location') ?? ''
      const url = await giveConsent(consent, { account: OWNER })
      return async () => await client.get(`${url.pathname}${url.search}`)
    },
  ],
  [
    'linkAccounts',
    async (stage) => {
      const client = await browserSession(stage, 'linked@mail.example', { plan: 'pro' })
      await importedAccount(stage, 'linked-before@mail.example')
      const scenario = {
        type: 'email_to_gmail',
        primaryAccount: 'linked@mail.example',
        secondaryAccount: 'linked-before@mail.example',
      }
      return async () =>
        await client.post('/api/link-accounts', { scenario, confirmPassword: IMPORTED_PASSWORD })
    },
  ],
  [
    'revokeGmail',
    async (stage) => {
      const client = await browserSession(stage, 'revoking@mail.example', { plan: 'pro' })
      await connectGmail(client, 'revoking@mail.example')
      return async () => await client.post('/api/gdpr/revoke-gmail', {})
    },
  ],
  [
    'startGmailSignup',
    async (stage) => async () => await visitor(stage).get('/api/auth/gmail-signup?plan=pro'),
  ],
  [
    'autoLogin',
    async (stage, userId) => {
      const client = await browserSession(stage, OWNER)
      const token = await ticketFor(client, new URL(stage.origin), { userId, email: OWNER })
      return async () => await client.post('/api/auto-login', { token })
    },
  ],
])

async function measureOne(
  stage: TestStage,
  proxy: CountingProxy,
  contract: Contract,
  userId: string,
): Promise<MeasuredEndpoint> {
  let status = 0
  const prepared = await PREPARED.get(contract.id)?.(stage, userId)
  if (prepared !== undefined) {
    const cost = await proxy.measure(async () => {
      status = (await prepared()).status
    })
    return { id: contract.id, status, ...cost }
  }
  // A network's sign-ins are counted, so each endpoint has its own address.
  const address = `198.51.100.${Object.keys(contracts).indexOf(contract.id)}`
  const client =
    planFor(contract.id) === 'pro'
      ? await browserSession(stage, OWNER, { address })
      : await browserSession(stage, `buyer-${contract.id.toLowerCase()}@mail.example`, {
          plan: 'none',
          address,
        })
  const params = (await thingOf(contract.id)?.make(stage, userId)) ?? {}
  const body = await bodyFor(contract, client)
  const session = client.cookies()['sid'] ?? null
  const cost = await proxy.measure(async () => {
    status = (await callEndpoint(stage.origin, contract, { session, params, body })).status
  })
  return { id: contract.id, status, ...cost }
}

/** Calls an admin endpoint as a super admin who has just signed in, about a separate account. */
async function measureAdmins(
  stage: TestStage,
  proxy: CountingProxy,
  contract: Contract,
): Promise<MeasuredEndpoint> {
  let status = 0
  const name = contract.id.toLowerCase()
  const overseen = await browserSession(stage, `overseen-${name}@mail.example`, { plan: 'pro' })
  const userId = z.object({ id: z.string() }).parse((await overseen.get('/api/user')).body).id
  const { cookie: admin } = await signedInAdmin(stage, `${name}@staff.example`, 'super_admin')
  const params = (await thingOf(contract.id)?.make(stage, userId)) ?? {}
  const call = {
    session: null,
    admin,
    params,
    query: queryFor(contract),
    body: await bodyFor(contract, overseen, { origin: stage.origin, cookie: admin }),
  }
  const measure = async () =>
    await proxy.measure(async () => {
      status = (await callEndpoint(stage.origin, contract, call)).status
    })
  if (contract.id !== 'getMonitoringDashboard') return { id: contract.id, status, ...(await measure()) }
  // The health of all parts is kept for some seconds. Asked anew it costs nine requests, and more on a busy machine, because
  // a part that answers slowly is asked twice.
  const [anew, cost] = await inAnInstant(async () => [await measure(), await measure()] as const)
  const partitions = [...new Set([...anew.partitions, ...cost.partitions])].toSorted()
  return { id: contract.id, status, ...cost, partitions }
}

/** Calls every endpoint once for a user for whom it does all of its work, and counts its table requests. */
export async function measureEndpoints(
  stage: TestStage,
  proxy: CountingProxy,
): Promise<readonly MeasuredEndpoint[]> {
  // Payment events arrive at any time and would be counted with whatever is measured then.
  stage.emulators.stripe.webhooks({ drop: true })
  const owner = await readyUser(stage, OWNER, 'pro', 'product-manager.txt')
  const userId = z.object({ id: z.string() }).parse((await owner.get('/api/user')).body).id
  await seedEntries(
    { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
    userId,
    40,
    systemClock.now(),
  )
  const measured: MeasuredEndpoint[] = []
  const ordered = Object.values<Contract>(contracts).toSorted(
    (a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method),
  )
  for (const [index, contract] of ordered.entries()) {
    // Each signs in, and a network may begin a hundred sign-ins in ten minutes.
    if (index % 50 === 49) stage.advance(10 * MINUTE)
    const ofAdmins = contract.auth === 'admin' || contract.auth === 'super_admin'
    measured.push(
      ofAdmins
        ? await measureAdmins(stage, proxy, contract)
        : await measureOne(stage, proxy, contract, userId),
    )
  }
  return measured
}
