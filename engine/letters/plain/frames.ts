import { titleInFull } from '../title-in-full.ts'
import { countryByName } from '../../values/countries.ts'
import type { Frames } from '../../values/letter-texts/letter-texts.ts'
import type { Source } from '../../values/finding.ts'
import { cleanCompany, cleanTitle } from '../clean-name.ts'
import type { Assignment } from '../model.ts'
import type { Sentence } from '../../values/letter.ts'
import { townsByName } from '../../places/gazetteer.ts'
import { plainPlace } from '../../places/plain-place.ts'
import { readPlaces } from '../../places/read-places.ts'
import { isRegion } from '../../resume/layout/words/places.ts'
import { isAgency } from '../../postings/agency.ts'
import { textsOf } from '../texts.ts'

/** The text that replaces {name} in a frame, with its sources. */
export interface Slot {
  readonly text: string
  readonly sources: readonly Source[]
}

export type Slots = Readonly<Record<string, Slot | undefined>>

export const slot = (text: string, ...sources: readonly Source[]): Slot => ({ text, sources })

/**
 * The frame with its slots, or null when one is unknown; a part in brackets is left out instead. French marks
 * follow a space that does not break.
 */
export function fill(frame: string, slots: Slots): Sentence | null {
  const parts = frame
    .replaceAll(/\[([^[\]]*)\]/gu, (_, part: string) => (fill(part, slots) === null ? '' : part))
    .replaceAll(/ (?=[:;?!»])|(?<=«) /gu, '\u00a0')
    .split(/\{([\w ]+)\}/u)
  const used = parts.flatMap((name, at) => (at % 2 === 1 ? [slots[name]] : []))
  if (used.includes(undefined)) return null
  const sources = used.flatMap((known) => known?.sources ?? [])
  return {
    text: parts.map((part, at) => (at % 2 === 1 ? (slots[part]?.text ?? '') : part)).join(''),
    sources: sources.length > 0 ? sources : [{ kind: 'opinion' }],
  }
}

/** The first frame that can be filled. */
export const firstOf = (frames: Frames, slots: Slots): Sentence | null =>
  frames.map((frame) => fill(frame, slots)).find((sentence) => sentence !== null) ?? null

const NO_PLACE =
  /\b(?:remote|hybrid|anywhere|worldwide|home[ -]?(?:office|based)|télétravail|teletrabajo|nationwide|various|multiple)\b|\d/iu

/** One to four capitalized words: "Le Pouzin", "St. Gallen". */
const PLACE =
  /^(?:St\. )?\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: (?:\p{Lu}[\p{L}\p{M}'’-]{0,24}|de|del|la|le|les|am|an|der|of|upon|sur|en)){0,4}$/u

/** The first part of a place that is a town's name: "Houston" of "Houston, TX", "Budapest" of "Hungary, Budapest". */
export function townIn(location: string): string | null {
  const whole = location.replaceAll(/\s*\([^()]*\)/gu, '')
  const parts = whole.split(/[,;|/]/u).map((part) => part.trim())
  const named = parts
    // Ontario is a town of California as well.
    .filter((part, at) => countryByName(part) === null && (at === 0 || !isRegion(part)))
    .map((part) => part.replace(/ \p{Lu}{2,3}$/u, ''))
  // "Hazel House, Leeds"
  const place = named.find((part) => townsByName().has(plainPlace(part))) ?? named[0] ?? ''
  return NO_PLACE.test(whole) || !PLACE.test(place) ? null : place
}

/** The slots of the posting, each resting on a whole field. An agency is not the employer, so it is not named as one. */
export function postingSlots({ posting, language }: Pick<Assignment, 'posting' | 'language'>): Slots {
  const { title, company, location } = posting
  const said = (text: string, quote: string, start: number): Slot =>
    slot(text, { kind: 'posting', start, end: start + quote.length, quote })
  const job = cleanTitle(title)
  const employer = isAgency(posting) ? null : cleanCompany(company)
  const place = posting.remote ? null : townIn(location)
  const isNamed = place === null || [job, employer].join(' ').includes(place)
  const after = title.length + 1
  return {
    title: job === null ? undefined : said(titleInFull(job), title, 0),
    'at company': employer === null ? undefined : said(textsOf(language).at(employer), company, after),
    place: isNamed ? undefined : said(place, location, after + company.length + 1),
  }
}

/** Whether a job is surely in one of these countries. */
function isIn({ location }: Assignment['posting'], codes: readonly string[]): boolean {
  const all = readPlaces(location).places
  // "Manchester / hybrid, United Kingdom": a town of several countries, and one of them.
  const sure = all.filter(({ countries }) => countries?.length === 1)
  // "Sisseln, Kanton Aargau": towns elsewhere may have the name as well.
  const named = sure.filter(({ regions, towns }) => regions.length > 0 || towns.length === 0)
  const isList = /[;|•·\n&+]|\s\/\s|\s(?:and|or|und|oder|et|ou|y|o)\s/u.test(location)
  const places = [isList ? [] : named, sure, all].find(({ length }) => length > 0) ?? []
  const countries = places.flatMap((place) => place.countries ?? [])
  return countries.length > 0 && countries.every((code) => codes.includes(code))
}

const CALLED_CV = 'gb ie au nz za at be ch de dk es fi fr it lu nl no pl pt se'.split(' ')
/** What English calls a resume where the job is. */
export const resumeSlot = (posting: Assignment['posting']): Slots => ({
  resume: slot(isIn(posting, CALLED_CV) ? 'CV' : 'resume'),
})

/** The letter's own words as they are written where the job is: Switzerland has no ß. */
export const spelledFor =
  (posting: Assignment['posting']) =>
  (text: string): string =>
    isIn(posting, ['ch']) ? text.replaceAll('ß', 'ss') : text
