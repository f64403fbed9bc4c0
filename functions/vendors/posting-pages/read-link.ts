import { getDomain } from 'tldts'
import { isNamedAfter } from '#functions/recipients/finding/name-address.ts'
import type { BoardsIn } from '#functions/postings/boards/board-links.ts'
import type { Board, BoardReader } from '#functions/postings/boards/model.ts'
import { postingOf, wholeText } from '#functions/postings/boards/posting-of-job.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'
import type { LinkProblem } from '#shared/catalog/reasons/link-problems.ts'
import { isCalledRemote, readPosting } from '#engine/postings'
import type { Posting } from '#engine/values/posting.ts'
import { plainLine, plainText } from '../kit/plain-text.ts'
import { pageReader, type SiteOptions, type SitePage } from '../kit/pages/site-visit.ts'
import { forbiddingSite } from './forbidden-sites.ts'
import { jobDataIn } from './job-data.ts'

/** Pages of openings carry the code of a whole application. */
const MAX_BYTES = 4 * 1024 * 1024
const TIMEOUT_MS = 8_000
/** How often one host is asked for pages that users found, for all of them together. */
const ASKED = [{ seconds: 60, limit: 12 }]
/** A page with a shorter text than this describes no job: it is drawn by a script, or is something else. */
const MIN_TEXT = 200

export type ReadLink = (link: URL) => Promise<Posting | { readonly problem: LinkProblem }>

export interface LinkOptions extends Omit<SiteOptions, 'timeoutMs' | 'maxBytes'> {
  readonly boardsIn: BoardsIn
  readonly boards: readonly Board[]
  readonly readers: readonly BoardReader[]
}

/**
 * Reads the posting that a link leads to: on a known job board by the board's public API, elsewhere from the
 * page, if its site's terms and robots.txt allow that.
 */
export function linkReader(options: LinkOptions): ReadLink {
  return async (link) => {
    const url = new URL(link)
    url.hash = ''
    if (url.protocol === 'http:') url.protocol = 'https:'
    if (forbiddingSite(url) !== null) return { problem: 'terms' }
    const listed = await onBoard(options.boardsIn(url.href), url, options)
    if (listed !== null) return listed
    if (!(await options.budget.consume(`page-${url.hostname.slice(0, 60)}`, ASKED)).taken)
      return { problem: 'no_answer' }
    const read = pageReader(
      { ...options, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
      (next) => forbiddingSite(next) === null,
    )
    const page = await read(url)
    if (typeof page === 'string') return { problem: page }
    if ('leaves' in page) return { problem: 'terms' }
    return (
      postingOn(page) ??
      // A company's own page may show an opening of its board in a frame.
      (await onBoard(options.boardsIn(page.html), new URL(page.url), options)) ?? { problem: 'no_posting' }
    )
  }
}

/** The posting of a board whose id the link holds; null when there is none or the board does not answer. */
async function onBoard(
  addresses: ReturnType<BoardsIn>,
  link: URL,
  { boards, readers }: Pick<LinkOptions, 'boards' | 'readers'>,
): Promise<Posting | null> {
  for (const { family, token } of addresses.slice(0, 2)) {
    const reader = readers.find((each) => each.family === family)
    const known = boards.find(
      (each) => each.family === family && each.token.toLowerCase() === token.toLowerCase(),
    )
    const board = known ?? { family, token, company: nameOf(token), domain: null, country: '' }
    try {
      const job = (await reader?.jobs(board.token))?.find((each) => isAt(link, each))
      const whole = reader === undefined || job === undefined ? null : await wholeText(reader, board, job)
      if (reader !== undefined && job !== undefined && whole !== null)
        return { ...postingOf(board, job, reader.name), ...whole }
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error
    }
  }
  return null
}

/** Whether a link leads to a job: it is the job's own address, or names its id as a whole part. */
export const isAt = (link: URL, { id, url }: { readonly id: string; readonly url: string }): boolean =>
  pathOf(link) === pathOf(new URL(url)) ||
  `${link.pathname}${link.search}`.split(/[/?&=]|(?<=\d)-(?=\p{L})/u).includes(id)

const pathOf = ({ host, pathname }: URL): string => `${host}${pathname.replace(/\/$/, '')}`

/** "acme-robotics" as a company's name, which the user can correct. */
const nameOf = (token: string): string =>
  token
    .split(/[-_.]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

/** The posting that a page describes by its data or, without any, by its text; null when it describes none. */
export function postingOn(page: SitePage): Posting | null {
  const { hostname } = new URL(page.url)
  const data = jobDataIn(page.data)
  const text = plainText(page.text)
  const description = data === null || data.description.length < MIN_TEXT ? text : data.description
  const [heading, owner] = titleOf(page)
  const company = data?.company || owner
  const posting: Posting = {
    id: `page:${page.url}`,
    source: 'page',
    title: data?.title || heading,
    company,
    companyDomain: domainOf(company, [...(data?.companyLinks ?? []), page.url]),
    location: data?.place ?? '',
    remote: data?.workMode === 'remote' || isCalledRemote(data?.title ?? heading, data?.place ?? ''),
    ...(data?.workMode === undefined ? {} : { workMode: data.workMode }),
    description,
    url: page.url,
    applyUrl: page.url,
    postedAt: data?.postedAt ?? null,
    attribution: null,
    textFrom: { source: hostname, url: page.url },
  }
  return description.length >= MIN_TEXT && (data !== null || asksForSomething(posting)) ? posting : null
}

/** The parts of a page's title that name the job and the company: "Product Manager | Harborline | Careers". */
function titleOf({ title, siteName, url }: SitePage): readonly [string, string] {
  const parts = plainLine(title)
    .split(/\s+[|–—·-]\s+|\s+(?:at|bei|chez)\s+(?=\p{Lu})/u)
    .filter((part) => part !== '')
  const site = plainLine(siteName)
  const [heading = '', ...others] = parts.filter((part) => part !== site)
  const { hostname } = new URL(url)
  const named = others.find((part) => isNamedAfter(getDomain(hostname) ?? '', part))
  return [heading, site || named || others[0] || nameOf(getDomain(hostname)?.split('.')[0] ?? '')]
}

/** The employer's domain among these addresses: one that is named after the company. */
function domainOf(company: string, links: readonly string[]): string | null {
  const domains = links.map((link) => getDomain(link))
  return domains.find((domain) => domain !== null && isNamedAfter(domain, company)) ?? null
}

const asksForSomething = (posting: Posting): boolean =>
  readPosting(posting).facts.some(({ kind }) => kind === 'duty' || kind === 'requirement' || kind === 'need')
