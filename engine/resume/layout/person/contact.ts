import { findRange } from '../words/dates.ts'
import { factAt, onceByValue } from '../words/fact.ts'
import type { Line } from '../text/lines.ts'
import type { Fact } from '../../../values/resume-facts.ts'

const EMAIL =
  /(?<![\p{L}\d._%+@-])[\p{L}\d][\p{L}\d._%+-]{0,63}@(?:[\p{L}\d](?:[\p{L}\d-]{0,62}[\p{L}\d])?\.)+\p{L}{2,24}(?![\p{L}\d@-])/giu
const URL =
  /(?<![\p{L}\d@./-])(?:https?:\/\/[^\s|,;<>()"'•]+|(?:www\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:com|org|net|io|dev|me|co|ai|app|info|eu|de|uk|fr|es|it|nl|pl|ca|us|at|ch|se|in|test|example)(?![\p{L}\d@-]|\.[a-z])(?:\/[^\s|,;<>()"'•]*)?)/giu
/** A postal code before a number in brackets is no part of it, nor a year that ends in a bracket. */
const PHONE =
  /(?<![\p{L}\d./-])(?!\d{5}(?:-\d{4})?\s+[-–(+.·/])(?!\d+\))(?!\(\d{2,3}\) [–-] )(?:\+\s?\d|\(\d|\(\+\d|\d)[\d ().\-/–]{6,20}\d(?![\d%]|[-/.]\d)/gu
const PHONE_LABEL =
  /(?:phone|mobile|cell|tel|telephone|telefon|handy|téléphone|teléfono|móvil|(?<!\p{L})[mtp])\s?[.:]?\s*$/iu

const lineFacts = (
  text: string,
  lines: readonly Line[],
  pattern: RegExp,
  keep: (match: RegExpExecArray, line: Line) => string | null,
  confidence: (match: RegExpExecArray, line: Line) => number = () => 1,
): readonly Fact[] =>
  onceByValue(
    lines.flatMap((line) =>
      [...text.slice(line.start, line.end).matchAll(pattern)].flatMap((match) => {
        const quote = keep(match, line)
        const start = line.start + match.index
        return quote === null
          ? []
          : (factAt(text, start, start + quote.length, undefined, confidence(match, line)) ?? [])
      }),
    ),
  )

/** Email addresses, each once, in order. */
export const findEmails = (text: string, lines: readonly Line[]): readonly Fact[] =>
  lineFacts(text, lines, EMAIL, (match, { words }) => (/^(?:to|cc)\s*:/iu.test(words) ? null : match[0]))

/** `1.010.555.222`: the number of an identity card. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3}){3,}$/u

/** Words before the number of something else: "Registration no. 405 551 0142". */
const OTHER_NUMBER =
  /(?:#|\b(?:no|nr|n[º°]|num\p{L}*|id|pin|ref\p{L}*|reg\p{L}*|licen[cs]e|licencia|account|konto|siret|matrikel\p{L}*))[\s.:#]*$/iu
/** The number of an identity card or passport, whatever it looks like. */
const IDENTITY = /\b(?:id|identity|passport|ssn|dni|nif|cpf|aadhaar|pesel)\b[^\d\n]*$/iu
const DOUBTED = 0.4

/** A number that no label and no code of a country tells for a phone number may be another one. */
const phoneConfidence = (before: string, number: string, isContact: boolean): number =>
  PHONE_LABEL.test(before) || /^(?:\(?\+|00)/u.test(number) || (isContact && !OTHER_NUMBER.test(before))
    ? 1
    : DOUBTED

/** A line with contact details, which some resumes have at the foot of the page. */
export const CONTACT_LINE = /@|\b(?:tel|telefon|phone|mobile|mobil|cell|téléphone|teléfono|móvil)\b/iu
/** A number alone on its line. */
export const NUMBER_ALONE = /^\+?[\d ()-]{9,}$/u

/**
 * Phone numbers as written: 9 to 15 digits (the maximum of E.164), or 7 and more after a label. `isTop` says that the lines are
 * the contact details at the top.
 */
export function findPhones(text: string, lines: readonly Line[], isTop: boolean): readonly Fact[] {
  const before = (match: RegExpExecArray, { start }: Line) => text.slice(start, start + match.index)
  const broken = lines.flatMap((line, at) => brokenPhone(text, line, lines[at + 1]) ?? [])
  const whole = lineFacts(
    text,
    lines,
    PHONE,
    (match, line) => {
      // "0511 5550173 / 0151 55501734" are two.
      const written = (match[0].split(/\s{2,}|(?<=\d[\d ]{7,20})\s\/\s/u)[0] ?? '').trim()
      const digits = written.replaceAll(/\D/gu, '').length
      const labelled = PHONE_LABEL.test(before(match, line))
      const isDate =
        /^\d{1,2}[./]\d{1,2}[./]\d{4}$/u.test(written) || findRange(written, 0, written.length) !== null
      return !isDate &&
        !GROUPED.test(written) &&
        !IDENTITY.test(before(match, line)) &&
        digits <= 15 &&
        (digits >= 9 || (digits >= 7 && labelled))
        ? written
        : null
    },
    (match, line) => phoneConfidence(before(match, line), match[0], isTop || CONTACT_LINE.test(line.words)),
  )
  return [
    ...broken,
    ...whole.filter(
      ({ span }) => !broken.some((one) => one.span.start < span.end && span.start < one.span.end),
    ),
  ]
}

/** The code of a country at the end of a line, "(+32)", and the number below it. */
function brokenPhone(text: string, line: Line, below: Line | undefined): Fact | null {
  const [code = ''] = /\(?\+\d{1,3}\)?$/u.exec(line.words) ?? []
  const [number = ''] = /^\d[\d ]{5,14}\d(?!\d)/u.exec(below?.words ?? '') ?? []
  return code === '' || below === undefined || number === ''
    ? null
    : factAt(text, line.end - code.length, below.start + number.length)
}

/** Web addresses as written, without a sentence's full stop; those that a margin may have cut are skipped. */
export const findLinks = (text: string, lines: readonly Line[]): readonly Fact[] =>
  lineFacts(text, lines, URL, (match, line) => {
    const goesOn = /[-_/]$/u.test(match[0]) || /^\s*\n\s*[\w-]+ \(LinkedIn\)/u.test(text.slice(line.end))
    const isCut = goesOn && line.start + match.index + match[0].length === line.end
    return isCut ? null : match[0].replace(/[.)]+$/u, '')
  })

/** Whether a link has the form of a personal profile (LinkedIn, GitHub, …); company pages look different. */
export const isPersonalPage = (link: string): boolean =>
  /(?:linkedin\.com\/in\/|github\.com\/[\w-]+\/?$|gitlab\.com\/[\w-]+\/?$|behance\.net\/|dribbble\.com\/)/iu.test(
    link,
  )
