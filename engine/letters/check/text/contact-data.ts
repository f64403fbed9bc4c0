import { parse } from 'tldts'
import type { Span } from '../../../values/resume-facts.ts'
import { spanOf } from '../findings.ts'

/** Email addresses. */
export const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu
const LINK =
  /\b(?:[a-z][a-z0-9+.-]{1,12}:\/\/|www\.)[^\s<>"')\]]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,24}(?:[/?#][^\s<>"')\]]*)?(?![\p{L}\p{N}@-])/giu
const RESERVED = /\.(?:example|test|invalid)$/

export interface Link extends Span {
  readonly text: string
  /** Link without scheme, www., fragment and trailing slash, and with its host in lower case. */
  readonly key: string
}

/** Normal form of a link, the same for all its spellings. */
export function linkKey(link: string): string {
  const plain = link
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/#.*$/, '')
    .replace(/[/.,;:!?]+$/, '')
  const [host = '', ...path] = plain.split('/')
  return [host.toLowerCase(), ...path].join('/')
}

/**
 * Everything in a text that a mail program would turn into a link, except email addresses. "Node.js" is not a
 * link, because "js" is not a public suffix.
 */
export function links(text: string): Link[] {
  const plain = text.replaceAll(EMAIL, (match) => ' '.repeat(match.length))
  return [...plain.matchAll(LINK)].flatMap((match): Link[] => {
    const shown = match[0].replace(/[.,;:!?]+$/, '')
    const key = linkKey(shown)
    const host = /^[^/?#:]+/.exec(key)?.[0] ?? ''
    const explicit = /^(?:[a-z][a-z0-9+.-]*:\/\/|www\.)/i.test(shown)
    const { isIcann, domain } = parse(host)
    if (!explicit && !(domain && isIcann) && !RESERVED.test(host)) return []
    return [{ text: shown, start: match.index, end: match.index + shown.length, key }]
  })
}

/** Digits of a phone number without leading zeros or plus: "+47 555 01 42" equals "0047555 0142". */
export const phoneKey = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+/, '')

const DATE = String.raw`(?:(?:\d{1,2}[-./]){0,2}(?:19|20)\d{2}|(?:19|20)\d{2}(?:[-./]\d{2}){1,2})`
/** Dates that look like phone numbers: "2015 - 2018", "2024-06-01", "07/2019 - 02/2021", "09/21 - 4/2024". */
const DATES = new RegExp(`^${DATE}$|^(?:${DATE}|\\d{1,2}/\\d{2})\\D{1,4}(?:${DATE}|\\d{1,2}/\\d{2})$`)
/** A bracket behind a date: "12/03/2025 (12 months)". */
const OPEN_BRACKET = / ?\([^()]*$/
/** Grouped digits, "1 200 000", which may be a figure instead of a phone number. */
export const GROUPED = /^\d{1,3}(?:[ .\u00a0]\d{3})+$/

/** Phone numbers in a text: seven digits or more with the usual separators. */
export const phones = (text: string): readonly (Span & { readonly text: string })[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}]|\p{L}-)\+?\(?\d[\d ().\u00a0/-]{5,20}\d(?![\p{L}\p{N}]|\s?%)/gu)]
    .filter(([digits]) => phoneKey(digits).length >= 7 && !DATES.test(digits.replace(OPEN_BRACKET, '')))
    .map((match) => ({ text: match[0], ...spanOf(match) }))

/**
 * Blanks out links, email addresses and phone numbers, whose digits are not figures. Digits that contain a
 * year are a date rather than a phone number, and stay.
 */
export const withoutContacts = (text: string): string =>
  text.replaceAll(/https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@\S{1,255}|\+?\d[\d ().-]{8,}\d/g, (match) =>
    /\b(?:19|20)\d{2}\b/.test(match) ? match : ' '.repeat(match.length),
  )
