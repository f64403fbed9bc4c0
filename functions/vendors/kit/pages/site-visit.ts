import { createHash } from 'node:crypto'
import robotsParser from 'robots-parser'
import * as z from 'zod/mini'
import { HOUR, type Clock, type Sleep } from '#platform/clock.ts'
import type { RateLimiter } from '#platform/rate-limiter.ts'
import { visibleText } from '../plain-text.ts'
import { readHtml, type HtmlReading } from '../read-html.ts'
import { guardedGet, type GuardedGetOptions, type WebAnswer } from './guarded-get.ts'

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

  /** Whether robots.txt allows the page; waits for its crawl delay. */
  const mayRead = async (url: URL): Promise<boolean> => {
    const found = await rulesOf(url)
    if (found === null || found.isAllowed(url.href, robot) === false) return false
    const pauseMs = (found.getCrawlDelay(robot) ?? 0) * 1_000
    if (pauseMs > MAX_PAUSE_MS) return false
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
        const page = pageOf(url.href, answer.text)
        pages.set(page.url, page)
        return page
      }
      if (answer.status < 300 || answer.status >= 400 || answer.location === null) return null
      url = URL.parse(answer.location, url)
    }
    return null
  }
}

function pageOf(url: string, html: string): SitePage {
  const { text, links, language } = readHtml(html, { mailAddresses: true })
  return { url, html, text: visibleText(text).slice(0, MAX_TEXT), links: links.slice(0, MAX_LINKS), language }
}

const isWithin = ({ protocol, hostname }: URL, domain: string): boolean =>
  protocol === 'https:' && (hostname === domain || hostname.endsWith(`.${domain}`))

/** Without a robots.txt everything is allowed; an unreachable one forbids everything, null (RFC 9309). */
async function readRules(url: URL, get: (url: URL) => Promise<WebAnswer>): Promise<Rules | null> {
  const answer = await get(url).catch(() => null)
  if (answer === null || answer.status >= 500) return null
  return parseRobots(url.href, answer.status === 200 ? answer.text.slice(0, MAX_ROBOTS) : '')
}
