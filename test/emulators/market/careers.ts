import { COUNTRIES } from '#engine/values/countries.ts'
import { BOARD_EMPLOYERS, MARKET_FAMILIES, type MarketFamily } from './board-employers.ts'
import { companiesIn, type MarketCompany } from './companies.ts'
import { drawn, hash } from './random.ts'

/**
 * How a company's site leads to its board: by a careers page (`linked` from the home page, `unlinked` at the
 * usual path, with the board `embedded`, or one that `redirects` to it), or by the home page itself. `wrong`
 * names a board that does not exist, `elsewhere` another company's; `private` redirects into a private
 * network, `broken` answers 500, `huge` never ends. The shares are a guess.
 */
export type CareersKind =
  | 'linked'
  | 'embedded'
  | 'redirects'
  | 'unlinked'
  | 'home'
  | 'wrong'
  | 'elsewhere'
  | 'private'
  | 'broken'
  | 'huge'
  | 'none'

const SHARES: readonly (readonly [CareersKind, number])[] = [
  ['linked', 22],
  ['embedded', 8],
  ['redirects', 5],
  ['unlinked', 4],
  ['home', 6],
  ['wrong', 4],
  ['elsewhere', 4],
  ['private', 3],
  ['broken', 3],
  ['huge', 2],
]
const LEADING: ReadonlySet<CareersKind> = new Set(['linked', 'embedded', 'redirects', 'unlinked', 'home'])

export const careersKindOf = ({ domain }: MarketCompany): CareersKind =>
  drawn(SHARES, hash('careers', domain) % 100, 'none')

interface Board {
  readonly family: MarketFamily
  readonly token: string
}

/**
 * A company's board: one that deployments list, or one that only its own site leads to; null without a board.
 */
export function boardOf(company: MarketCompany): Board | null {
  const listed = LISTED.get(company)
  if (listed !== undefined) return listed
  if (company.known !== 'yes' || !LEADING.has(careersKindOf(company))) return null
  const family = MARKET_FAMILIES[hash('family', company.domain) % MARKET_FAMILIES.length] ?? 'greenhouse'
  return { family, token: company.domain.replace('.example', '').replaceAll('-', '') }
}

const LISTED = new Map(BOARD_EMPLOYERS.map(({ company, board }): [MarketCompany, Board] => [company, board]))

const keyOf = ({ family, token }: Board): string => `${family} ${token.toLowerCase()}`

let byBoard: ReadonlyMap<string, MarketCompany> | undefined

/** The company that a board belongs to. */
export function companyWithBoard(board: Board): MarketCompany | undefined {
  byBoard ??= new Map(
    COUNTRIES.flatMap(({ code }) => companiesIn(code)).flatMap((company): [string, MarketCompany][] => {
      const own = boardOf(company)
      return own === null ? [] : [[keyOf(own), company]]
    }),
  )
  return byBoard.get(keyOf(board))
}

/** A board's public page. */
export const BOARD_PAGES: Readonly<Record<MarketFamily, (token: string) => string>> = {
  ashby: (token) => `https://jobs.ashbyhq.com/${token}`,
  greenhouse: (token) => `https://boards.greenhouse.io/${token}`,
  lever: (token) => `https://jobs.lever.co/${token}`,
  recruitee: (token) => `https://${token}.recruitee.com/`,
  smartrecruiters: (token) => `https://careers.smartrecruiters.com/${token}`,
  teamtailor: (token) => `https://${token}.teamtailor.com/jobs`,
  workable: (token) => `https://apply.workable.com/${token}/`,
}
