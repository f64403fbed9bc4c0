/**
 * The public boards of the market's companies, each family under its own path and in its own format.
 *
 * Rules:
 * - An unknown board is 404; closed, unlisted and broken rows stand among the others (developers.greenhouse.io/job-board.html,
 *   github.com/lever/postings-api, developers.ashbyhq.com/docs/public-job-posting-api).
 * - Lists are paged as each vendor pages them (developers.smartrecruiters.com/docs/posting-api).
 * - An offer of Recruitee may be in several places, and the careers host of a company that left redirects to the vendor
 *   (docs.recruitee.com/reference/offers).
 *
 * Not imitated: questions, applications, pay, list filters, boards in several languages, and the caches in front
 * of the real boards.
 */
import type { EmulatorOptions } from '../kit/emulator.ts'
import {
  BOARD_EMPLOYERS,
  MARKET_FAMILIES,
  type MarketBoard,
  type MarketFamily,
} from '../market/board-employers.ts'
import { boardPostings } from '../market/boards.ts'
import type { PostingEmulator } from '../market/posting-emulator.ts'
import { providerEmulator } from '../market/provider-faults.ts'
import { fitsWindows } from '../market/rate-windows.ts'
import { ashbyRoutes } from './families/ashby.ts'
import { greenhouseRoutes } from './families/greenhouse.ts'
import { leverRoutes } from './families/lever.ts'
import { recruiteeRoutes } from './families/recruitee.ts'
import { smartrecruitersRoutes } from './families/smartrecruiters.ts'
import { teamtailorRoutes } from './families/teamtailor.ts'
import { workableRoutes } from './families/workable.ts'

const FAMILIES = [
  ashbyRoutes,
  greenhouseRoutes,
  leverRoutes,
  recruiteeRoutes,
  smartrecruitersRoutes,
  teamtailorRoutes,
  workableRoutes,
]

export interface BoardsEmulatorOptions extends EmulatorOptions {
  /** Calls that each family accepts before it refuses; unlimited when absent. */
  readonly limits?: readonly { readonly seconds: number; readonly limit: number }[]
}

export interface BoardsEmulator extends PostingEmulator {
  /** The boards that a deployment would list. */
  readonly boards: readonly MarketBoard[]
  /** Base URL of a family, as its adapter expects it. */
  base(family: MarketFamily): string
}

/** Starts the emulator. */
export async function startBoardsEmulator(options: BoardsEmulatorOptions = {}): Promise<BoardsEmulator> {
  const refuse = (status: number) =>
    Response.json({ status, error: status === 429 ? 'Too many requests' : 'Error' }, { status })
  const { app, clock, rows, start } = providerEmulator(options, refuse)
  const { limits } = options
  for (const { family, add } of FAMILIES) {
    const calls: number[] = []
    if (limits !== undefined)
      app.use(`/${family}/*`, async (_, next) =>
        fitsWindows(calls, clock.now().getTime(), limits) ? await next() : refuse(429),
      )
    add({
      app,
      postings: (token) => boardPostings(family, token, clock.now()),
      brokenRows: () => (rows() ? BROKEN_ROWS : []),
      pageOf: (url, token, { id }) => `${new URL(url).origin}/jobs/${family}/${token}/${id}`,
    })
  }
  app.get('/jobs/:family/:token/:id', (c) => {
    const family = MARKET_FAMILIES.find((each) => each === c.req.param('family'))
    const posting =
      family === undefined
        ? undefined
        : boardPostings(family, c.req.param('token'), clock.now())?.find(
            ({ id }) => String(id) === c.req.param('id'),
          )
    return posting === undefined
      ? c.text('This job is gone.', 404)
      : c.text(
          `${posting.title}\n${posting.place}\n\n${posting.html.replace(/<!--.*?-->|<[^>]+>/g, '\n').replace(/\n{2,}/g, '\n')}`,
        )
  })
  const server = await start()
  const boards = BOARD_EMPLOYERS.map(({ board }) => board)
  const base = (of: MarketFamily) =>
    `${server.url}${FAMILIES.find(({ family }) => family === of)?.base ?? ''}`
  return {
    ...server,
    boards,
    base,
    settings: Object.fromEntries(
      MARKET_FAMILIES.flatMap((family) => [
        [`${family.toUpperCase()}_BASE_URL`, base(family)],
        [`${family.toUpperCase()}_BOARDS`, listOf(boards.filter((board) => board.family === family))],
      ]),
    ),
  }
}

/** The boards emulator, seen as the emulator of one family. */
export const familyEmulator =
  (family: MarketFamily) =>
  async (options: EmulatorOptions = {}): Promise<PostingEmulator> => {
    const emulator = await startBoardsEmulator(options)
    return { ...emulator, url: emulator.base(family) }
  }

const listOf = (boards: readonly MarketBoard[]): string =>
  JSON.stringify(boards.map(({ token, company, domain, country }) => ({ token, company, domain, country })))

/** Rows that no family documents. */
const BROKEN_ROWS: readonly unknown[] = [
  null,
  'row',
  { id: null },
  { id: 7, shortcode: 'X7' },
  { id: '8', internal_job_id: 8, title: 'Ghost', absolute_url: 'data:text/html,x', location: 4, jobUrl: 'x' },
]
