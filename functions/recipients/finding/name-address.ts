import transliterate, { type Options } from '@sindresorhus/transliterate'
import { getDomainWithoutSuffix } from 'tldts'
import { companyWords, type PersonName } from '#engine/language'

/** How companies derive addresses from names, most common first, in the notation of contact vendors. */
const PATTERNS = `{first}.{last} {f}{last} {f}.{last} {first}{last} {first}_{last} {first}-{last} {first}{l}
  {last}.{first} {last}{f} {first} {last}`.split(/\s+/)

const ascii = (name: string, options: Options = {}): string =>
  transliterate(name, options)
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '')

/** Letters without their accents and strokes: Jürgen is jurgen, Søren soren, Işıl isil. */
const unaccented = (name: string): string =>
  ascii(name.replaceAll(/[øØ]/gu, 'o').normalize('NFD').replaceAll(/\p{M}/gu, ''))
/** Letters written as two: Jürgen is juergen, Søren soeren. */
const writtenOut = (name: string, locale: 'de' | 'da' = 'de'): string => ascii(name, { locale })

/** How a name may be spelled in an address. */
const spellingsOf = (name: string): readonly string[] => [
  ...new Set([unaccented(name), writtenOut(name), writtenOut(name, 'da')]),
]

/** The names of which an address may use one: a whole family name, or one of two. */
const partsOf = (name: string): readonly string[] => {
  const words = name.split(/[ -]/u)
  return [...new Set([name, words[0] ?? '', words.at(-1) ?? ''])]
}

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\p{M}\P{L}]*$/u.test(name)

/** Cyrillic and Greek are romanized in several ways (Юлия: yuliya, iuliia, julia), which differ in few letters. */
const skeleton = (text: string): string =>
  text
    .replaceAll(/shch|sch/gu, 'sh')
    .replaceAll(/kh|ch(?=r)/gu, 'h')
    .replaceAll(/ts|tz/gu, 'c')
    .replaceAll(/ou|oy/gu, 'u')
    .replaceAll(/[ijy]+/gu, 'i')

const fill = (pattern: string, first: string, last: string): string =>
  pattern
    .replace('{first}', first)
    .replace('{last}', last)
    .replace('{f}', first.slice(0, 1))
    .replace('{l}', last.slice(0, 1))

/** The pattern by which the local part of an address is derived from a name; null when it is not. */
export function patternOf(localPart: string, { firstName, lastName }: PersonName): string | null {
  const same = isLatin(`${firstName}${lastName}`) ? (text: string) => text : skeleton
  // "lena.m.brandt" follows the pattern of "lena.brandt".
  const local = same(localPart.toLowerCase().replace(/(?<=[a-z]{2})[._-][a-z](?=[._-][a-z]{2})/u, ''))
  if (local.length < 3) return null
  const firsts = partsOf(firstName).flatMap(spellingsOf)
  const lasts = partsOf(lastName).flatMap(spellingsOf)
  const fits = (pattern: string) =>
    firsts.some(
      (first) =>
        first !== '' && lasts.some((last) => last !== '' && same(fill(pattern, first, last)) === local),
    )
  return PATTERNS.find(fits) ?? null
}

/** The countries whose companies write umlauts as two letters, by the end of their domains. */
const GERMAN = new Set(['de', 'at', 'ch', 'li', 'lu'])
/** Letters that German does not have: the umlauts beside them lose their dots ("Öztürk", "Åström"). */
const NOT_GERMAN = /[øåæıİğşþðđőűñçã]/iu

/**
 * The address that a company's pattern derives from a name; null when the name could be spelled in several
 * ways, because it has other than Latin letters, or has a part missing.
 */
export function addressBy(pattern: string, person: PersonName, domain: string): string | null {
  if (!isLatin(`${person.firstName}${person.lastName}`)) return null
  const ending = domain.slice(domain.lastIndexOf('.') + 1)
  const isForeign =
    ending.length === 2 ? !GERMAN.has(ending) : NOT_GERMAN.test(`${person.firstName}${person.lastName}`)
  const spelled = isForeign ? unaccented : (name: string) => writtenOut(name)
  const first = spelled(person.firstName.split(' ', 1).join(''))
  const last = spelled(person.lastName)
  return first === '' || last === '' ? null : `${fill(pattern, first, last)}@${domain}`
}

/** Whether a host is a registrable domain or a subdomain of it. */
export const isOfDomain = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)

/**
 * Whether a domain can be the employer's judging by its name: the words of the company's name without spaces,
 * either all of them or, if they are distinctive enough, the first ones ("Harborline Logistics GmbH" and
 * harborline.example).
 */
export function isNamedAfter(domain: string, company: string): boolean {
  const label = (getDomainWithoutSuffix(domain) ?? '').replaceAll('-', '')
  const words = companyWords(company)
  return words.some((_, index) => {
    const joined = words.slice(0, index + 1).join('')
    return joined === label && (joined.length >= 5 || index === words.length - 1)
  })
}
