import type { MarketCompany } from '../companies.ts'
import { professionOf, type Profession } from '../profession.ts'
import { hash, type Dice } from '../random.ts'
import { fittingTitle } from '../title-variants.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'
import type { LocalProfession } from './local-profession.ts'
import type { LocalWording, Wording } from './wording.ts'

/** The parts that an advert is written from, in its language. */
export interface Written {
  readonly title: string
  readonly profession: Profession
  /** What the company does. */
  readonly does: string
  readonly city: string
  readonly wording: Wording
  /** The title as the employer writes it. */
  readonly shownTitle: (team: string, roll: Dice) => string
}

interface Advert {
  readonly title: string
  readonly company: MarketCompany
  readonly countryCode: string
  readonly city: string
  /** What distinguishes it from other adverts; null for an English one. */
  readonly key: readonly (string | number)[] | null
}

/** Percentage of adverts in the country's own language, where the market supports it; a guess. */
const LOCAL_SHARE = 50

const BY_COUNTRY: Readonly<Record<string, LocalWording>> = {
  de: GERMAN,
  at: GERMAN,
  ch: GERMAN,
  fr: FRENCH,
  lu: FRENCH,
  es: SPANISH,
  mx: SPANISH,
  ar: SPANISH,
  cl: SPANISH,
  co: SPANISH,
  cr: SPANISH,
  pe: SPANISH,
}
/** Cities with another language than their country's; null: a language that is not supported. */
const BY_CITY: Readonly<Record<string, LocalWording | null>> = {
  Geneva: FRENCH,
  Lausanne: FRENCH,
  Lugano: null,
  Brussels: FRENCH,
  Liège: FRENCH,
}

function localWording({ countryCode, city, key }: Advert): LocalWording | null {
  const own = BY_CITY[city] === undefined ? (BY_COUNTRY[countryCode] ?? null) : BY_CITY[city]
  return own !== null && key !== null && hash('language', ...key) % 100 < LOCAL_SHARE ? own : null
}

const oneOf = (employers: readonly string[] | undefined, { domain }: MarketCompany): string | undefined =>
  employers?.[hash(domain) % employers.length]

/** Professions outside of the language's list are advertised in it only when it has a name for them. */
function ownProfession(
  { professions }: LocalWording,
  { id }: Profession,
  title: string,
): LocalProfession | undefined {
  const own = professions.find((each) => each.id === id)
  const named = [...(own?.titles ?? [])].flat().map((name) => name.toLowerCase())
  return id === 'other' && !named.includes(title.toLowerCase()) ? undefined : own
}

/** An advert in its employer's language: English, or the country's own. */
export function inLanguage(advert: Advert): Written {
  const { title, company, countryCode, city } = advert
  const profession = professionOf(title)
  const wording = localWording(advert)
  const own = wording === null ? undefined : ownProfession(wording, profession, title)
  if (wording === null || own === undefined)
    return {
      title,
      profession,
      does: oneOf(profession.employers, company) ?? company.does,
      city,
      wording: ENGLISH,
      shownTitle: (team, roll) => fittingTitle(title, countryCode, team, roll),
    }
  const named = own.titles.get(title.toLowerCase()) ?? title
  return {
    title: named,
    profession: { ...profession, ...own, titles: profession.titles },
    does: oneOf(own.employers, company) ?? wording.industries[company.industry] ?? company.does,
    city: wording.cities[city] ?? city,
    wording,
    shownTitle: (team, roll) => roll.pick(wording.titles(named, team)),
  }
}
