import { distance } from 'fastest-levenshtein'

const LEGAL_FORMS = new Set(
  'inc llc ltd limited co corp corporation company plc lp llp gmbh ag kg kgaa se ug ohg sa sas sarl srl bv nv'.split(
    ' ',
  ),
)

/** Share of equal characters from which two texts count as the same. */
const ALIKE = 0.9

const simple = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u00AD', '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Words without punctuation; "M.Sc." is one word. */
const words = (text: string): readonly string[] =>
  simple(text)
    .replaceAll('&', ' and ')
    .replaceAll(/(?<=\p{L})['.](?=\p{L})|(?<=\p{L})\.(?!\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const bare = (text: string): string => words(text).join(' ')

/** The employer without its legal form, and without the agency. */
function employer(text: string): string {
  const [first = '', ...rest] = words(text.replace(/ \((?:through|via) [^)]*\)/i, ''))
  const kept = first === 'the' && rest.length > 0 ? rest : [first, ...rest]
  while (kept.length > 1 && LEGAL_FORMS.has(kept.at(-1) ?? '')) kept.pop()
  return kept.join('')
}

export type Equal = (truth: string, read: string) => boolean

export const sameText: Equal = (truth, read) =>
  bare(truth).replaceAll(' ', '') === bare(read).replaceAll(' ', '')

/** Equal except for case, punctuation, legal form and a leading "the". */
export const sameEmployer: Equal = (truth, read) => employer(truth) === employer(read)

export const sameEmail: Equal = (truth, read) => simple(truth) === simple(read).replace(/^mailto:/, '')

/** The same digits, with or without a country code. */
export const samePhone: Equal = (truth, read) => {
  const [short = '', long = ''] = [truth, read]
    .map((phone) => phone.replaceAll(/\D/g, '').replace(/^0+/, ''))
    .toSorted((a, b) => a.length - b.length)
  return short.length >= 7 && long.length - short.length <= 3 && long.endsWith(short)
}

export const sameDate: Equal = (truth, read) => truth === read

function similarity(truth: string, read: string): number {
  const longer = Math.max(truth.length, read.length)
  if (longer === 0 || Math.min(truth.length, read.length) < ALIKE * longer) return 0
  return 1 - distance(truth, read) / longer
}

const line = (text: string): string =>
  simple(text)
    .replace(/^[\s•◦▪●*-]+/, '')
    .replace(/[\s.;]+$/, '')

/** The same line except for what a reader may lose: a mark, a hyphen, a few letters. */
export const sameLine: Equal = (truth, read) => similarity(line(truth), line(read)) >= ALIKE

export const alike: Equal = (truth, read) =>
  sameText(truth, read) || similarity(bare(truth), bare(read)) >= ALIKE

/** The certificate's name, possibly with issuer and year around it. */
export const sameCertificate: Equal = (truth, read) =>
  [truth, truth.replaceAll(/\([^)]*\)/g, ' ')].some((name) =>
    ` ${bare(read)} `.includes(` ${bare(name)} `),
  ) || alike(truth, read)

/** Splits a paragraph into sentences. */
export const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
