import { createHash } from 'node:crypto'
import robotsParser from 'robots-parser'
import * as z from 'zod/mini'
import { HOUR, type Clock, type Sleep } from '#platform/clock.ts'
import type { RateLimiter } from '#platform/rate-limiter.ts'
import { visibleText } from '../plain-text.ts'
import { readHtml, type HtmlReading } from '../read-html.ts'
import { AnswerTooLarge } from '../bounded-body.ts'
import { guardedGet, isOrdinary, type GuardedGetOptions, type WebAnswer } from './guarded-get.ts'

export interface SiteOptions extends Omit<GuardedGetOptions, 'userAgent' | 'timeoutMs'> {
  /** Our name in robots.txt, the first word of the user agent. */
  readonly robot: string
  /** URL where a site's owner learns who we are. */
  readonly contactUrl: string
  readonly budget: RateLimiter
  readonly clock: Clock
  readonly sleep: Sleep
  readonly timeoutMs?: number
}

/** A page's markup, its visible text with the address of each mail link, its first links, and its language. */
export interface SitePage extends HtmlReading {
  readonly url: string
  readonly html: string
}

/**
 * Why a page was not read: robots.txt forbids it (or cannot be read, which forbids everything), it is not there,
 * it asks for a sign-in, it is no HTML page of the public web, it is too large, or nothing answers in time.
 */
export type PageProblem = 'forbidden' | 'missing' | 'sign_in' | 'no_page' | 'too_large' | 'no_answer'

/** Reads one page; a redirect to an address outside its bounds is not followed, and is returned. */
export type ReadPage = (url: URL) => Promise<SitePage | { readonly leaves: URL } | PageProblem>

/**
 * Reads one page of the site; null when robots.txt forbids it or it cannot be read. A redirect to another
 * site is not followed; its address is passed to `leaves`.
 */
export type ReadSitePage = (path: string, leaves?: (address: string) => void) => Promise<SitePage | null>

const TIMEOUT_MS = 5_000
/** After this time no more pages are read, to spare a slow site. */
const VISIT_MS = 15_000
const MAX_REDIRECTS = 3
/** A site whose crawl delay is longer is not read. */
const MAX_PAUSE_MS = 2_000
const MAX_ROBOTS = 100_000
const MAX_TEXT = 60_000
const MAX_LINKS = 300
/** A site is visited at most once an hour for all users together; its results are cached much longer. */
const VISITS = [{ seconds: HOUR / 1_000, limit: 1 }]

/** The result of robots-parser, whose own types declare a default export that does not exist. */
interface Rules {
  isAllowed(url: string, robot: string): boolean | undefined
  getCrawlDelay(robot: string): number | undefined
}
const parseRobots = z
  .custom<(url: string, text: string) => Rules>((value) => typeof value === 'function')
  .parse(robotsParser)

/** Starts a visit within a site's domain that obeys robots.txt. Null if it was visited within the hour. */
export async function visitSite(domain: string, options: SiteOptions): Promise<ReadSitePage | null> {
  const { budget } = options
  const counted = `site-${createHash('sha256').update(domain).digest('base64url').slice(0, 16)}`
  if (!(await budget.consume(counted, VISITS)).taken) return null
  const read = pageReader(options, (url) => isWithin(url, domain))
  return async (path, leaves) => {
    const url = URL.parse(path, `https://${domain}/`)
    const page = url === null ? null : await read(url)
    if (page === null || typeof page === 'string') return null
    if (!('leaves' in page)) return page
    leaves?.(page.leaves.href)
    return null
  }
}

/** Reads pages that `isWithin` allows, as robots.txt of each host permits, and follows redirects among them. */
export function pageReader(
  { robot, contactUrl, clock, sleep, timeoutMs = TIMEOUT_MS, ...rest }: Omit<SiteOptions, 'budget'>,
  isAllowed: (url: URL) => boolean,
): ReadPage {
  const get = guardedGet({ ...rest, userAgent: `${robot}/1.0 (+${contactUrl})`, timeoutMs })
  const until = clock.now().getTime() + VISIT_MS
  const rules = new Map<string, Rules | PageProblem>()
  const pages = new Map<string, SitePage>()

  const rulesOf = async (url: URL): Promise<Rules | PageProblem> => {
    const known = rules.get(url.host)
    if (known !== undefined) return known
    const found = await readRules(new URL('/robots.txt', url), get)
    rules.set(url.host, found)
    return found
  }

  /** Null if robots.txt allows the page; waits for its crawl delay. */
  const obstacle = async (url: URL): Promise<PageProblem | null> => {
    const found = await rulesOf(url)
    if (typeof found === 'string') return found
    if (found.isAllowed(url.href, robot) === false) return 'forbidden'
    const pauseMs = (found.getCrawlDelay(robot) ?? 0) * 1_000
    if (pauseMs > MAX_PAUSE_MS) return 'forbidden'
    if (pauseMs > 0) await sleep(pauseMs)
    return null
  }

  return async (first) => {
    let url = first
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (!isAllowed(url)) return { leaves: url }
      if (!isOrdinary(url)) return 'no_page'
      if (clock.now().getTime() > until) return 'no_answer'
      const known = pages.get(url.href)
      if (known !== undefined) return known
      const forbids = await obstacle(url)
      if (forbids !== null) return forbids
      const answer = await get(url).catch((error: unknown) =>
        error instanceof AnswerTooLarge ? ('too_large' as const) : ('no_answer' as const),
      )
      if (typeof answer === 'string') return answer
      if (answer.status === 200) {
        if (!answer.isHtml) return 'no_page'
        const page = pageOf(url.href, answer.text)
        pages.set(page.url, page)
        return page
      }
      if (answer.status < 300 || answer.status >= 400 || answer.location === null)
        return PROBLEMS[answer.status] ?? (answer.status < 500 ? 'missing' : 'no_answer')
      const next = URL.parse(answer.location, url)
      if (next === null) return 'no_page'
      url = next
    }
    return 'no_page'
  }
}

const PROBLEMS: Readonly<Record<number, PageProblem>> = {
  401: 'sign_in',
  403: 'sign_in',
  407: 'sign_in',
  429: 'no_answer',
}

function pageOf(url: string, html: string): SitePage {
  const { text, links, ...rest } = readHtml(html, { mailAddresses: true })
  return { ...rest, url, html, text: visibleText(text).slice(0, MAX_TEXT), links: links.slice(0, MAX_LINKS) }
}

const isWithin = ({ protocol, hostname }: URL, domain: string): boolean =>
  protocol === 'https:' && (hostname === domain || hostname.endsWith(`.${domain}`))

/** Without a robots.txt everything is allowed; one that cannot be read forbids everything (RFC 9309). */
async function readRules(url: URL, get: (url: URL) => Promise<WebAnswer>): Promise<Rules | PageProblem> {
  const answer = await get(url).catch(() => null)
  if (answer === null) return 'no_answer'
  if (answer.status >= 500) return 'forbidden'
  return parseRobots(url.href, answer.status === 200 ? answer.text.slice(0, MAX_ROBOTS) : '')
}
