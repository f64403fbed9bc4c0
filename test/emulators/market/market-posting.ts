import type { MarketCompany } from './companies.ts'
import type { Described } from './description.ts'

export interface MarketPosting {
  /** Ten digits, as in the ids of job searches. */
  readonly id: string
  /** The data needed to generate the posting again. */
  readonly ref: string
  readonly title: string
  readonly company: string
  /** Null for public employers, who are not in the contact data. */
  readonly employer: MarketCompany | null
  readonly place: string
  readonly area: readonly string[]
  readonly description: Described
  readonly department: string
  readonly createdAt: Date
  readonly salary: readonly [number, number] | null
}
