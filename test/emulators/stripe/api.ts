import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { recordRequest } from '#emulators/kit/recorded.ts'
import { dropAnswer, neverAnswer, type NodeEnv } from '#emulators/kit/server.ts'
import { expand } from './expand.ts'
import type { Fault, FaultQueue } from './faults.ts'
import { parseForm, type Form } from './form.ts'
import { idempotencyKeys, inProgress, type Answer } from './idempotency.ts'
import { invalid, problemOf, StripeProblem } from './problems.ts'
import { API_VERSION, randomText, type World } from './world.ts'

export interface Call {
  /** The id in the path. */
  readonly id: string
  /** The parameters, parsed with the schema. Throws StripeProblem 400. */
  readonly params: <S extends z.ZodMiniType>(schema: S) => z.output<S>
}

export type Route = (method: 'get' | 'post' | 'delete', path: string, work: (call: Call) => object) => void

interface ApiOptions {
  readonly secretKey: string
  readonly faults: FaultQueue
  /** Runs before each call, to do what became due. */
  readonly catchUp: () => void
  /** Runs after each call, to save the state and send webhooks. */
  readonly settled: () => void
}

const Paths = z._default(z.array(z.string()), [])

/** Gives every API route its key and version check, idempotency, expansion, errors and faults. */
export function apiRoutes(app: Hono<NodeEnv>, world: World, options: ApiOptions): Route {
  const keys = idempotencyKeys(world)

  const answerOf = (c: Context<NodeEnv>, form: Form, work: (call: Call) => object): Answer => {
    const { expand: paths, ...rest } = form
    const params = <S extends z.ZodMiniType>(schema: S): z.output<S> => {
      const parsed = schema.safeParse(rest)
      if (!parsed.success) throw problemOf(parsed.error.issues)
      return parsed.data
    }
    try {
      options.catchUp()
      const wanted = Paths.safeParse(paths)
      if (!wanted.success) throw invalid('Invalid array', { param: 'expand' })
      return {
        status: 200,
        body: JSON.stringify(
          expand(world, work({ id: c.req.param('id') ?? '', params }), wanted.data),
          null,
          2,
        ),
      }
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error
      return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) }
    }
  }

  return (method, path, work) => {
    app.on(method.toUpperCase(), path, async (c) => {
      const request = `req_${randomText(14)}`
      const head = {
        'request-id': request,
        'stripe-version': API_VERSION,
        'content-type': 'application/json',
      }
      const reply = (answer: Answer, more: Record<string, string> = {}) =>
        new Response(answer.body, { status: answer.status, headers: { ...head, ...more } })
      const refuse = (error: StripeProblem) =>
        reply({ status: error.status, body: JSON.stringify({ error: error.body }) })
      const denied = authorise(c, options.secretKey)
      if (denied !== null) return refuse(denied)
      const fault = options.faults.take(method.toUpperCase(), path)
      if (fault?.kind === 'timeout') return neverAnswer(c)
      const broken = fault === undefined ? null : faultBefore(fault)
      if (broken !== null) return refuse(broken)

      const body = method === 'get' ? '' : await c.req.text()
      const form = parseForm(method === 'post' ? body : new URL(c.req.url).search.slice(1))
      // Only the product uses Stripe's package; pages and tests call the API by hand.
      if (c.req.header('user-agent')?.startsWith('Stripe/') === true)
        recordRequest('stripe', `${method.toUpperCase()} ${path}`, form)
      const key = method === 'post' ? (c.req.header('idempotency-key') ?? null) : null
      const { pathname } = new URL(c.req.url)
      try {
        const known = key === null ? null : keys.begin(key, method, pathname, body)
        if (known !== null)
          return reply(known, { 'idempotent-replayed': 'true', 'original-request': request })
      } catch (error) {
        if (error instanceof StripeProblem) return refuse(error)
        throw error
      }
      if (fault?.kind === 'slow') await sleep(fault.delayMs)
      world.cause = { request, key }
      let answer: Answer | null = null
      try {
        answer = answerOf(c, form, work)
        if (fault?.kind === 'error_after_effect')
          answer = {
            status: 500,
            body: JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred.' } }),
          }
      } finally {
        world.cause = null
        if (key !== null) keys.end(key, method, pathname, body, answer)
        options.settled()
      }
      if (fault?.kind === 'drop_after_effect') return dropAnswer(c)
      if (fault?.kind === 'timeout_after_effect') return neverAnswer(c)
      return reply(answer)
    })
  }
}

function authorise(c: Context<NodeEnv>, secretKey: string): StripeProblem | null {
  const given = (c.req.header('authorization') ?? '').replace(/^Bearer /, '')
  if (given === '')
    return invalid(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
      {},
      401,
    )
  if (given !== secretKey) return invalid('Invalid API Key provided.', {}, 401)
  const version = c.req.header('stripe-version')
  if (version !== undefined && version !== API_VERSION)
    return invalid(`Invalid Stripe API version: ${version}. The emulator speaks ${API_VERSION}.`)
  const type = c.req.header('content-type')
  if (c.req.method === 'POST' && type !== undefined && !type.startsWith('application/x-www-form-urlencoded'))
    return invalid(`Invalid request: the body has to be a form, not ${type}.`)
  return null
}

function faultBefore({ kind }: Fault): StripeProblem | null {
  if (kind === 'rate_limit')
    return invalid('Too many requests. Please retry later.', { code: 'rate_limit' }, 429)
  if (kind === 'unauthorized') return invalid('Expired API Key provided.', { code: 'api_key_expired' }, 401)
  if (kind === 'api_error')
    return new StripeProblem(500, { type: 'api_error', message: 'An unknown error occurred.' })
  if (kind === 'unavailable')
    return new StripeProblem(503, { type: 'api_error', message: 'The service is unavailable.' })
  return kind === 'in_progress' ? inProgress('the given one') : null
}
