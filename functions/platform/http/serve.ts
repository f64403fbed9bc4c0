import middy, { type MiddlewareObj } from '@middy/core'
import type { Context } from 'aws-lambda'
import { AppError } from '../app-error.ts'
import type { Contract, ReplyInputOf } from '#shared/contracts/contract.ts'
import { appOrigin, clearCookie, type CookieName } from './cookies.ts'
import {
  Answer,
  fileResult,
  jsonResult,
  problemResult,
  redirectResult,
  reply,
  type HttpEvent,
  type HttpResult,
} from './http.ts'
import { describeError, logger } from '../log/logger.ts'
import { count, sampleMemory } from '../log/metrics.ts'
import { beforeWork } from '../lambda/deps.ts'
import { type Inputs, parseRequest } from './parse-request.ts'

type Body<C extends Contract> = C['reply'] extends 'redirect' ? never : ReplyInputOf<C>
/** What a handler returns: the body that its contract describes, or an answer with more. */
export type Reply<C extends Contract> = Body<C> | Answer<Body<C>>

/** The caller, and the cookies that the answer sets because of the sign-in. */
export interface Authenticated<Caller> {
  readonly caller: Caller
  readonly cookies?: readonly string[]
}

interface Steps<C extends Contract, Caller> {
  /** Throws AppError when the caller is not signed in as the contract asks. */
  authenticate(event: HttpEvent): Promise<Authenticated<Caller>>
  /** Throws AppError when the caller may not use this endpoint at all. Runs before the request is parsed. */
  authorize?(
    caller: Caller,
    request: { readonly event: HttpEvent; readonly requestId: string },
  ): Promise<void>
  /** The session cookie, which is cleared when it is no longer valid. */
  readonly cookie: CookieName
  run(
    input: Inputs<C> & { readonly caller: Caller; readonly event: HttpEvent; readonly requestId: string },
  ): Promise<Reply<C>>
}

/**
 * Makes a contract a Lambda: checks origin and caller, parses, runs, filters the reply, maps errors, logs.
 */
export function serve<C extends Contract, Caller>(contract: C, steps: Steps<C, Caller>) {
  const handle = async (event: HttpEvent, context: Context): Promise<HttpResult> => {
    guardOrigin(contract, event)
    await beforeWork()
    const { caller, cookies = [] } = await steps.authenticate(event)
    sessionCookies.set(event, cookies)
    const requestId = requestIdOf(event, context)
    await steps.authorize?.(caller, { event, requestId })
    const answer = await steps.run({ ...parseRequest(contract, event), caller, event, requestId })
    return resultOf(contract, answer, { requestId, cookies })
  }
  return middy<HttpEvent, HttpResult>().use(observed(contract, steps.cookie)).handler(handle)
}

function resultOf(
  contract: Contract,
  returned: unknown,
  { requestId, cookies }: { requestId: string; cookies: readonly string[] },
): HttpResult {
  const { content, extras } = returned instanceof Answer ? returned : reply(returned, {})
  if (content.kind === 'redirect') return redirectResult(content.location, requestId, extras.cookies)
  if (content.kind === 'file') return fileResult(content, requestId)
  const [status, schema] = Object.entries(contract.reply === 'redirect' ? {} : contract.reply)[0] ?? []
  if (schema === undefined) throw new Error(`${contract.id} only redirects, but its handler answered a body`)
  // The handler's own cookies come last, so that a sign-out wins.
  return jsonResult(Number(status), schema.parse(content.body), requestId, {
    ...extras,
    cookies: [...cookies, ...(extras.cookies ?? [])],
  })
}

const requestIdOf = (event: HttpEvent, context: Context): string =>
  event.requestContext.requestId || context.awsRequestId

const startedAt = new WeakMap<HttpEvent, number>()
/** Cookies of a session that was opened with this request; a refusal sets them too. */
const sessionCookies = new WeakMap<HttpEvent, readonly string[]>()

/** Turns every error into a problem answer, and logs one line per request without its content. */
function observed(contract: Contract, cookie: CookieName): MiddlewareObj<HttpEvent, HttpResult> {
  const finish = (event: HttpEvent, context: Context, status: number | undefined, code?: string) => {
    const requestId = requestIdOf(event, context)
    if (status === 429) count('RateLimited', 1, contract.id)
    sampleMemory(context)
    const ms = Math.round(performance.now() - (startedAt.get(event) ?? performance.now()))
    logger.info({ endpoint: contract.id, requestId, status, ms, refusal: code }, 'request')
  }
  return {
    before: ({ event }) => void startedAt.set(event, performance.now()),
    after: ({ event, context, response }) => finish(event, context, response?.statusCode),
    onError: ({ error, event, context }) => {
      const requestId = requestIdOf(event, context)
      const expected = error instanceof AppError ? error : new AppError('internal')
      if (!(error instanceof AppError))
        logger.error({ endpoint: contract.id, requestId, error: describeError(error) }, 'endpoint failed')
      const result = problemResult(expected, requestId)
      finish(event, context, result.statusCode, expected.code)
      const cookies =
        expected.code === 'not_authenticated' ? [clearCookie(cookie)] : [...(sessionCookies.get(event) ?? [])]
      return cookies.length === 0 ? result : { ...result, cookies }
    },
  }
}

/**
 * Protects against cross-site request forgery, together with the Lax cookie. Writes must come from our own
 * site, judged by Sec-Fetch-Site, or by Origin if that is missing. Reads with a session refuse navigation
 * from other sites, because a link to an export would be recorded as the user's own act. Redirects are
 * exempt: other sites lead back to them; so are writes that a token in them decides. Throws AppError origin_refused.
 */
function guardOrigin(contract: Pick<Contract, 'auth' | 'from' | 'reply'>, event: HttpEvent): void {
  const site = event.headers['sec-fetch-site']
  const allowed =
    event.requestContext.http.method === 'GET'
      ? contract.auth === 'none' || contract.reply === 'redirect' || !FOREIGN.has(site ?? '')
      : contract.from === 'anywhere' || fromSite(site, event)
  if (!allowed) throw new AppError('origin_refused')
}

const FOREIGN: ReadonlySet<string> = new Set(['cross-site', 'same-site'])

const fromSite = (site: string | undefined, { headers }: HttpEvent): boolean =>
  site === undefined ? headers['origin'] === appOrigin() : site === 'same-origin'
