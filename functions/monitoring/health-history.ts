import { isDeepStrictEqual } from 'node:util'
import type { ServicePartId } from '#shared/catalog/monitoring/service-parts.ts'
import type { Health } from '#shared/models/admin/monitoring.ts'
import type { CheckedHealth } from './health.ts'

/** Since when each part of the service, and each component that is not healthy, has been as it is. */
export interface HealthHistory {
  readonly parts: Readonly<Partial<Record<ServicePartId, Spell>>>
  readonly components: Readonly<Record<string, Spell>>
}

interface Spell {
  readonly status: Health
  readonly since: Date
}

export const NO_HISTORY: HealthHistory = { parts: {}, components: {} }

/** The history after a check. A status that stays keeps its beginning; healthy parts and components have none. */
export function historyAfter(before: HealthHistory, health: CheckedHealth, now: Date): HealthHistory {
  const spell = (status: Health, known: Spell | undefined): Spell =>
    known?.status === status ? known : { status, since: now }
  return {
    parts: Object.fromEntries(
      health.parts.flatMap(({ id, status }) =>
        status === 'healthy' ? [] : [[id, spell(status, before.parts[id])]],
      ),
    ),
    components: Object.fromEntries(
      health.components.flatMap(({ name, status }) =>
        status === 'healthy' ? [] : [[name, spell(status, before.components[name])]],
      ),
    ),
  }
}

/** Whether anything began or ended between the two. */
export const hasChanged = (before: HealthHistory, after: HealthHistory): boolean =>
  !isDeepStrictEqual(before, after)
