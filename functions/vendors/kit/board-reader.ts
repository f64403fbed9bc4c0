import * as z from 'zod/mini'
import type { AnswerCache } from '#platform/table/answer-cache.store.ts'
import {
  BoardJob,
  BoardText,
  type BoardFamilyId,
  type BoardReader,
} from '#functions/postings/boards/model.ts'
import { WorkMode } from '#engine/values/work-mode.ts'
import { isCalledRemote } from '#engine/postings'
import { SourceUnavailable } from '#functions/postings/model.ts'
import type { RateWindow } from '#platform/rate-limiter.ts'
import { cacheKey, cachedAnswer, KEEP } from './cached-answer.ts'
import { plainLine, plainText } from './plain-text.ts'
import { Moved, providerClient, type ProviderOptions } from './provider-client.ts'
import { safeLink } from './safe-link.ts'

/** A job as the adapter read it, not cleaned yet. */
export interface ListedJob {
  readonly id: string
  readonly title: string | null | undefined
  readonly url: string | null | undefined
  readonly place: string | null | undefined
  readonly remote?: boolean
  /** The board's own word for where the work is done: "Remote", "on-site", "hybrid". */
  readonly workMode?: string | null | undefined
  readonly postedAt: string | number | null | undefined
  readonly team?: string | null | undefined
  readonly requisition?: string | null | undefined
  /** The description as HTML; absent where the list has no descriptions. */
  readonly html?: string | null
}

export interface JobDetail {
  readonly html?: string | null
  readonly team?: string | null | undefined
  readonly recruiter?: string | null | undefined
}

/** GETs the JSON at a path; null on 404, and when a company's own host redirects. Throws SourceUnavailable. */
export type Ask = (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>

/**
 * The part that differs per family of boards. Its methods return null for an answer that they cannot read.
 */
export interface BoardAdapter {
  /** Base URLs to try until one knows the token; `{token}` in them is replaced by it. */
  readonly hosts?: (base: string) => readonly string[]
  /** All open jobs, without closed and unlisted ones and those that stand for no opening. */
  jobs(ask: Ask, token: string, base: string): Promise<readonly ListedJob[] | null>
  /** One job with its text; without it, the job is looked up in the list. */
  readonly job?: (ask: Ask, token: string, id: string) => Promise<JobDetail | null>
}

/** A family of boards with its rate limits, which all runs share. */
export interface BoardFamily extends BoardAdapter {
  readonly id: BoardFamilyId
  readonly name: string
  readonly windows: readonly RateWindow[]
}

type BoardReaderOptions = Pick<ProviderOptions, 'baseUrl' | 'budget' | 'sleep' | 'timeoutMs'> & {
  readonly cache: AnswerCache
}

/** Some boards' lists contain the descriptions of hundreds of jobs. */
const MAX_BYTES = 8 * 1024 * 1024
/** Most description text cached with a list, in characters: compressed, a third of the largest item size. */
const MAX_KEPT_LETTERS = 400_000

const List = z.object({ jobs: z.nullable(z.array(BoardJob)) })
const Text = z.object({ found: z.nullable(BoardText) })

/**
 * Reads the boards of a family within its rate limits. Lists and descriptions are cached for six hours for
 * all users, empty and unknown boards for a day.
 */
export function boardReader(family: BoardFamily, options: BoardReaderOptions): BoardReader {
  const counted = { source: family.id, windows: family.windows }
  const hostsOf = (token: string): readonly string[] =>
    (family.hosts?.(options.baseUrl) ?? [options.baseUrl]).map((host) =>
      host.replaceAll('{token}', encodeURIComponent(token)),
    )

  /** A company's own host that leads elsewhere knows no board. */
  const orMoved = (error: unknown) => {
    if (error instanceof Moved && options.baseUrl.includes('{token}')) return { status: 404, body: null }
    throw error
  }
  const askAt = (baseUrl: string): Ask => {
    const get = providerClient({ ...options, baseUrl, maxBytes: MAX_BYTES, refusals: { 429: 'throttled' } })
    return async (path, query) => {
      const { status, body } = await get({ path, counted, ...(query === undefined ? {} : { query }) }).catch(
        orMoved,
      )
      if (status === 404) return null
      if (status === 429) throw new SourceUnavailable('busy')
      if (status !== 200 || body === null) throw new SourceUnavailable('unreadable')
      return body
    }
  }

  /** The answer of the first host that knows the token. */
  const firstKnown = async <T>(
    token: string,
    question: (ask: Ask, host: string) => Promise<T | null>,
  ): Promise<T | null> => {
    for (const host of hostsOf(token)) {
      let unknown = false
      const ask = askAt(host)
      const answer = await question(async (path, query) => {
        const body = await ask(path, query)
        unknown ||= body === null
        return body
      }, host)
      if (answer !== null) return answer
      if (!unknown) throw new SourceUnavailable('unreadable')
    }
    return null
  }

  return {
    family: family.id,
    name: family.name,
    jobs: async (token) => {
      const { jobs } = await cachedAnswer(
        options.cache,
        cacheKey('board-jobs', family.id, token),
        List,
        (answer) => (answer.jobs === null || answer.jobs.length === 0 ? KEEP.search * 4 : KEEP.search),
        async () => {
          const listed = await firstKnown(token, (ask, host) => family.jobs(ask, token, host))
          return { jobs: listed && kept(listed.map(cleaned).filter((job) => job !== null)) }
        },
      )
      return jobs
    },
    text: async (token, job) => {
      if (job.text !== null) return { text: job.text, team: job.team, recruiter: null }
      const { found } = await cachedAnswer(
        options.cache,
        cacheKey('board-job', family.id, token, job.id),
        Text,
        () => KEEP.search,
        async () => {
          const detail = await firstKnown(token, async (ask, host): Promise<JobDetail | null> => {
            if (family.job !== undefined) return await family.job(ask, token, job.id)
            return (await family.jobs(ask, token, host))?.find(({ id }) => id === job.id) ?? null
          })
          return { found: detail && textOf(detail, job) }
        },
      )
      return found
    },
  }
}

/** Cleans a job; null without a title or link, because it could not be shown to anybody. */
function cleaned(job: ListedJob): BoardJob | null {
  const title = plainLine(job.title ?? '')
  const url = safeLink(job.url)
  if (title === '' || url === null) return null
  const place = plainLine(job.place ?? '')
  const postedAt = new Date(job.postedAt ?? Number.NaN)
  const workMode = workModeOf(job.workMode)
  return {
    id: job.id,
    title,
    url,
    place,
    remote:
      workMode === undefined ? job.remote === true || isCalledRemote(title, place) : workMode === 'remote',
    ...(workMode === undefined ? {} : { workMode }),
    postedAt: Number.isNaN(postedAt.getTime()) ? null : postedAt.toISOString(),
    team: lineOf(job.team),
    requisition: lineOf(job.requisition),
    text: job.html === undefined || job.html === null ? null : plainText(job.html),
  }
}

/** "OnSite", "on-site" and "on_site" are one; a word that is not known, as "unspecified", says nothing. */
const workModeOf = (word: string | null | undefined): WorkMode | undefined =>
  WorkMode.safeParse(word?.toLowerCase().replace(/[^a-z]/g, '')).data

const lineOf = (text: string | null | undefined): string | null => plainLine(text ?? '') || null

const textOf = ({ html, team, recruiter }: JobDetail, job: BoardJob): BoardText => ({
  text: plainText(html ?? ''),
  team: lineOf(team) ?? job.team,
  recruiter: lineOf(recruiter),
})

/** A list whose descriptions are too long to cache is cached without them. */
function kept(jobs: readonly BoardJob[]): BoardJob[] {
  const letters = jobs.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
  return letters <= MAX_KEPT_LETTERS ? [...jobs] : jobs.map((job) => ({ ...job, text: null }))
}
