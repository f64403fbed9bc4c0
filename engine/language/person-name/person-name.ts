import { nameInUsualCase } from './name-case.ts'
import {
  isOrder,
  isPlaceholder,
  isRole,
  isSuffix,
  isTitle,
  key,
  LEADING_PARTICLES,
  mayBeName,
} from './name-words.ts'

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** A word of a name in any script, or initials: "O’Brien", "Jean-Luc", "A.J.", "Анна". */
const WORD = /^\p{L}(?:[\p{L}\p{M}'’ʻʼ.·-]|\u200c|\u200d)*$/u
const INITIALS = /^(?:\p{Lu}\.?-?)+$/u
const MOST_WORDS = 7
const MOST_LETTERS = 60
const NONE: PersonName = { firstName: '', lastName: '' }

/** What people and vendors put beside a name: brackets, nicknames, pronouns, slogans, emoji. */
const plain = (text: string): string =>
  text
    .replaceAll(/\bM\.?ª\.?/giu, 'María')
    .normalize('NFKC')
    // "HAROLD J.NYGAARD"
    .replaceAll(/(?<=(?<!\p{L})\p{Lu}\.)(?=\p{L}{3})/gu, ' ')
    .split(/[\r\n|•]|\s[–—/@~-]+\s|\s+at\s+/u, 1)
    .join('')
    .replaceAll(/\([^()]*\)?|\[[^[\]]*\]?|\{[^{}]*\}?|<[^<>]*>?|["“”„«»]/gu, (found) =>
      found.length > 1 ? ' ' : '"',
    )
    .replaceAll(/"[^"]*"?|(?<=^|\s)['‘’]\p{L}[^'‘’]*['’](?=\s|$)/gu, ' ')
    .replaceAll(
      /(?<!\p{L})(?:she|he|they|xe|ze|sie|er|elle|il)\s?\/\s?(?:her|him|them|hers|his|theirs|ihr|ihm|elle|iel)(?:\s?\/\s?\p{L}+)?(?!\p{L})/giu,
      ' ',
    )
    // Letters of some scripts need their joiners; elsewhere they hide between letters.
    .replaceAll(/(?<![\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d]/gu, '')
    .replaceAll(/(?![\u200c\u200d])\p{Cf}|[\p{Cc}\p{Co}\ufe0f]/gu, '')
    .replaceAll(/[\p{S}\p{Extended_Pictographic}*_:;!?#]|(?<!\p{L})[.'’-]+(?!\p{L})/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

const isAfterNameOnly = (part: string): boolean =>
  wordsOf(part).every((word) => isSuffix(word) || isTitle(word) || /^\p{Lu}[\p{Lu}.-]+$/u.test(word))

/** "Chen, Wei" in a single field names the family first; "Anna, MBA" does not. */
function unreversed(first: string, last: string): readonly [string, string] {
  const [one, other] = first === '' ? [last, first] : [first, last]
  const [family = '', given = '', ...more] = one.split(/\s*,\s*/u)
  return other === '' && given !== '' && family !== '' && more.length === 0 && !isAfterNameOnly(given)
    ? [given, family]
    : [first, last]
}

/** The words of one field without titles in front and degrees behind. */
function namesIn(text: string, isLast: boolean): readonly string[] {
  const parts = text.split(',').map((part) => part.trim())
  const words = wordsOf(parts.find((part) => part !== '') ?? '')
  while (words.length > 0 && isTitle(words[0] ?? '')) words.shift()
  while (words.length > 0 && isPostnominal(words, isLast)) words.pop()
  return words.filter((word) => !isTitle(word) || words.length === 1)
}

/** Capitals without a vowel: "GCP". */
const NO_VOWEL = /^[B-DF-HJ-NP-TV-XZ]{3,}$/u

/** Whether the last word follows a name. A word alone is a degree only when nothing else can be meant. */
function isPostnominal(words: readonly string[], isLast: boolean): boolean {
  const word = words.at(-1) ?? ''
  if (words.length === 1) return isSuffix(word) && (key(word).length > 2 || (isLast && word.includes('.')))
  return isSuffix(word) || isTitle(word) || NO_VOWEL.test(word)
}

/** The words if they can be a name, otherwise none. */
const ifName = (words: readonly string[], isLast: boolean): string[] =>
  words.length > MOST_WORDS ||
  words.join(' ').length > MOST_LETTERS ||
  !words.every((word) => WORD.test(word) && !isOrder(word)) ||
  words.some((word) => isPlaceholder(word, isLast)) ||
  isPlaceholder(words.join('-'), isLast)
    ? []
    : [...words]

/**
 * The name of a person as it may stand in a greeting, a To line or a signature, from what a vendor, a page or
 * a form gave: without titles, degrees, brackets, nicknames, emoji and slogans, in its usual case. A part
 * that names nobody ("null", "Info") becomes empty; both are empty for a department or a placeholder.
 */
export function cleanPersonName(name: PersonName): PersonName {
  const [first, last] = unreversed(plain(name.firstName), plain(name.lastName))
  const given = ifName(namesIn(first, false), false)
  const family = ifName(namesIn(last, true), given.length > 0)
  if ([...given, ...family].every((word) => isRole(word)) && !isOneName(given, family)) return NONE
  while (given.length > 0 && isRole(given.at(-1) ?? '') && !isOneName(given, family)) given.pop()
  while (given.length > 1 && isRole(given[0] ?? '') && !mayBeName(given[0] ?? '')) given.shift()
  // "Sean O'" and "Connor": the family name was cut.
  if (given.length > 1 && /^\p{L}['’]$/u.test(given.at(-1) ?? ''))
    family[0] = `${given.pop()}${family[0] ?? ''}`
  while (given.length > 1 && LEADING_PARTICLES.has(key(given.at(-1) ?? ''))) family.unshift(given.pop() ?? '')
  const isSurname = given.length === 0 || !family.every((word) => NO_SURNAME.test(word))
  return {
    firstName: nameInUsualCase(given.join(' ')),
    lastName: isSurname ? nameInUsualCase(family.join(' ')) : '',
  }
}

/** "Job van der Meer" is a person, "Job Team" is not. */
const isOneName = (given: readonly string[], family: readonly string[]): boolean =>
  given.length === 1 && mayBeName(given[0] ?? '') && !family.some((word) => isRole(word))

/** Roles in the place of a family name: "Anna HR". Other role words are family names too: "Ana Sales". */
const NO_SURNAME = /^(?:HR|RH|Team|Recruit(?:er|ing|ment)|Talent|Careers?|Jobs)$/iu

export interface GreetingName {
  /** How the person is spoken to: the given name, or the whole name if only an initial is known. */
  readonly first: string
  readonly whole: string
}

/** The names by which a person is greeted; null for a greeting without a name. */
export function greetingName(name: PersonName): GreetingName | null {
  const { firstName, lastName } = cleanPersonName(name)
  if (firstName === '') return null
  const whole = `${firstName} ${lastName}`.trim()
  // One initial is no way to speak to somebody; two are: "J. R.", "A.J.".
  if (/^\p{Lu}\.?$/u.test(firstName)) return lastName === '' ? null : { first: whole, whole }
  const words = firstName.split(' ')
  while (words.length > 1 && /^\p{Lu}\.?$/u.test(words.at(-1) ?? '') && !INITIALS.test(words[0] ?? ''))
    words.pop()
  return { first: words.join(' '), whole }
}

/** The given and family name in a full name, which may begin with the family: "Weber, Dr. Jan". */
export function splitName(whole: string): PersonName {
  const { firstName, lastName } = cleanPersonName({ firstName: whole, lastName: '' })
  const [given = '', ...more] = firstName.split(' ')
  return lastName === ''
    ? cleanPersonName({ firstName: given, lastName: more.join(' ') })
    : { firstName, lastName }
}

/** The full name for a To line; empty when the parts name nobody. */
export const fullName = (name: PersonName): string => {
  const { firstName, lastName } = cleanPersonName(name)
  return `${firstName} ${lastName}`.trim()
}

/** The full name for a signature or a From line, which is never empty for a user who has any name. */
export const signedName = (name: PersonName): string =>
  fullName(name) || `${name.firstName} ${name.lastName}`.trim()
