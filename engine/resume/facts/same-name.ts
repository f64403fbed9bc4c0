import { isSuffix, isTitle } from '../../language/person-name/name-words.ts'
import { DOUBTFUL, type Fact } from '../../values/resume-facts.ts'

/**
 * Whether two names belong to the same person: they may differ in capitals, accents, order, middle names,
 * initials, forms of address and credentials.
 */
export function isSameName(one: string, other: string): boolean {
  const [left, right] = [nameWords(one), nameWords(other)]
  const [short, long] = left.size <= right.size ? [left, right] : [right, left]
  return [...short].every((word) => long.has(word)) && (short.size > 1 || short.size === long.size)
}

/**
 * Which name signs letters until the user chooses: the resume's, unless it was read with doubt, or not for certain and
 * shares no word with the account's.
 */
export function firstSigner(name: Fact | null, account: string): 'resume' | 'account' {
  if (name === null) return 'account'
  const own = nameWords(account)
  if (own.size === 0 || name.confidence >= 1) return 'resume'
  const isAlike = [...nameWords(name.value)].some((word) => own.has(word))
  return name.confidence < DOUBTFUL || !isAlike ? 'account' : 'resume'
}

function nameWords(name: string): ReadonlySet<string> {
  // "Jane Roe, RN": credentials follow the first comma or bar, but in "Roe, Jane" the first name does.
  const [first = '', ...rest] = name.split(/[,|]/u)
  const full = first.trim().includes(' ') ? first : [first, ...rest.slice(0, 1)].join(' ')
  const words = full
    .split(/[\s–/]+/u)
    // "Ma Li" and "MA LI" are one name, so "Ma" counts as a degree in both.
    .filter((word) => !isTitle(word) && !isSuffix(word.toUpperCase()))
    .flatMap((word) => word.split(/[-.]/u))
    .map(nameKey)
  return new Set(words.filter((word) => word.length > 1))
}

const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'a', ł: 'l', đ: 'd' }

/** The letters of a word of a name, so that "Müller", "Mueller" and "MULLER" are equal. */
export const nameKey = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßøæłđ]/gu, (letter) => SPELLED[letter] ?? letter)
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll(/([aou])e/gu, '$1')
