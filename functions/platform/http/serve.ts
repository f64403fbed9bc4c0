import middy from '@middy/core'
import type { MiddlewareObj } from '@middy/core'
import type { Context } from 'aws-lambda'
import { AppError } from '../app-error.ts'
import type { Contract, ReplyInputOf } from '#shared/contracts/contract.ts'
import { clearCookie, type CookieName } from './cookies.ts'
import { guardOrigin } from './guard-origin.ts'
import {
  fileResult,
  jsonResult,
  problemResult,
  redirectResult,
  Answer,
  reply,
  type HttpEvent,
  type HttpResult,
} from './http.ts'
import { describeError, logger } from '../log/logger.ts'
import { sampleMemory } from '../log/memory.ts'
import { count } from '../log/metrics.ts'
import { parseRequest, type Inputs } from './parse-request.ts'

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
  if (content.kind === 'file') {
    const result = fileResult(content, requestId)
    if (result === null) throw new AppError('export_too_large')
    return result
  }
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
