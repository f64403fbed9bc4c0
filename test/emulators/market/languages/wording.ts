import type { Trait } from '../description.ts'
import type { LocalProfession } from './local-profession.ts'

/** How a language writes a posting. */
export interface Wording {
  /** Of the same length in every language, so that a posting draws alike in each. */
  readonly who: (of: Who) => readonly [string, string, string]
  readonly role: (of: Role) => readonly [string, string]
  readonly goal: (goal: string) => string
  readonly bring: (needs: readonly string[], tools: string) => string
  readonly tools: (tools: string) => string
  /** Of the page: what one will do, what one brings, what is offered, how to apply. */
  readonly headings: readonly [string, string, string, string]
  readonly belongs: (team: string) => string
  readonly benefits: readonly string[]
  /** How to apply; empty where nothing is said. */
  readonly apply: readonly string[]
  readonly special: Readonly<Record<Exclude<Trait, 'plain' | 'hostile'>, readonly string[]>>
}

/** A language beside English. */
export interface LocalWording extends Wording {
  readonly professions: readonly LocalProfession[]
  /** Of any work that is not among them. */
  readonly other: LocalProfession
  /** What companies of an industry do, as they say it of themselves, the verb first. */
  readonly industries: Readonly<Record<string, string>>
  /** Ways of writing a title. */
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
