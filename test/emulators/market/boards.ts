import { COUNTRIES } from '#engine/values/countries.ts'
import type { MarketFamily } from './board-employers.ts'
import { companyWithBoard } from './careers.ts'
import type { MarketCompany } from './companies.ts'
import { describe } from './description.ts'
import { inLanguage } from './languages/in-language.ts'
import { boardPlace } from './place-forms.ts'
import { PROFESSIONS } from './profession.ts'
import { dice, hash } from './random.ts'
import { advertsOf } from './postings.ts'

export interface BoardPosting {
  readonly id: number
  readonly title: string
  readonly place: string
  readonly html: string
  readonly department: string
  readonly updatedAt: Date
}

const DAY_MS = 86_400_000
/** How long an opening stays before another one replaces it. Days. */
const LIFE = 40

/** The market's companies are no hospitals or schools, so professions with their own employers do not fit. */
const FITTING = PROFESSIONS.filter((profession) => profession.employers === undefined)

/** The open jobs of a board at a given time; null when there is no such board. */
export function boardPostings(
  family: MarketFamily,
  token: string,
  now: Date,
): readonly BoardPosting[] | null {
  const company = companyWithBoard({ family, token })
  return company === undefined ? null : [...ownPostings(token, company, now), ...advertised(company, now)]
}

/** A company's adverts elsewhere are also on its board, with their full text. */
const advertised = (company: MarketCompany, now: Date): readonly BoardPosting[] =>
  advertsOf(company, now).map(({ id, title, place, area, description, department, createdAt }) => ({
    id: Number(id),
    title,
    place: place.endsWith(area[0] ?? place) ? place : `${place}, ${area[0]}`,
    html: description.html,
    department,
    updatedAt: createdAt,
  }))

function ownPostings(token: string, company: MarketCompany, now: Date): readonly BoardPosting[] {
  const cities = COUNTRIES.find(({ code }) => code === company.countryCode)?.cities.slice(1) ?? ['']
  const today = Math.floor(now.getTime() / DAY_MS)
  const slots = 10 + (hash('slots', token) % 12)
  return Array.from({ length: slots }, (_, slot): BoardPosting => {
    const offset = hash('offset', token, slot) % LIFE
    const born = Math.floor((today - offset) / LIFE) * LIFE + offset
    const roll = dice('board', token, slot, born)
    const profession = roll.pick(FITTING)
    const title = roll.pick(profession.titles)
    const draw = roll.next()
    const city = roll.pick(cities.slice(0, 5))
    const { countryCode } = company
    const written = inLanguage({ title, company, countryCode, city, key: [token, slot, born] })
    const { teams } = written.profession
    const team = teams[Math.floor(draw * teams.length)] ?? ''
    const shown = written.shownTitle(team, roll)
    const place = boardPlace(countryCode, city, roll)
    const { html } = describe(
      {
        company,
        organization: company.organization,
        written,
        team,
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
