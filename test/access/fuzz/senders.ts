import { signedInAdmin } from '#harness/admin.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession, type Client } from '#harness/session.ts'
import type { TestStage } from '#harness/stage.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { bodyFor, planFor, thingOf } from '../samples.ts'
import type { Exchange } from './rules.ts'
import type { FuzzedRequest } from './request.ts'
import * as z from 'zod/mini'

/** The sample data for the requests to one endpoint. */
export interface Target {
  readonly sample: unknown
  send(request: FuzzedRequest): Promise<Exchange>
}

const User = z.object({ id: z.string() })

/**
 * Keeps the senders signed in, whatever the requests do to their session, account or allowance: a fuzzed
 * request that is refused as unauthenticated tests nothing else.
 */
export async function fuzzSenders(
  stage: TestStage,
): Promise<{ target: (contract: Contract) => Promise<Target> }> {
  let count = 0
  const freshUser = async (plan: 'pro' | 'none'): Promise<Client> => {
    // A network's sign-ins are counted.
    stage.advance(15_000)
    count += 1
    const email = `fuzz-${count}@mail.example`
    return plan === 'pro'
      ? await readyUser(stage, email, plan, 'product-manager.txt')
      : await browserSession(stage, email, { plan })
  }
  let admin = ''
  const freshAdmin = async () => {
    count += 1
    admin = (await signedInAdmin(stage, `fuzz-${count}@staff.example`, 'super_admin')).cookie
  }
  await freshAdmin()
  let shared = await freshUser('pro')

  async function target(contract: Contract): Promise<Target> {
    const forAdmins = contract.auth.endsWith('admin')
    if ((await shared.get('/api/user')).status !== 200) shared = await freshUser('pro')
    const plan = planFor(contract.id)
    let user = plan === 'pro' ? shared : await freshUser('none')
    const owned = async () =>
      (await thingOf(contract.id)?.make(
        stage,
        forAdmins ? '' : User.parse((await user.get('/api/user')).body).id,
      )) ?? {}
    const sample = await bodyFor(contract, user)
    let params = await owned()
    return {
      sample,
      async send(request) {
        const answer = await exchange(stage.origin, contract, request, {
          params: request.params ?? params,
          cookie: { user: `sid=${user.cookies()['sid'] ?? ''}`, admin: `adm=${admin}`, stranger: '' }[
            request.sender
          ],
        })
        if (answer.status === 429) stage.advance(1000 * Number(answer.headers.get('retry-after') ?? 60))
        if (request.sender === 'user' && (await user.get('/api/user')).status === 401) {
          user = await freshUser(plan)
          params = await owned()
        }
        if (request.sender === 'admin' && answer.status === 401) await freshAdmin()
        return answer
      },
    }
  }
  return { target }
}

async function exchange(
  origin: string,
  { method, path }: Contract,
  { query, body, contentType, headers }: FuzzedRequest,
  { params, cookie }: { params: Readonly<Record<string, string>>; cookie: string },
): Promise<Exchange> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))
  const search = Object.entries(query)
    .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
    .join('&')
  const response = await fetch(new URL(`${filled}${search === '' ? '' : `?${search}`}`, origin), {
    method,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      origin,
      ...(cookie === '' ? {} : { cookie }),
      ...(contentType === undefined || method === 'GET' ? {} : { 'content-type': contentType }),
      ...headers,
    },
    ...(body === undefined || method === 'GET' ? {} : { body }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** A longer request head is refused by the server before our code sees it. */
const MOST_IN_ADDRESS = 600

/** Half a surrogate pair cannot be encoded in a URL. */
const encoded = (text: string): string => encodeURIComponent(text.slice(0, MOST_IN_ADDRESS).toWellFormed())
