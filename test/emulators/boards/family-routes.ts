import type { Hono } from 'hono'
import type { NodeEnv } from '../kit/server.ts'
import type { MarketFamily } from '../market/board-employers.ts'
import type { BoardPosting } from '../market/boards.ts'

/** What a family's routes are made with. */
export interface FamilyParts {
  readonly app: Hono<NodeEnv>
  /** The open jobs of a board; null when there is none of that name. */
  readonly postings: (token: string) => readonly BoardPosting[] | null
  /** Two rows of which nothing can be read, while that fault is on. */
  readonly brokenRows: () => readonly unknown[]
  /** The page of a job for people. */
  readonly pageOf: (requestUrl: string, token: string, posting: BoardPosting) => string
}

export interface FamilyRoutes {
  readonly family: MarketFamily
  /** Below the emulator's address, with the placeholders that the family's hosts have. */
  readonly base: string
  readonly add: (parts: FamilyParts) => void
}

/** "Berlin, Germany" in its parts. */
export function partsOf(place: string): { city: string; country: string } {
  const [city = '', ...rest] = place.split(', ')
  return { city, country: rest.at(-1) ?? '' }
}
