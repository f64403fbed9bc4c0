import * as z from 'zod/mini'
import { matchPlace, PLACE_MATCHES, saysRemote } from '#functions/postings/match-place.ts'
import { matchTitle, TITLE_MATCHES } from '#functions/postings/match-title.ts'
import {
  SourceUnavailable,
  type Posting,
  type PostingsFound,
  type PostingSource,
  type Search,
} from '#functions/postings/model.ts'
import type { SourceParts } from '#functions/postings/posting-vendor.ts'
import { DAY } from '#platform/clock.ts'
import { cacheKey, cachedAnswer, KEEP } from '#platform/provider/cached-answer.ts'
import { decodedOnce, plainLine, plainText } from '#platform/provider/plain-text.ts'
import { providerClient } from '#platform/provider/provider-client.ts'
import { safeLink } from '#platform/provider/safe-link.ts'
import { BoardJob, detailOf, jobsOf } from './board-answers.ts'
import type { GreenhouseBoard } from './boards.ts'
import { greenhouse } from './vendor.ts'

export interface GreenhouseOptions extends SourceParts {
  readonly baseUrl: string
  readonly boards: readonly GreenhouseBoard[]
  readonly timeoutMs?: number
}

const COUNTED = { source: greenhouse.id, windows: greenhouse.limits.windows }
/** Texts are asked for one by one; more than this helps no single run. */
const MAX_TEXTS = 60
const BOARDS_AT_ONCE = 6

const Board = z.object({ jobs: z.array(BoardJob) })
const Text = z.object({ content: z.string(), departments: z.array(z.string()) })

/**
 * Postings of companies' own Greenhouse boards. Boards cannot be searched: each list is read without texts,
 * kept for six hours, and filtered by title, place and age; only what fits has its text fetched. A board that
 * fails is left out, unless all of them fail.
 */
export function greenhouseSource(options: GreenhouseOptions): Pick<PostingSource, 'search'> {
  const get = providerClient(options)

  const board = ({ token }: GreenhouseBoard) =>
    cachedAnswer(
      options.cache,
      cacheKey('greenhouse-board', token),
      Board,
      ({ jobs }) => (jobs.length === 0 ? KEEP.search * 4 : KEEP.search),
      async () => {
        const { status, body } = await get({
          path: `/v1/boards/${encodeURIComponent(token)}/jobs`,
          counted: COUNTED,
        })
        if (status === 404) return { jobs: [] }
        const jobs = status === 200 ? jobsOf(body) : null
        if (jobs === null)
          throw new SourceUnavailable(
            status === 429 ? 'it refused more searches for now' : 'its answer could not be read',
          )
        return { jobs }
      },
    )

  const text = (token: string, id: string) =>
    cachedAnswer(
      options.cache,
      cacheKey('greenhouse-job', token, id),
      Text,
      () => KEEP.search,
      async () => {
        const { status, body } = await get({
          path: `/v1/boards/${encodeURIComponent(token)}/jobs/${encodeURIComponent(id)}`,
          counted: COUNTED,
        })
        const detail = status === 200 ? detailOf(body) : null
        if (detail === null) throw new SourceUnavailable('its answer could not be read')
        const heading =
          detail.departments.length > 0 ? `Department: ${detail.departments.join(', ')}\n\n` : ''
        return { ...detail, content: plainText(heading + decodedOnce(detail.content)) }
      },
    )

  const fitting = (from: GreenhouseBoard, jobs: readonly BoardJob[], search: Search): readonly Posting[] =>
    jobs
      .map((job) => postingOf(from, job))
      .filter((posting) => posting !== null)
      .filter(
        ({ title, location, remote, postedAt }) =>
          matchTitle(search.jobTitle, title) >= TITLE_MATCHES &&
          matchPlace(search, location, remote) >= PLACE_MATCHES &&
          (postedAt === null ||
            options.clock.now().getTime() - postedAt.getTime() <= search.maxAgeDays * DAY),
      )

  return {
    search: async (search): Promise<PostingsFound> => {
      const { found, failure, failed } = await readBoards(options.boards, async (from) =>
        fitting(from, (await board(from)).jobs, search),
      )
      if (failure !== null && failed === options.boards.length) throw failure
      const postings: Posting[] = []
      let stop = failure
      for (const posting of found.slice(0, MAX_TEXTS)) {
        const [, token = '', id = ''] = posting.id.split(':')
        try {
          postings.push({ ...posting, description: (await text(token, id)).content })
        } catch (error) {
          if (!(error instanceof SourceUnavailable)) throw error
          stop = error
        }
      }
      return stop === null
        ? { postings, cutShort: false }
        : { postings, cutShort: true, cutShortBy: stop.message }
    },
  }
}

interface BoardsRead {
  readonly found: readonly Posting[]
  readonly failure: SourceUnavailable | null
  readonly failed: number
}

async function readBoards(
  boards: readonly GreenhouseBoard[],
  readOne: (board: GreenhouseBoard) => Promise<readonly Posting[]>,
): Promise<BoardsRead> {
  const found: Posting[] = []
  let failure: SourceUnavailable | null = null
  let failed = 0
  for (let start = 0; start < boards.length; start += BOARDS_AT_ONCE) {
    const answers = await Promise.allSettled(boards.slice(start, start + BOARDS_AT_ONCE).map(readOne))
    for (const answer of answers) {
      if (answer.status === 'fulfilled') found.push(...answer.value)
      else if (answer.reason instanceof SourceUnavailable) {
        failure = answer.reason
        failed += 1
      } else throw answer.reason
    }
  }
  return { found, failure, failed }
}

/**
 * A job of a list as a posting whose text is still to come. Only `updated_at` is documented: it stands for
 * the day of posting.
 */
function postingOf(board: GreenhouseBoard, job: BoardJob): Posting | null {
  const title = plainLine(job.title ?? '')
  const url = safeLink(job.absolute_url)
  if (title === '' || url === null) return null
  const offices = (job.offices ?? [])
    .map((office) => office.location ?? office.name ?? '')
    .filter((office) => office !== '')
  const location = plainLine(job.location?.name ?? offices.join('; '))
  const updated = new Date(job.updated_at ?? Number.NaN)
  return {
    id: `greenhouse:${board.token}:${job.id}`,
    source: 'greenhouse',
    title,
    company: board.company,
    companyDomain: board.domain,
    location,
    remote: saysRemote(title) || saysRemote(location),
    description: '',
    url,
    applyUrl: url,
    postedAt: Number.isNaN(updated.getTime()) ? null : updated,
    attribution: null,
  }
}
