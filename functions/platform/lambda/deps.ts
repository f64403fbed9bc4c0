import type { Clock } from '../clock.ts'
import type { NewId } from '../ids.ts'
import type { Secrets } from '../secrets.ts'
import { newId, secrets } from './identifiers.ts'
import { systemClock } from './system-clock.ts'

/** What a handler asks for beside clock, ids and secrets, under the names that its rule takes. */
export type Services = Readonly<Record<string, () => unknown>>

interface Basics {
  readonly clock: Clock
  readonly newId: NewId
  readonly secrets: Secrets
}

export type Deps<S extends Services> = Basics & { readonly [K in keyof S]: ReturnType<S[K]> }

/** What a handler is given: clock, ids, secrets, and each service, made once a process at its first use. */
export function depsOf<S extends Services>(services: S): Deps<S>
export function depsOf(services: Services): object {
  const made = Object.entries(services).map(([name, service]) => [name, service()])
  return { clock: systemClock, newId, secrets, ...Object.fromEntries(made) }
}
