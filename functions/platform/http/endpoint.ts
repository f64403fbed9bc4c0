import { AppError } from '../app-error.ts'
import { userActor, type UserActor } from '../actor.ts'
import type { Session } from '#functions/auth/session.ts'
import type { Auth, Contract } from '#shared/contracts/contract.ts'
import { readCookie } from './cookies.ts'
import type { HttpEvent } from './http.ts'
import { secrets } from '../lambda/identifiers.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { sessions } from '../services/stores.ts'
import type { Inputs } from './parse-request.ts'
import { depsOf, serve, type Deps, type Providers, type Reply } from './serve.ts'

type ActorOf<A extends Auth> = A extends 'user' ? UserActor : A extends 'optional' ? UserActor | null : null
type SessionOf<A extends Auth> = A extends 'user' ? Session : Session | null

interface Caller<A extends Auth> {
  readonly actor: ActorOf<A>
  /** The session's record. */
  readonly session: SessionOf<A>
}

type PublicContract = Contract & { readonly auth: 'none' | 'optional' | 'user' }

type EndpointInput<C extends Contract, P extends Providers> = Inputs<C> &
  Caller<C['auth']> & { readonly deps: Deps<P>; readonly event: HttpEvent }

/**
 * Makes a contract of users and visitors and its handler a Lambda. `providers` name what the handler needs.
 */
export function endpoint<C extends PublicContract, P extends Providers>(
  contract: C,
  providers: P,
  run: (input: EndpointInput<C, P>) => Promise<Reply<C>>,
) {
  return serve<C, Caller<C['auth']>>(contract, {
    cookie: 'sid',
    identify: async (event) => ({ who: callerOf(contract, await sessionOf(contract, event)) }),
    run: async ({ who, ...request }) => await run({ ...request, ...who, deps: depsOf(providers) }),
  })
}

function callerOf<C extends PublicContract>(contract: C, session: Session | null): Caller<C['auth']>
function callerOf(_contract: PublicContract, session: Session | null): object {
  return { actor: session && userActor(session.userId), session }
}

async function sessionOf(contract: PublicContract, event: HttpEvent): Promise<Session | null> {
  if (contract.auth === 'none') return null
  const secret = readCookie(event.cookies, 'sid')
  const session = secret === undefined ? null : await sessions().find(secrets.hash(secret), systemClock.now())
  if (session === null && contract.auth === 'user') throw new AppError('not_authenticated')
  return session
}
