import { remember } from '../remember.ts'

const FORMS =
  `inc incorporated llc llp lp pllc pc ltd limited plc corp corporation co company gmbh ggmbh ag se kg kgaa ug mbh ohg ev eg bv nv sa sas sarl sl slu spa srl ab as asa
  aps oy oyj pty pte pvt private kk kft zrt sro doo ooo sp zoo bhd sdn lda ltda cv`.split(/\s+/)
const LEGAL = new Set([
  ...FORMS,
  ...'de the group holding holdings international deutschland germany uk usa us emea europe'.split(' '),
])

/** A legal form at the end of a name, with dots or without: "Inc.", "GmbH & Co. KG", "S.p.A.", "(Pty) Ltd". */
export const LEGAL_FORM = new RegExp(
  String.raw`,?\s+\(?(?:gmbh & co\.? kg|gem\. gmbh|s\.a\. de c\.v|e\. v|sp\. z o\.?o|a\/s|` +
    String.raw`${FORMS.filter((form) => form !== 'company')
      .map((form) => form.split('').join(String.raw`\.?`))
      .join('|')})\)?\.?$`,
  'iu',
)

/** The words of a company's name without legal forms, "the", "Group", country suffixes, signs and accents. */
export const companyWords: (name: string) => readonly string[] = remember((name) => {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bco\.?\s*kg\b/g, ' ')
    .replace(/\b((?:\p{L}\.){2,})/gu, (dotted) => dotted.replaceAll('.', ''))
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
  const kept = words
    .filter(
      (word, index) =>
        word !== 'and' || (index > 0 && index < words.length - 1 && !LEGAL.has(words[index + 1] ?? '')),
    )
    .filter((word) => !LEGAL.has(word))
  return kept.length > 0 ? kept : words
}, 50_000)

/** Fewer letters are too common a beginning of other companies' names to mean the same company. */
const MIN_BEGINNING = 6

/**
 * The names under which a company is looked up among names that somebody wrote down, normalized: its own, and its
 * beginnings in whole words of at least six letters. "Acme GmbH" is found as ACME, and "Northwind Analytics" as Northwind.
 */
export function companyKeys(name: string): readonly string[] {
  const words = companyWords(name)
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(''))
  return beginnings.filter((key, index) => index === words.length - 1 || key.length >= MIN_BEGINNING)
}

/**
 * Whether two names mean the same employer: equal except for legal form and spaces, or one is the other's
 * beginning in whole words ("Northwind" and "Northwind Analytics GmbH") of at least six letters.
 */
export function sameCompany(a: string, b: string): boolean {
  const left = companyWords(a)
  const right = companyWords(b)
  if (left.length === 0 || right.length === 0) return false
  if (left.join('') === right.join('')) return true
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  const begins = short.every((word, index) => long[index] === word)
  return begins && short.join('').length >= MIN_BEGINNING
}
