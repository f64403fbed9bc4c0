import type { Hono } from 'hono'
import type { NodeEnv } from '../kit/server.ts'
import type { MarketFamily } from '../market/board-employers.ts'
import type { BoardPosting } from '../market/boards.ts'

/** The parts that a family's routes are built from. */
export interface FamilyParts {
  readonly app: Hono<NodeEnv>
  /** The open jobs of a board; null when there is none of that name. */
  readonly postings: (token: string) => readonly BoardPosting[] | null
  /** Two malformed rows while that fault is on, otherwise none. */
  readonly brokenRows: () => readonly unknown[]
  /** URL of the job's public page. */
  readonly pageOf: (requestUrl: string, token: string, posting: BoardPosting) => string
}

export interface FamilyRoutes {
  readonly family: MarketFamily
  /** Base path below the emulator's address, with the placeholders of the family's hosts. */
  readonly base: string
  readonly add: (parts: FamilyParts) => void
}

/** Splits "Berlin, Germany" into city and country. */
export function partsOf(place: string): { city: string; country: string } {
  const [city = '', ...rest] = place.split(', ')
  return { city, country: rest.at(-1) ?? '' }
}
