import { BOARD_PAGES, boardOf, careersKindOf, type CareersKind } from '../market/careers.ts'
import { companiesIn, type MarketCompany } from '../market/companies.ts'
import type { OwnPage } from './own-page.ts'

/** A site's response. */
type Answer = Omit<OwnPage, 'host' | 'path'>

interface Careers {
  readonly path: string
  readonly words: string
}

const CAREERS: Readonly<Record<string, Careers>> = {
  de: { path: '/karriere', words: 'Karriere' },
  fr: { path: '/recrutement', words: 'Nous rejoindre' },
  en: { path: '/careers', words: 'Careers' },
}
export const careersOf = (language: string): Careers =>
  CAREERS[language] ?? CAREERS['en'] ?? { path: '', words: '' }

/** Another company's board, as a page about partners links to it. */
function boardElsewhere({ countryCode, domain }: MarketCompany): string {
  const other = companiesIn(countryCode).find(
    (company) => company.domain !== domain && boardOf(company) !== null,
  )
  return other === undefined ? '' : pageOf(other)
}

function pageOf(company: MarketCompany): string {
  const board = boardOf(company)
  return board === null ? '' : BOARD_PAGES[board.family](board.token)
}

/** What the home page says about openings. */
export function careersLink(company: MarketCompany, language: string): string {
  const kind = careersKindOf(company)
  const { path, words } = careersOf(language)
  if (kind === 'home') return `<a href="${pageOf(company)}">${words}</a>`
  return kind === 'none' || kind === 'unlinked' ? '' : `<a href="${path}">${words}</a>`
}

const opening = (address: string): string => `<p><a href="${address}">All openings</a></p>`

const linking = (company: MarketCompany): Answer => ({ html: opening(pageOf(company)) })

function embedding(company: MarketCompany): Answer {
  const board = boardOf(company)
  return {
    html:
      board?.family === 'greenhouse'
        ? `<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=${board.token}"></script>`
        : `<iframe src="${pageOf(company)}"></iframe>`,
  }
}

const PAGES: Readonly<Record<CareersKind, (company: MarketCompany) => Answer | null>> = {
  linked: linking,
  unlinked: linking,
  embedded: embedding,
  redirects: (company) => ({ location: pageOf(company) }),
  wrong: () => ({ html: opening('https://jobs.lever.co/nobody-has-this-board') }),
  elsewhere: (company) => ({ html: opening(boardElsewhere(company)) }),
  private: () => ({ location: 'http://169.254.169.254/latest/meta-data/' }),
  broken: () => ({ status: 500, html: '' }),
  huge: () => ({ fault: 'huge' }),
  home: () => null,
  none: () => null,
}

/** The careers page; null when there is none. */
export const careersPage = (company: MarketCompany): Answer | null => PAGES[careersKindOf(company)](company)
