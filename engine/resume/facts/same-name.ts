import { DOUBTFUL, type Fact } from '../../values/resume-facts.ts'

/** Credentials after a name and forms of address before it. */
const TITLES = new Set(
  `dr prof professor mr mrs ms miss mx herr frau m mme mlle sr sra srta don dona ing dipl msc bsc ba bs ma mba phd md do jd rn bsn msn dnp np lpn cna ccrn cen cpa cfa pmp
  cissp csm phr shrm esq jr ii iii iv`.split(/\s+/u),
)

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
    .split(/[\s\-–./]+/u)
    .filter((word) => !isCredential(word, full))
    .map(nameKey)
  return new Set(words.filter((word) => word.length > 1 && !TITLES.has(word)))
}

/** Whether a word after the second is in capitals while the name is not. */
const isCredential = (word: string, name: string): boolean =>
  /^[A-Z]{2,6}$/u.test(word) && /\p{Ll}/u.test(name) && name.trim().split(/\s+/u).indexOf(word) > 1

const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'a', ł: 'l', đ: 'd' }

/** The letters of a word of a name, so that "Müller", "Mueller" and "MULLER" are equal. */
export const nameKey = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßøæłđ]/gu, (letter) => SPELLED[letter] ?? letter)
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll(/([aou])e/gu, '$1')
