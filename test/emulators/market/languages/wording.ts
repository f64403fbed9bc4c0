import type * as z from 'zod/mini'
import type { LocalMarket } from './local-profession.ts'

/** Marks postings that nobody should be written to about, and postings with prompt injections. */
export type Trait = 'plain' | 'no-agencies' | 'apply-only-via' | 'do-not-contact' | 'mass' | 'hostile'

/** How a language words a posting. */
export interface Wording {
  /** The same number of variants in every language, so that each draws the same random numbers. */
  readonly who: (of: Who) => readonly [string, string, string]
  readonly role: (of: Role) => readonly [string, string]
  readonly goal: (goal: string) => string
  readonly bring: (needs: readonly string[], tools: string) => string
  readonly tools: (tools: string) => string
  /** The page's headings: duties, requirements, benefits, how to apply. */
  readonly headings: readonly [string, string, string, string]
  readonly belongs: (team: string) => string
  readonly benefits: readonly string[]
  /** How to apply; empty when the posting does not say. */
  readonly apply: readonly string[]
  readonly special: Readonly<Record<Exclude<Trait, 'plain' | 'hostile'>, readonly string[]>>
}

/** A language other than English. */
export interface LocalWording extends Wording, z.infer<typeof LocalMarket> {
  /** Variants of writing a title. */
  readonly titles: (title: string, team: string) => readonly string[]
  readonly cities: Readonly<Record<string, string>>
}

interface Who {
  readonly organization: string
  readonly size: number
  readonly does: string
}

interface Role {
  readonly title: string
  readonly team: string
  readonly city: string
  readonly duties: readonly string[]
}
