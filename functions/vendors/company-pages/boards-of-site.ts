import { isOfDomain } from '#functions/recipients/finding/name-address.ts'
import type { BoardAddress, BoardsIn } from '#functions/postings/boards/board-links.ts'
import { linksOf } from '#platform/provider/pages/page-links.ts'
import type { ReadSitePage, SitePage } from '#platform/provider/pages/site-visit.ts'

/** Links that lead to what a company has to offer, in the languages of letters. */
const CAREERS =
  /\b(?:careers?|jobs?|vacanc(?:y|ies)|open (?:positions|roles)|join (?:us|our team)|work (?:with|for|at) us|karriere|stellen(?:angebote|anzeigen)?|carri[eè]res?|recrutement|emplois?|rejoignez|rejoindre|empleos?|trabaja|vacantes)\b/iu
/** Where a page on careers usually is, tried where the first page has no link to it; by the page's language. */
const USUAL_PLACE: Readonly<Record<string, string>> = { de: '/karriere', fr: '/recrutement', es: '/empleo' }
const ELSEWHERE = '/careers'
/** A visit reads so many pages for the board. */
const MAX_PAGES = 2
/** A page that links to more shows other companies' openings. */
const MAX_BOARDS = 2

/**
 * The boards that a company's first page or its page on careers links to, embeds or redirects to; none where
 * there are none, or so many that they cannot all be its own.
 */
export async function boardsOfSite(
  home: SitePage,
  domain: string,
  read: ReadSitePage,
  boardsIn: BoardsIn,
): Promise<readonly BoardAddress[]> {
  const seen = new Set([home.url])
  let boards = boardsIn(home.html)
  let links: readonly string[] = [...careersLinks(home, domain), usualPlace(home)]
  for (let pages = 0; pages < MAX_PAGES && boards.length === 0; pages += 1) {
    const to = links.find((link) => !seen.has(link))
    if (to === undefined) break
    seen.add(to)
    let left = ''
    const page = await read(to, (address) => {
      left = address
    })
    boards = boardsIn(page?.html ?? left)
    links = page === null ? [] : careersLinks(page, domain)
  }
  return boards.length > MAX_BOARDS ? [] : boards
}

function careersLinks({ url, html }: SitePage, domain: string): readonly string[] {
  return linksOf(html).flatMap(({ href, words }) => {
    const target = URL.parse(href, url)
    const leads = target !== null && (CAREERS.test(words) || CAREERS.test(target.pathname))
    return leads && isOfDomain(target.hostname, domain) ? [target.origin + target.pathname] : []
  })
}

function usualPlace({ url, html }: SitePage): string {
  const language = /<html[^>]{0,200}?\slang=["']?([a-z]{2})/iu.exec(html)?.[1]?.toLowerCase() ?? ''
  return new URL(USUAL_PLACE[language] ?? ELSEWHERE, url).href
}
