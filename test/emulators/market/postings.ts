import { COUNTRIES } from '#engine/values/countries.ts'
import { boardEmployerOf } from './board-employers.ts'
import { companiesIn, neutralCompaniesIn, type MarketCompany } from './companies.ts'
import { describe } from './description.ts'
import type { Trait } from './languages/wording.ts'
import type { MarketPosting } from './market-posting.ts'
import { isWithoutPostings, ownPostingByRef, ownPostings } from './own/own-market.ts'
import { placeOf } from './place-forms.ts'
import { inLanguage } from './languages/in-language.ts'
import { professionOf } from './profession.ts'
import { dice, drawn, hash } from './random.ts'
import { strayTitle } from './title-variants.ts'

const DAY_MS = 86_400_000
/** Older adverts are gone. Days. */
export const MARKET_DAYS = 31

/** A search of the market: any title, any city, in the catalogue or not. */
export interface Stream {
  readonly title: string
  readonly countryCode: string
  readonly city: string
}

const dayNumber = (at: Date): number => Math.floor(at.getTime() / DAY_MS)
const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day * DAY_MS).getUTCDay())

/** The number of new adverts on a day: about eighty a week. */
const newOn = (stream: Stream, day: number): number => {
  const spread = hash('volume', stream.title.toLowerCase(), stream.countryCode, stream.city, day)
  return isWeekend(day) ? 5 + (spread % 3) : 12 + (spread % 5)
}

const TRAITS: readonly (readonly [Trait, number])[] = [
  ['no-agencies', 0.03],
  ['apply-only-via', 0.03],
  ['do-not-contact', 0.02],
  ['mass', 0.03],
  ['hostile', 0.03],
]

const refOf = (stream: Stream, day: number, index: number): string =>
  Buffer.from([stream.title, stream.countryCode, stream.city, day, index].join('|')).toString('base64url')

/** The advert number `index` of a day; always the same one for the same search. */
function postingOn(stream: Stream, day: number, index: number, repostable = true): MarketPosting {
  const key = [stream.title.toLowerCase(), stream.countryCode, stream.city, day, index] as const
  const roll = dice('posting', ...key)
  const createdAt = new Date(day * DAY_MS + Math.floor(roll.next() * DAY_MS))
  const id = String(4_000_000_000 + hash('id', ...key))
  const ref = refOf(stream, day, index)
  if (repostable && roll.chance(0.06)) {
    const earlier = postingOn(stream, day - roll.between(1, 3), roll.between(0, 4), false)
    const title = roll.pick([
      earlier.title,
      `${earlier.title} - Ref. ${roll.between(1_000, 9_999)}`,
      earlier.title.replace(' – ', ' - '),
    ])
    return {
      ...earlier,
      id,
      ref,
      title,
      company: earlier.employer?.organization ?? earlier.company,
      createdAt,
    }
  }
  const title = stream.title.trim()
  const profession = professionOf(title)
  const isAnyTrade = profession.employers === undefined
  const picked = roll.pick((isAnyTrade ? companiesIn : neutralCompaniesIn)(stream.countryCode))
  const employer = boardEmployerOf(stream.countryCode, key, profession) ?? picked
  const publicEmployer = roll.chance(0.03)
  const written = inLanguage({ ...stream, title, company: employer, key: publicEmployer ? null : key })
  const team = roll.pick(written.profession.teams)
  const shown = roll.chance(0.13) ? strayTitle(title, roll) : written.shownTitle(team, roll)
  const { place, area } = placeOf(stream, roll)
  const low = roll.between(34, 110) * 1_000
  return {
    id,
    ref,
    title: shown,
    company: publicEmployer ? `City of ${stream.city}` : employer.name,
    employer: publicEmployer ? null : employer,
    place,
    area,
    description: describe(
      {
        company: employer,
        organization: publicEmployer ? `The City of ${stream.city}` : employer.organization,
        written,
        team,
        trait: drawn(TRAITS, roll.next(), 'plain'),
      },
      roll,
    ),
    department: team,
    createdAt,
    salary: roll.chance(0.4) ? [low, low + roll.between(6, 25) * 1_000] : null,
  }
}

const titled = (title: string): string =>
  title
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=^|[\s/-])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** The searches made so far, newest last: boards show the adverts of these searches that belong to them. */
const searched = new Map<string, Stream>()
const MAX_SEARCHED = 400

/**
 * Puts a search's adverts on their employers' boards before the search is made: the market generates adverts
 * on request, and a run that reads boards and searches at the same time may read a board first.
 */
export function advertise(stream: Stream): void {
  const key = Object.values(stream).join('|')
  searched.delete(key)
  searched.set(key, stream)
  const [oldest] = searched.keys()
  if (searched.size > MAX_SEARCHED && oldest !== undefined) searched.delete(oldest)
}

/** Takes the adverts of all searches from the boards, as in a process that has just started. */
export function forgetSearches(): void {
  searched.clear()
}

const ofDay = new Map<string, readonly MarketPosting[]>()
const MAX_DAYS = MAX_SEARCHED * (MARKET_DAYS + 1)

/** The adverts of a search that are new on a day. They are kept, because every page of an answer needs them. */
function postingsOn(stream: Stream, day: number): readonly MarketPosting[] {
  const key = [...Object.values(stream), day].join('|')
  const known = ofDay.get(key)
  if (known !== undefined) return known
  const made = Array.from({ length: newOn(stream, day) }, (_, index) => postingOn(stream, day, index))
  if (ofDay.size > MAX_DAYS) ofDay.clear()
  ofDay.set(key, made)
  return made
}

/** Every advert of a search up to a day. */
const streamPostings = (stream: Stream, today: number): readonly MarketPosting[] =>
  Array.from({ length: MARKET_DAYS + 1 }, (_, back) => today - back).flatMap((day) => postingsOn(stream, day))

/** A company's adverts at a given time, in the searches made so far. */
export function advertsOf(company: MarketCompany, now: Date): readonly MarketPosting[] {
  return [...searched.values()]
    .filter(({ countryCode }) => countryCode === company.countryCode)
    .flatMap((stream) => streamPostings(stream, dayNumber(now)))
    .filter(({ employer, createdAt }) => employer === company && createdAt.getTime() <= now.getTime())
}

const KEYBOARD = /asdf|qwer[tz]|[zy]xcv|hjkl/i
const VOWEL = /[aeiouyà-æè-ïò-öø-ýāăąēęěīįőœūůűų]/i
const LATIN = /^[\p{Script=Latin}\s]{6,}$/u

/** Whether nobody could mean this as a title: a run of keys, or Latin words without a vowel. */
const isNonsense = (title: string): boolean =>
  KEYBOARD.test(title) || (LATIN.test(title) && title.split(' ').every((word) => !VOWEL.test(word)))

/** The adverts of a search at a given time, newest first. Without a city: a share of the larger cities'. */
export function marketPostings(
  search: { title: string; countryCode: string; city: string | null },
  now: Date,
  days: number,
): readonly MarketPosting[] {
  const title = titled(search.title)
  if (title === '' || isNonsense(title)) return []
  const country = COUNTRIES.find(({ code }) => code === search.countryCode)
  const cities = search.city === null ? (country?.cities.slice(1, 7) ?? []) : [search.city]
  const today = dayNumber(now)
  const oldest = now.getTime() - days * DAY_MS
  const postings: MarketPosting[] = [...ownPostings({ ...search, title }, now, days)]
  for (const city of cities) {
    if (isWithoutPostings(search.countryCode, city)) continue
    const stream = { title, countryCode: search.countryCode, city }
    advertise(stream)
    for (let day = today; day >= today - Math.min(days, MARKET_DAYS); day -= 1) {
      for (const [index, posting] of postingsOn(stream, day).entries()) {
        if (search.city === null && hash('country', city, day, index) % cities.length !== 0) continue
        const at = posting.createdAt.getTime()
        if (at <= now.getTime() && at >= oldest) postings.push(posting)
      }
    }
  }
  return postings.toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.id.localeCompare(b.id),
  )
}

/** The posting with this ref, or null. */
export function postingByRef(ref: string): MarketPosting | null {
  const own = ownPostingByRef(ref)
  if (own !== null) return own
  const [title = '', countryCode = '', city = '', day = '', index = ''] = Buffer.from(ref, 'base64url')
    .toString()
    .split('|')
  if (title === '' || !/^\d{1,6}$/.test(day) || !/^\d{1,3}$/.test(index)) return null
  return postingOn({ title, countryCode, city }, Number(day), Number(index))
}
