import type { TargetRole } from '#shared/catalog/configuration/roles.ts'
import type { Timeframe } from '#shared/catalog/configuration/timeframes.ts'
import type { Preferences } from '#shared/models/configuration.ts'

/** What the user set. One job title, one country, one city, one role. */
export interface SavedConfiguration extends Preferences {
  readonly id: string
  readonly resumeId: string
  readonly jobTitle: string
  readonly country: string
  /** City of the catalogue, or its All Cities entry. */
  readonly city: string
  readonly timeframe: Timeframe
  readonly role: TargetRole
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A resume travels under this name, never under an address of the object store. */
export const resumeReference = (resumeId: string): string => `resumes/${resumeId}`
export const resumeIdOf = (reference: string): string | null =>
  /^resumes\/(res_[0-9A-Z]{26})$/.exec(reference)?.[1] ?? null
