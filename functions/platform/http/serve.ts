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
  type Answer,
  type HttpEvent,
  type HttpResult,
} from './http.ts'
import { describeError, logger } from '../log/logger.ts'
import { sampleMemory } from '../log/memory.ts'
import { count } from '../log/metrics.ts'
import { parseRequest, type Inputs } from './parse-request.ts'

export type Reply<C extends Contract> = Answer<C['reply'] extends 'redirect' ? never : ReplyInputOf<C>>

/** Who calls, and what the answer says to the browser about it. */
export interface Identified<Who> {
  readonly who: Who
  readonly cookies?: readonly string[]
}

interface Door<C extends Contract, Who> {
  /** Throws AppError when the caller may not come in. */
  identify(event: HttpEvent): Promise<Identified<Who>>
  /** Throws AppError when the caller may not do this, whatever the request says. */
  admit?(who: Who, request: { readonly event: HttpEvent; readonly requestId: string }): Promise<void>
  /** The cookie that goes when it lets nobody in. */
  readonly cookie: CookieName
  run(
    input: Inputs<C> & { readonly who: Who; readonly event: HttpEvent; readonly requestId: string },
  ): Promise<Reply<C>>
}

/** Makes a contract a Lambda: origin, caller, parsing, reply schema, errors and log line are all here. */
export function serve<C extends Contract, Who>(contract: C, door: Door<C, Who>) {
  const handle = async (event: HttpEvent, context: Context): Promise<HttpResult> => {
    guardOrigin(contract, event)
    const { who, cookies = [] } = await door.identify(event)
    given.set(event, cookies)
    const requestId = requestIdOf(event, context)
    await door.admit?.(who, { event, requestId })
    const answer = await door.run({ ...parseRequest(contract, event), who, event, requestId })
    return resultOf(contract, answer, { requestId, cookies })
  }
  return middy<HttpEvent, HttpResult>().use(observed(contract, door.cookie)).handler(handle)
}

function resultOf(
  contract: Contract,
  answer: Answer<unknown>,
  { requestId, cookies }: { requestId: string; cookies: readonly string[] },
): HttpResult {
  if (answer.kind === 'redirect') return redirectResult(answer.location, requestId, answer.cookies)
  if (answer.kind === 'file') {
    const result = fileResult(answer, requestId)
    if (result === null) throw new AppError('export_too_large')
    return result
  }
  const schema = contract.reply === 'redirect' ? undefined : contract.reply[answer.status]
  if (schema === undefined)
    throw new Error(`${contract.id} answered a status that its contract does not have`)
  // The answer's own come last, so that a sign-out has the last word.
  return jsonResult(answer.status, schema.parse(answer.body), requestId, {
    cookies: [...cookies, ...(answer.cookies ?? [])],
    headers: answer.headers ?? {},
  })
}

const requestIdOf = (event: HttpEvent, context: Context): string =>
  event.requestContext.requestId || context.awsRequestId

const startedAt = new WeakMap<HttpEvent, number>()
/** Cookies of a session that opened with a request: they go along with a refusal as well. */
const given = new WeakMap<HttpEvent, readonly string[]>()

/** Turns every throw into a problem, and logs one line a request; nothing that was sent or answered. */
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
        expected.code === 'not_authenticated' ? [clearCookie(cookie)] : [...(given.get(event) ?? [])]
      return cookies.length === 0 ? result : { ...result, cookies }
    },
  }
}
