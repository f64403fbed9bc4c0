import middy from '@middy/core'
import type { MiddlewareObj } from '@middy/core'
import type { Context } from 'aws-lambda'
import { AppError } from '#core/kernel/app-error.ts'
import { userActor, type UserActor } from '#core/kernel/actor.ts'
import type { Session } from '#core/session/session.ts'
import type { Auth, Contract, ReplyInputOf } from '#shared/contracts/contract.ts'
import { clearCookie, readCookie } from './cookies.ts'
import { guardOrigin } from './guard-origin.ts'
import { fileResult, jsonResult, problemResult, redirectResult, type Answer, type HttpEvent, type HttpResult } from './http.ts'
import { secrets } from './identifiers.ts'
import { systemClock } from './clock.ts'
import { describeError, logger } from './logger.ts'
import { sessions } from './needs/sessions.ts'
import { parseRequest, type Inputs } from './parse-request.ts'

type Providers = Readonly<Record<string, () => unknown>>
type Needs<P extends Providers> = { readonly [K in keyof P]: ReturnType<P[K]> }

interface Caller {
  /** The session's record; null without a session. */
  readonly session: Session | null
  readonly event: HttpEvent
}

type ActorOf<A extends Auth> = A extends 'user' ? UserActor : A extends 'optional' ? UserActor | null : null
type SessionOf<A extends Auth> = A extends 'user' ? Session : Session | null

export type EndpointInput<C extends Contract, P extends Providers> = Inputs<C> & {
  readonly actor: ActorOf<C['auth']>
  readonly session: SessionOf<C['auth']>
  readonly needs: Needs<P>
  readonly event: HttpEvent
}

type Reply<C extends Contract> = Answer<C['reply'] extends 'redirect' ? never : ReplyInputOf<C>>

/**
 * Makes a contract and its handler a Lambda: origin, session, parsing, the answer through the reply schema, errors and the
 * log line are all here. `providers` name what the handler needs; each is made once a process, at its first use.
 */
export function endpoint<C extends Contract, P extends Providers>(
  contract: C,
  providers: P,
  run: (input: EndpointInput<C, P>) => Promise<Reply<C>>,
) {
  const handle = async (event: HttpEvent, context: Context): Promise<HttpResult> => {
    guardOrigin(event)
    const caller: Caller = { session: await sessionOf(contract, event), event }
    const input = inputOf<C, P>(contract, providers, caller, parseRequest(contract, event))
    return resultOf(contract, await run(input), requestIdOf(event, context))
  }
  return middy<HttpEvent, HttpResult>().use(observed(contract)).handler(handle)
}

function inputOf<C extends Contract, P extends Providers>(contract: C, providers: P, caller: Caller, inputs: Inputs<C>): EndpointInput<C, P>
function inputOf(_contract: Contract, providers: Providers, { session, event }: Caller, inputs: Inputs<Contract>): object {
  const needs = Object.fromEntries(Object.entries(providers).map(([name, provide]) => [name, provide()]))
  return { ...inputs, actor: session && userActor(session.userId), session, needs, event }
}

async function sessionOf(contract: Contract, event: HttpEvent): Promise<Session | null> {
  if (contract.auth === 'none') return null
  const secret = readCookie(event.cookies, 'sid')
  const session = secret === undefined ? null : await sessions().find(secrets.hash(secret), systemClock.now())
  if (session === null && contract.auth === 'user') throw new AppError('not_authenticated')
  return session
}

function resultOf(contract: Contract, answer: Answer<unknown>, requestId: string): HttpResult {
  if (answer.kind === 'redirect') return redirectResult(answer.location, requestId, answer.cookies)
  if (answer.kind === 'file') {
    const result = fileResult(answer, requestId)
    if (result === null) throw new AppError('export_too_large')
    return result
  }
  const schema = contract.reply === 'redirect' ? undefined : contract.reply[answer.status]
  if (schema === undefined) throw new Error(`${contract.id} answered a status that its contract does not have`)
  return jsonResult(answer.status, schema.parse(answer.body), requestId, { cookies: answer.cookies ?? [], headers: answer.headers ?? {} })
}

const requestIdOf = (event: HttpEvent, context: Context): string => event.requestContext.requestId || context.awsRequestId

const startedAt = new WeakMap<HttpEvent, number>()

/**
 * Turns every throw into the contract's problem; what was not expected becomes `internal` and is logged by its class alone.
 * One log line a request: endpoint, status and duration; nothing that was sent or answered.
 */
function observed(contract: Contract): MiddlewareObj<HttpEvent, HttpResult> {
  const finish = (event: HttpEvent, requestId: string, status: number | undefined, code?: string) => {
    const ms = Math.round(performance.now() - (startedAt.get(event) ?? performance.now()))
    logger.info({ endpoint: contract.id, requestId, status, ms, refusal: code }, 'request')
  }
  return {
    before: ({ event }) => void startedAt.set(event, performance.now()),
    after: ({ event, context, response }) => finish(event, requestIdOf(event, context), response?.statusCode),
    onError: ({ error, event, context }) => {
      const requestId = requestIdOf(event, context)
      const expected = error instanceof AppError ? error : new AppError('internal')
      if (!(error instanceof AppError)) logger.error({ endpoint: contract.id, requestId, error: describeError(error) }, 'endpoint failed')
      const result = problemResult(expected, requestId)
      finish(event, requestId, result.statusCode, expected.code)
      return expected.code === 'not_authenticated' ? { ...result, cookies: [clearCookie('sid')] } : result
    },
  }
}
