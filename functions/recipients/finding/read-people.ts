import { looksLikeInstruction } from '#engine/resume'
import type { Person } from '../model.ts'
import { addressProblem } from '../choose-contact.ts'
import { isSuffix, cleanPersonName, type PersonName } from '#engine/language'
import { isOfDomain, patternOf } from './name-address.ts'

/** A person named in a text: a name with an address, a title, or both. */
export type NamedPerson = Pick<Person, 'firstName' | 'lastName' | 'title' | 'email'>

const ADDRESS = /[a-z0-9][a-z0-9._+-]{0,63}@(?:[a-z0-9][a-z0-9-]{0,61}\.)+[a-z]{2,24}/giu
/** Names of people: two to four capitalized words, possibly with particles such as "von" between them. */
const WORD = String.raw`\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+)?`
const NAME = String.raw`${WORD}(?: (?:\p{Lu}\.|${WORD}))?(?: (?:von|van|de|der|den|da|di|del|la|le|zu|af|av))*(?: ${WORD})`
const COURTESY = String.raw`(?:(?:Herrn?|Frau|Mr|Mrs|Ms|Mme|M|Sr|Sra|Dr|Prof|Dipl|Ing|Mag|Madame|Monsieur)\.?(?:-Ing\.?)? ){0,3}`
const NAME_ALONE = new RegExp(String.raw`^${COURTESY}(${NAME})$`, 'u')
const NAMES = new RegExp(String.raw`(?<![\p{L}@.])(${NAME})(?![\p{L}])`, 'gu')

/** Words of job titles, in four languages. */
const TITLE =
  /(?<!\p{L})(?:ceo|coo|cfo|cto|cmo|cio|chro|chief|founder|co-?founder|president|director|head|manager|lead|leader|vp|vice president|partner|owner|recruiter|engineer|consultant|officer|coordinator|talent|geschäftsführ\p{L}*|leit(?:er|ung)\p{L}*|\p{L}+leit(?:er|erin|ung)|vorstand\p{L}*|inhaber(?:in)?|prokurist(?:in)?|referent(?:in)?|personal\p{L}*|gérante?|dirigeante?|direct(?:eur|rice)|responsable|chef|cheffe|présidente?|fondat(?:eur|rice)|associée?|directora?|gerente|jef[ea]|fundadora?|socio|socia|presidenta?|encargad[oa])(?!\p{L})/iu
const MAX_TITLE = 80
/** Words near addresses that serve another purpose than the job. */
const OTHER_PURPOSE =
  /datenschutz|data protection|privacy|protection des données|protección de datos|\bdpo\b|accommodation|accessib|barrierefrei|whistle|hinweisgeber|press(?:e|\b)|prensa/iu
/** How many lines an address may be away from its name. */
const BESIDE = 3
const MAX_LINES = 2_000

const isTitle = (line: string): boolean =>
  line.length <= MAX_TITLE &&
  !line.includes('@') &&
  !/[.!?]$/u.test(line) &&
  TITLE.test(line) &&
  !looksLikeInstruction(line)

const nameOf = (words: string): PersonName => {
  const [firstName = '', ...rest] = words.split(' ')
  const last = rest.filter((word) => !/^\p{Lu}\.$/u.test(word))
  return cleanPersonName({ firstName, lastName: last.join(' ') })
}

/** "Lena Brandt, MBA" is a name alone. */
const withoutDegrees = (line: string): string => {
  const [name = '', ...after] = line.split(/\s*,\s*/u)
  return after.length > 0 && after.every((part) => part.split(' ').every(isSuffix)) ? name : line
}

const trimmed = (line: string): string => line.replaceAll(/^[\s\-–—•*|:,]+|[\s\-–—•*|:,]+$/gu, '')

/**
 * "Lena Brandt, Head of Marketing", "Geschäftsführer: Jan Vogel", or a name and a title on adjacent lines.
 */
function titledIn(lines: readonly string[], at: number): NamedPerson | null {
  const line = lines[at] ?? ''
  const alone = NAME_ALONE.exec(line)?.[1]
  if (alone !== undefined && !TITLE.test(alone)) {
    const title = [lines[at + 1], lines[at - 1]].find((beside) => beside !== undefined && isTitle(beside))
    return title === undefined ? null : { ...nameOf(alone), title, email: null }
  }
  const [left = '', right = ''] = line.split(/\s*(?:,|\||–|—|:| - )\s*/u, 2).map(trimmed)
  for (const [name, title] of [
    [left, right],
    [right, left],
  ] as const) {
    const found = NAME_ALONE.exec(name)?.[1]
    if (found !== undefined && !TITLE.test(found) && isTitle(title))
      return { ...nameOf(found), title, email: null }
  }
  return null
}

/** The name near an address that the address is derived from. */
function ownerOf(email: string, lines: readonly string[], at: number): PersonName | null {
  const local = email.slice(0, email.indexOf('@'))
  const distance = (index: number) => Math.abs(index - at)
  const near = lines
    .map((line, index) => ({ line, index }))
    .slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
    .toSorted((a, b) => distance(a.index) - distance(b.index))
  for (const { line } of near)
    for (const [, words = ''] of line.matchAll(NAMES)) {
      // In "Contact Lena Brandt" the name begins later: each word is tried as its beginning.
      const parts = words.split(' ')
      for (let from = 0; from < parts.length - 1; from += 1) {
        const name = nameOf(parts.slice(from).join(' '))
        if (patternOf(local, name) !== null) return name
      }
    }
  return null
}

const same = (a: PersonName, b: PersonName): boolean =>
  a.firstName === b.firstName && a.lastName === b.lastName

/**
 * The people that a text names: by an address at the employer's own domain that is derived from a name near
 * it, or by a title beside the name. Addresses of other domains and shared addresses are left out. The text
 * is untrusted: a line that looks like an instruction is not taken as a title.
 */
export function readPeople(text: string, domain: string): readonly NamedPerson[] {
  const lines = text
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => withoutDegrees(trimmed(line.normalize('NFC').replaceAll(/\s+/gu, ' ').slice(0, 300))))
    .filter((line) => line !== '')
  const titled = lines.flatMap((_, at) => titledIn(lines, at) ?? [])
  const addressed = lines.flatMap((line, at) =>
    [...line.matchAll(ADDRESS)].flatMap(([found]): readonly NamedPerson[] => {
      const email = found.toLowerCase()
      if (lines.slice(Math.max(0, at - 1), at + 1).some((near) => OTHER_PURPOSE.test(near))) return []
      if (!isOfDomain(email.slice(email.indexOf('@') + 1), domain) || addressProblem(email) !== null)
        return []
      const owner = ownerOf(email, lines, at)
      if (owner === null) return []
      const title = titled.find((person) => same(person, owner))?.title ?? null
      return [{ ...owner, title, email }]
    }),
  )
  const people = [...addressed, ...titled].filter(({ firstName }) => firstName !== '')
  return people.filter((person, index) => people.findIndex((other) => same(other, person)) === index)
}

/** A named person as a Person. An address counts as verified on the day on which the page was read. */
export const personOf = (named: NamedPerson, source: { uri: string; seenAt: string }): Person => ({
  firstName: named.firstName,
  lastName: named.lastName,
  title: named.title,
  seniority: null,
  department: null,
  email: named.email,
  linkedin: null,
  source: named.email === null ? null : source,
  verification: named.email === null ? null : { status: 'valid', checkedAt: source.seenAt },
  confidence: null,
})
