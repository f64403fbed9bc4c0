import type { OwnItemKind } from './inventory.ts'

export type Fields = Readonly<Record<string, unknown>>

/** An item of a user's own partition as it is kept, without what only the store needs. */
export interface OwnRecord {
  readonly kind: OwnItemKind
  /** What tells it from others of its kind; empty where there is one alone. */
  readonly id: string
  readonly fields: Fields
}

/** Everything that stands in a user's own partition. */
export interface PersonalRecords {
  of(userId: string): Promise<readonly OwnRecord[]>
}
