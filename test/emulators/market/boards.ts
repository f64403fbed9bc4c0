import { COUNTRIES } from '#shared/catalog/countries.ts'
import { companiesIn, type MarketCompany } from './companies.ts'
import { describe } from './description.ts'
import { boardPlace } from './place-forms.ts'
import { PROFESSIONS } from './profession.ts'
import { dice, hash } from './random.ts'
import { fittingTitle } from './title-variants.ts'

export interface MarketBoard {
  readonly token: string
  readonly company: string
  readonly domain: string
}

export interface BoardPosting {
  readonly id: number
  readonly title: string
  readonly place: string
  readonly html: string
  readonly department: string
  readonly updatedAt: Date
}

const BOARDS_IN: Readonly<Record<string, number>> = {
  us: 12,
  gb: 5,
  de: 5,
  ca: 3,
  fr: 2,
  nl: 2,
  in: 3,
  au: 2,
  sg: 1,
  ie: 1,
  es: 1,
  se: 1,
  ch: 1,
  br: 1,
}
const DAY_MS = 86_400_000
/** How long an opening stays before another one takes its place. Days. */
const LIFE = 40

/** A hospital or school would need another kind of company. */
const FITTING = PROFESSIONS.filter((profession) => profession.employers === undefined)

const employers: readonly MarketCompany[] = Object.entries(BOARDS_IN).flatMap(([code, count]) =>
  companiesIn(code)
    .filter(({ size, known }) => size >= 90 && known === 'yes')
    .slice(0, count),
)

/** The companies that have a board of their own, a few dozen; what a deployment lists as its boards. */
export const MARKET_BOARDS: readonly MarketBoard[] = employers.map(({ organization, domain }) => ({
  token: domain.replace('.example', '').replaceAll('-', ''),
  company: organization,
  domain,
}))

/** The open jobs of a board at a moment; null when there is no such board. */
export function boardPostings(token: string, now: Date): readonly BoardPosting[] | null {
  const at = MARKET_BOARDS.findIndex((board) => board.token === token)
  const company = employers[at]
  if (company === undefined) return null
  const cities = COUNTRIES.find(({ code }) => code === company.countryCode)?.cities.slice(1) ?? ['']
  const today = Math.floor(now.getTime() / DAY_MS)
  const slots = 10 + (hash('slots', token) % 12)
  return Array.from({ length: slots }, (_, slot): BoardPosting => {
    const offset = hash('offset', token, slot) % LIFE
    const born = Math.floor((today - offset) / LIFE) * LIFE + offset
    const roll = dice('board', token, slot, born)
    const profession = roll.pick(FITTING)
    const title = roll.pick(profession.titles)
    const team = roll.pick(profession.teams)
    const city = roll.pick(cities.slice(0, 5))
    const shown = fittingTitle(title, company.countryCode, team, roll)
    const place = boardPlace(company.countryCode, city, roll)
    const { html } = describe(
      {
        company,
        organization: company.organization,
        profession,
        title,
        team,
        city,
        trait: roll.chance(0.04) ? 'hostile' : 'plain',
      },
      roll,
    )
    return {
      id: 5_000_000 + (hash('board-id', token, slot, born) % 4_000_000),
      title: shown,
      place,
      html,
      department: team,
      updatedAt: new Date(Math.min(now.getTime(), born * DAY_MS + Math.floor(roll.next() * DAY_MS))),
    }
  })
}
