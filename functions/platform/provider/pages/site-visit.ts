import { createHash } from 'node:crypto'
import robotsParser from 'robots-parser'
import * as z from 'zod/mini'
import { HOUR, type Clock, type Sleep } from '#platform/clock.ts'
import type { RateLimiter } from '#platform/rate-limiter.ts'
import { guardedGet, type GuardedGetOptions, type WebAnswer } from './guarded-get.ts'

export interface SiteOptions extends Omit<GuardedGetOptions, 'userAgent' | 'timeoutMs'> {
  /** The first word of our user agent, by which robots.txt names us. */
  readonly robot: string
  /** Where a site's owner learns who we are. */
  readonly contactUrl: string
  readonly budget: RateLimiter
  readonly clock: Clock
  readonly sleep: Sleep
  readonly timeoutMs?: number
}

export interface SitePage {
  readonly url: string
  readonly html: string
}

/**
 * Pages of one site, asked for one after the other; null when one may not or cannot be read. `leaves` is told
 * where a page redirects to outside of the site, which is not followed.
 */
export type ReadSitePage = (path: string, leaves?: (address: string) => void) => Promise<SitePage | null>

const TIMEOUT_MS = 5_000
/** A visit that takes longer is ended: a slow site is left alone. */
const VISIT_MS = 15_000
const MAX_REDIRECTS = 3
/** A site that wants longer pauses than this is not visited further. */
const LONGEST_PAUSE_MS = 2_000
const MAX_ROBOTS = 100_000
/** A site is visited at most once an hour, whoever asks; what was read is kept much longer. */
const VISITS = [{ seconds: HOUR / 1_000, limit: 1 }]

/** What robots-parser gives. Its own types do not fit what it exports: they name a default that is not there. */
interface Rules {
  isAllowed(url: string, robot: string): boolean | undefined
  getCrawlDelay(robot: string): number | undefined
}
const parseRobots = z
  .custom<(url: string, text: string) => Rules>((value) => typeof value === 'function')
  .parse(robotsParser)

/** One polite visit within a site's own domain, by its robots.txt. Null when visited within the hour. */
export async function visitSite(domain: string, options: SiteOptions): Promise<ReadSitePage | null> {
  const { robot, contactUrl, budget, clock, sleep, timeoutMs = TIMEOUT_MS } = options
  const counted = `site-${createHash('sha256').update(domain).digest('base64url').slice(0, 16)}`
  if (!(await budget.consume(counted, VISITS)).taken) return null
  const get = guardedGet({ ...options, userAgent: `${robot}/1.0 (+${contactUrl})`, timeoutMs })
  const until = clock.now().getTime() + VISIT_MS
  const rules = new Map<string, Rules | null>()
  const pages = new Map<string, SitePage>()

  const rulesOf = async (url: URL): Promise<Rules | null> => {
    const known = rules.get(url.host)
    if (known !== undefined) return known
    const found = await readRules(new URL('/robots.txt', url), get)
    rules.set(url.host, found)
    return found
  }

  /** Whether robots.txt lets us read it, after the pause it asks for. */
  const mayRead = async (url: URL): Promise<boolean> => {
    const found = await rulesOf(url)
    if (found === null || found.isAllowed(url.href, robot) === false) return false
    const pauseMs = (found.getCrawlDelay(robot) ?? 0) * 1_000
    if (pauseMs > LONGEST_PAUSE_MS) return false
    if (pauseMs > 0) await sleep(pauseMs)
    return true
  }

  return async (path, leaves) => {
    let url = URL.parse(path, `https://${domain}/`)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (url === null || clock.now().getTime() > until) return null
      if (!isWithin(url, domain)) {
        leaves?.(url.href)
        return null
      }
      const known = pages.get(url.href)
      if (known !== undefined) return known
      if (!(await mayRead(url))) return null
      const answer = await get(url).catch(() => null)
      if (answer === null) return null
      if (answer.status === 200) {
        if (!answer.isHtml) return null
        const page = { url: url.href, html: answer.text }
        pages.set(page.url, page)
        return page
      }
      if (answer.status < 300 || answer.status >= 400 || answer.location === null) return null
      url = URL.parse(answer.location, url)
    }
    return null
  }
}

const isWithin = ({ protocol, hostname }: URL, domain: string): boolean =>
  protocol === 'https:' && (hostname === domain || hostname.endsWith(`.${domain}`))

/** Without a robots.txt everything may be read; one that cannot be read now forbids everything (RFC 9309). */
async function readRules(url: URL, get: (url: URL) => Promise<WebAnswer>): Promise<Rules | null> {
  const answer = await get(url).catch(() => null)
  if (answer === null || answer.status >= 500) return null
  return parseRobots(url.href, answer.status === 200 ? answer.text.slice(0, MAX_ROBOTS) : '')
}
