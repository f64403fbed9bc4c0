import * as z from 'zod/mini'
import { COUNTRIES } from '#engine/values/countries.ts'
import { addCompany, companyNamed, removeAdded } from '../companies.ts'
import type { MarketPosting } from '../market-posting.ts'

const DAY_MS = 86_400_000
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(300))
const Country = z.enum(COUNTRIES.map(({ code }) => code))
const inCatalogue = z.refine<{ readonly country: string; readonly city: string }>(
  ({ country, city }) => COUNTRIES.find(({ code }) => code === country)?.cities.includes(city) ?? false,
  { path: ['city'], error: 'No city of the country in the form.' },
)

const Posting = z
  .strictObject({
    title: line,
    company: line,
    country: Country,
    city: line,
    text: z.string().check(z.minLength(1), z.maxLength(20_000)),
    daysOld: z._default(z.int().check(z.gte(0), z.lte(30)), 0),
  })
  .check(inCatalogue)

/** A person who works at a company of the file. The texts may be anything, as with data from a vendor. */
const Person = z.strictObject({
  company: line,
  firstName: line,
  lastName: line,
  title: line,
  /** Made from the company's pattern when absent. */
  email: z.optional(line),
})

/** What testers add to the emulators' market with their own file. */
export const OwnMarket = z
  .strictObject({
    postings: z._default(z.array(Posting), []),
    people: z._default(z.array(Person), []),
    /** Cities that have only the file's postings. */
    citiesWithoutPostings: z._default(
      z.array(z.strictObject({ country: Country, city: line }).check(inCatalogue)),
      [],
    ),
  })
  .check(({ value: { postings, people }, issues }) => {
    for (const [index, { company }] of people.entries())
      if (!postings.some((posting) => posting.company === company))
        issues.push({
          code: 'custom',
          input: company,
          path: ['people', index, 'company'],
          message: 'No posting of the file is by this company.',
        })
    for (const [index, { company }] of postings.entries())
      if (companyNamed(company)?.reachable === undefined && companyNamed(company) !== undefined)
        issues.push({
          code: 'custom',
          input: company,
          path: ['postings', index, 'company'],
          message: 'The market has a company of this name. Choose another name.',
        })
  })
export type OwnMarket = z.infer<typeof OwnMarket>

const NOTHING: OwnMarket = { postings: [], people: [], citiesWithoutPostings: [] }
let own = NOTHING

/** Adds a file's content, or nothing, to this process's market, replacing what was added before. */
export function putInMarket(market = NOTHING): void {
  own = market
  removeAdded()
  for (const { company, country } of market.postings) {
    const people = market.people.filter((person) => person.company === company)
    addCompany(company, country, people.length === 0 ? undefined : people)
  }
}

/** Whether the file excludes the market's own adverts from a city. */
export const isWithoutPostings = (countryCode: string, city: string): boolean =>
  own.citiesWithoutPostings.some((place) => place.country === countryCode && place.city === city)

const refOf = (index: number): string => `own-${index}`

function asAdvert(posting: OwnMarket['postings'][number], index: number, now: Date): MarketPosting {
  const { title, company, country, city, text, daysOld } = posting
  const name = COUNTRIES.find(({ code }) => code === country)?.name ?? ''
  return {
    id: String(9_000_000_000 + index),
    ref: refOf(index),
    title,
    company,
    employer: companyNamed(company) ?? null,
    place: city,
    area: [name, city],
    description: { text, html: text },
    department: '',
    createdAt: new Date((Math.floor(now.getTime() / DAY_MS) - daysOld) * DAY_MS),
    salary: null,
  }
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** The file's postings that a search finds: those whose title contains every word of the search. */
export const ownPostings = (
  search: { readonly title: string; readonly countryCode: string; readonly city: string | null },
  now: Date,
  days: number,
): readonly MarketPosting[] =>
  own.postings.flatMap((posting, index) => {
    const words = wordsOf(posting.title)
    const fits =
      posting.country === search.countryCode &&
      (search.city === null || search.city === posting.city) &&
      posting.daysOld <= days &&
      wordsOf(search.title).every((word) => words.includes(word))
    return fits ? [asAdvert(posting, index, now)] : []
  })

/** The file's posting with this ref, or null. */
export function ownPostingByRef(ref: string): MarketPosting | null {
  const index = own.postings.findIndex((_, at) => refOf(at) === ref)
  const posting = own.postings[index]
  return posting === undefined ? null : asAdvert(posting, index, new Date(0))
}
