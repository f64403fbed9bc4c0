import { AppError } from '#platform/app-error.ts'
import { userActor, type UserActor } from '#platform/actor.ts'
import type { ActivityAction } from '#shared/catalog/activities.ts'
import type { Auth, Contract } from '#shared/contracts/contract.ts'
import { readCookie } from '#platform/http/cookies.ts'
import { Answer, type HttpEvent } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { depsOf, type Deps, type Services } from '#platform/lambda/deps.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import type { RecordActivity } from '#functions/account/activity/record-activity.ts'
import { findSession, type Session } from '#functions/auth/find-session.store.ts'
import { limits, table } from '../table.ts'
import type { Inputs } from '#platform/http/parse-request.ts'
import { countCall } from '#platform/http/count-call.ts'
import { serve, type Reply } from '#platform/http/serve.ts'

type ActorOf<A extends Auth> = A extends 'user' ? UserActor : A extends 'optional' ? UserActor | null : null
type SessionOf<A extends Auth> = A extends 'user' ? Session : Session | null

interface Caller<A extends Auth> {
  readonly actor: ActorOf<A>
  readonly session: SessionOf<A>
}

type PublicContract = Contract & { readonly auth: 'none' | 'optional' | 'user' }

interface CallDeps {
  /** Counts this call in the limits that the contract leaves to the handler. Throws too_many_requests. */
  readonly countCall: () => Promise<void>
}

interface Recording {
  readonly recordActivity: () => RecordActivity
}

/** What an endpoint is given because of its contract: one that names an activity records it. */
type Given<C extends Contract> = C['activity'] extends ActivityAction ? Recording : unknown

type EndpointInput<C extends Contract, S extends Services> = Inputs<C> &
  Caller<C['auth']> & { readonly deps: Deps<S> & CallDeps; readonly event: HttpEvent }

/**
 * Makes a contract a Lambda. `services` are what the handler needs besides clock, ids and secrets, and
 * `recordActivity` where the contract names an activity. The call is counted in the contract's rate limits before the handler runs; its activity is recorded afterwards.
 */
export function endpoint<C extends PublicContract, S extends Services & Partial<Recording>>(
  contract: C,
  services: S & Given<C>,
  run: (input: EndpointInput<C, S>) => Promise<Reply<C>>,
) {
  return serve<C, Caller<C['auth']>>(contract, {
    cookie: 'sid',
    authenticate: async (event) => ({ caller: callerOf(contract, await sessionOf(contract, event)) }),
    run: async ({ caller, ...request }) => {
      const call = { ...request, actor: caller.actor }
      await countCall(contract, call, 'by_wrapper', limits)
      const counting = { countCall: async () => await countCall(contract, call, 'by_handler', limits) }
      const answer = await run({ ...request, ...caller, deps: { ...depsOf(services), ...counting } })
      if (caller.actor !== null) await record(contract, services, caller.actor, answer)
      return answer
    },
  })
}

async function record(
  { activity }: Contract,
  { recordActivity }: Partial<Recording>,
  { userId }: UserActor,
  answer: unknown,
): Promise<void> {
  const details = answer instanceof Answer ? answer.extras.activity : undefined
  if (activity !== undefined && details !== null) await recordActivity?.()(userId, activity, details)
}

function callerOf<C extends PublicContract>(contract: C, session: Session | null): Caller<C['auth']>
function callerOf(_contract: PublicContract, session: Session | null): object {
  return { actor: session && userActor(session.userId), session }
}

async function sessionOf(contract: PublicContract, event: HttpEvent): Promise<Session | null> {
  if (contract.auth === 'none') return null
  const secret = readCookie(event.cookies, 'sid')
  const session =
    secret === undefined ? null : await findSession(table(), secrets.hash(secret), systemClock.now())
  if (session === null && contract.auth === 'user') throw new AppError('not_authenticated')
  return session
}
