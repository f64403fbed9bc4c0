import { isOfDomain } from '#functions/recipients/finding/name-address.ts'
import type { BoardAddress, BoardsIn } from '#functions/postings/boards/board-links.ts'
import type { ReadSitePage, SitePage } from '../kit/pages/site-visit.ts'

/** Words of links to careers pages, in the languages of letters. */
const CAREERS =
  /\b(?:careers?|jobs?|vacanc(?:y|ies)|open (?:positions|roles)|join (?:us|our team)|work (?:with|for|at) us|karriere|stellen(?:angebote|anzeigen)?|carri[eè]res?|recrutement|emplois?|rejoignez|rejoindre|empleos?|trabaja|vacantes)\b/iu
/** Usual path of a careers page by the site's language, tried when the home page has no link to one. */
const USUAL_PATHS: Readonly<Record<string, string>> = { de: '/karriere', fr: '/recrutement', es: '/empleo' }
const DEFAULT_PATH = '/careers'
const MAX_PAGES = 2
/** A page that links to more boards than this shows other companies' openings. */
const MAX_BOARDS = 2

/**
 * The boards that a company's home page or careers page links to, embeds or redirects to; none when there are
 * too many to be the company's own.
 */
export async function boardsOfSite(
  home: SitePage,
  domain: string,
  read: ReadSitePage,
  boardsIn: BoardsIn,
): Promise<readonly BoardAddress[]> {
  const seen = new Set([home.url])
  let boards = boardsIn(home.html)
  let links: readonly string[] = [...careersLinks(home, domain), usualCareersPage(home)]
  for (let pages = 0; pages < MAX_PAGES && boards.length === 0; pages += 1) {
    const to = links.find((link) => !seen.has(link))
    if (to === undefined) break
    seen.add(to)
    let redirect = ''
    const page = await read(to, (address) => {
      redirect = address
    })
    boards = boardsIn(page?.html ?? redirect)
    links = page === null ? [] : careersLinks(page, domain)
  }
  return boards.length > MAX_BOARDS ? [] : boards
}

function careersLinks({ url, links }: SitePage, domain: string): readonly string[] {
  return links.flatMap(({ href, words }) => {
    const target = URL.parse(href, url)
    const leads = target !== null && (CAREERS.test(words) || CAREERS.test(target.pathname))
    return leads && isOfDomain(target.hostname, domain) ? [target.origin + target.pathname] : []
  })
}

function usualCareersPage({ url, language }: SitePage): string {
  return new URL(USUAL_PATHS[language.slice(0, 2).toLowerCase()] ?? DEFAULT_PATH, url).href
}
