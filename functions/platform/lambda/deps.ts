import type { Clock } from '../clock.ts'
import type { NewId } from '../ids.ts'
import type { Secrets } from '../secrets.ts'
import { newId, secrets } from './identifiers.ts'
import { systemClock } from './system-clock.ts'

/** Services that a handler needs besides clock, ids and secrets, under the names that its rule uses. */
export type Services = Readonly<Record<string, () => unknown>>

interface Basics {
  readonly clock: Clock
  readonly newId: NewId
  readonly secrets: Secrets
}

export type Deps<S extends Services> = Basics & { readonly [K in keyof S]: ReturnType<S[K]> }

/**
 * Dependencies of a handler: clock, ids, secrets, and each service, created once per process at first use.
 */
export function depsOf<S extends Services>(services: S): Deps<S>
export function depsOf(services: Services): object {
  const made = Object.entries(services).map(([name, service]) => [name, service()])
  return { clock: systemClock, newId, secrets, ...Object.fromEntries(made) }
}

const steps: (() => Promise<void>)[] = []

/** Adds a step that every request, message and scheduled task of this process waits for. It never rejects. */
export const addBeforeWork = (step: () => Promise<void>): void => void steps.push(step)

/** What a handler waits for first. Without a step it takes no time. */
export async function beforeWork(): Promise<void> {
  for (const step of steps) await step()
}
