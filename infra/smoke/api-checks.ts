import * as z from 'zod/mini'
import { json } from '#infra/context-fields.ts'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import { Problem } from '#shared/models/wire-types.ts'
import { must, type Checks } from './check.ts'
import type { Answer } from './site.ts'

/** Throws Error unless the answer is a problem with this code. */
function mustRefuse(answer: Answer, code: ErrorCode): void {
  must(answer.status === ERRORS[code].status, `answered ${answer.status} instead of ${ERRORS[code].status}`)
  must(
    answer.headers.get('content-type')?.startsWith('application/json') === true,
    `the refusal is ${answer.headers.get('content-type')}`,
  )
  const { data } = Problem.safeParse(json(answer.text))
  must(data?.code === code, `the refusal has the code ${data?.code} instead of ${code}`)
}

/** API Gateway's own answer for an unknown route, for which no function runs. */
const GatewayRefusal = z.strictObject({ message: z.literal('Not Found') })

/** Throws Error unless the route is unknown: our own problem with this code, or the gateway's plain 404. */
function mustLeadNowhere(answer: Answer, code: ErrorCode): void {
  const gateway = answer.status === 404 && GatewayRefusal.safeParse(json(answer.text)).success
  if (!gateway) mustRefuse(answer, code)
}

const write = (headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: '{}',
})

export const API_CHECKS: Checks = {
  'without a session the API says so': async (site) =>
    mustRefuse(await site.request('/api/session-status'), 'not_authenticated'),
  'an address of no endpoint is a problem, not the page': async (site) =>
    mustLeadNowhere(await site.request('/api/no-such-endpoint'), 'not_found'),
  'a method of no endpoint is refused': async (site) =>
    mustLeadNowhere(
      await site.request('/api/user/configuration', { method: 'DELETE', headers: { origin: site.origin } }),
      'method_not_allowed',
    ),
  'a write that does not say where it comes from is refused': async (site) =>
    mustRefuse(await site.request('/api/extend-session', write({})), 'origin_refused'),
  'a write from elsewhere is refused': async (site) =>
    mustRefuse(
      await site.request('/api/extend-session', write({ origin: 'https://elsewhere.example' })),
      'origin_refused',
    ),
  'a write from the site gets as far as the session': async (site) =>
    mustRefuse(
      await site.request('/api/extend-session', write({ origin: site.origin })),
      'not_authenticated',
    ),
  'answers of the API are never kept': async (site) => {
    const [first, second] = [
      await site.request('/api/session-status'),
      await site.request('/api/session-status'),
    ]
    must(
      first.headers.get('cache-control')?.includes('no-store') === true,
      `cache-control is ${first.headers.get('cache-control')}`,
    )
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'))
    must(ids[0] !== null && ids[0] !== ids[1], 'two requests got one answer')
    must(!/^hit/i.test(second.headers.get('x-cache') ?? ''), `x-cache is ${second.headers.get('x-cache')}`)
  },
  'no other site may read the API': async (site) => {
    const { headers } = await site.request('/api/session-status', {
      headers: { origin: 'https://elsewhere.example' },
    })
    must(
      headers.get('access-control-allow-origin') === null,
      `access-control-allow-origin is ${headers.get('access-control-allow-origin')}`,
    )
  },
}
