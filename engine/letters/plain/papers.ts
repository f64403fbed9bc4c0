import { wordsFor } from '../../language/initials.ts'
import { isCourse, isNotHeld } from '../../language/not-held.ts'
import { termsOf } from '../../language/terms.ts'
import { isNamed } from '../../matching/shared-names.ts'
import { LETTER_TEXTS } from '../../values/letter-languages.ts'
import type { Fact } from '../../values/resume-facts.ts'
import { namesCertificate } from '../../resume/layout/lists/certificates.ts'
import { wholeLines } from '../../resume/facts/excerpt.ts'
import { headingKind } from '../../resume/layout/sections/headings.ts'
import { findRange } from '../../resume/layout/words/dates.ts'
import { capitalized } from '../../values/letter-texts/letter-texts.ts'
import { factAt } from '../../resume/layout/words/fact.ts'
import { credentialsOf as recorded } from '../check/text/credentials.ts'
import type { Assignment } from '../model.ts'
import { sure } from './lines.ts'

/** What finished studies are called in postings: "diplôme logistique", "abgeschlossene Ausbildung als …". */
export const STUDIES =
  /\bdegree\b|\bdipl[oô]m|\bausbildung|berufsausbildung|\bstudium|\bt[ií]tul(?:o|ad[oa]|aci[oó]n)\b/iu

export const DEGREES = [
  /\bbachelor|\bbacheli(?:er|ère)|\bB\.? ?(?:Sc|S|A|Eng|Ed|Com|Tech|SN|BA|FA)\b|\blicenciatura|\bgrado\b/iu,
  /\bmaster(?!card)|\bM\.? ?(?:Sc|S|A|Eng|Ed|BA|PH)\b|\bLL\.?M\b|\bm[aá]ster\b/iu,
  /\bph\.? ?d\b|\bdoctor/iu,
] as const

/** A driving license with what is written of it, unless its holder is a learner or has none. */
const DRIVING =
  /(?<!\b(?:provisional|learner['’]?s?|no|not|without|sans|sin|kein\p{L}*|\p{L}+n[’']t) (?:\p{L}+ ){0,3})\b(?:(?:full|clean|valid|UK|US) )*(?:driving licen[cs]e|driver[’']?s?[’']? licen[cs]e|clean (?:UK )?licence|führerschein(?:klassen?)?|fahrerlaubnis|permis(?: de conduire|(?= [a-e]\b))|permiso(?: de conducir|(?= [a-e]\b))|carn[eé]t? de conducir|licencia de (?:conducir|manejo))(?:[: ]+[^,.;|\n]{1,25}(?=[,.;|\n]|$)|\s+[A-E][E\d]?(?!\p{L}))?/iu

/** Whether a text names a driving license and nothing else. */
export const isDrivingLicense = (text: string): boolean => DRIVING.exec(text)?.[0] === text

/** The heading of forms like Europass with the classes below it: "DRIVING LICENCE", "Cars: B". */
const DRIVING_BELOW = new RegExp(
  String.raw`^(?<heading>driving licen[cs]e|führerschein|permis de conduire|permiso de conducir|carn[eé]t? de conducir)\n(?<classes>(?:\p{L}[\p{L} ]{2,20} ?: ?)?[A-E][E\d]?(?!\p{L})[^\n]{0,40})$`,
  'gimu',
)

/** An abbreviation: "PMP". */
const SHORT = /(?<!\p{L})\p{Ll}?\p{Lu}(?!\d\p{Lu})[\p{Lu}\d&-]{1,7}(?!\p{L})/gu
export const shortsIn = (text: string): readonly string[] => text.match(SHORT) ?? []

/** Words for papers that somebody holds: a license, a certificate, a registration, a card, a qualification. */
export const PAPER =
  /(?<!\p{L})(?:certif|certs?(?!\p{L})|licen[cs](?!ing)|regist|chartered|qualifi|accredit|acredit|credential|status|permi[ts](?!\p{L}{4})|card(?!\p{L}{2})|ticket|passport|carn[eé]t|carte? professionnelle|CACES|zertifi|geprüft|staatlich|approbation|zulassung|anerk[ae]nn|habilit|aptitude|titre|t[ií]tul|coleg|inscri|matr[ií]cula)|(?:schein|ausweis|berechtigung|bescheinigung|nachweis|tauglichkeit|weiterbildung)(?:en|e)?(?!\p{L})/iu

/** Whether a text names a paper by its words or as an abbreviation. */
export const isPaper = (text: string): boolean =>
  PAPER.test(text) || namesCertificate(text) || shortsIn(text).length > 0

/** How surely a certificate is one that a posting names: by name or abbreviation 2, by words that they share 1, else 0. */
export function closeness(name: string, asked: string, needs: readonly string[], language: string) {
  const [title = ''] = name.split(/[,(]/u)
  // "CDL-A" is a CDL.
  const isFor = (short: string, text: string) =>
    [short, ...short.split('-', 1)]
      .flatMap((each) => wordsFor(each, text))
      .some((words) => PAPER.test(words) || text.startsWith(words))
  const isMeant =
    (title.trim() !== '' && isNamed(asked, title.trim())) ||
    (DRIVING.test(asked) && DRIVING.test(name)) ||
    shortsIn(name).some((short) => isNamed(asked, short) || isFor(short, asked)) ||
    shortsIn(asked).some((short) => isFor(short, title.trim()))
  if (isMeant) return 2
  const own = [...termsOf(name, language)].filter((term) => !PAPER.test(term))
  const isNear = needs.some((text) => {
    const shared = own.filter((term) => termsOf(text, language).has(term)).length
    return shared > 1 || (shared > 0 && PAPER.test(text) && !STUDIES.test(text))
  })
  return isNear ? 1 : 0
}

/** A registration outside of any list: "HCPC registered PH000418". */
const REGISTERED =
  /(?<!\p{L})(?:registered(?! (?:for|as) (?:GST|HST|VAT|tax|unemployed))(?<!(?:GST|HST|VAT|tax)[ -]registered)|registration(?=:| no\.?| number| with)|register of|licensed|chartered|approbiert|approbation|eingetragen im|enregistrée? (?:auprès|à|au)|inscrite? (?:au tableau|à l[’']ordre)|colegiad[oa]|inscrit[oa] en el (?:registro|colegio))(?!\p{L})/iu
const MAX_REGISTERED = 110
/** The items beside jobs, studies and lists in which somebody says that they are registered. */
function registrations({ facts, resumeText, language, readTo }: Assignment): readonly Fact[] {
  const taken = [...facts.roles, ...facts.education, ...facts.certificates].map(({ span }) => span)
  return [
    ...resumeText.matchAll(/(?<=^|[\n\t;|•·]\s*|\. )[\p{Lu}\d](?:[^\n\t;|•·.]|\.(?! \p{Lu}))*/gu),
  ].flatMap(({ 0: text, index }) =>
    index >= (readTo ?? Infinity) ||
    text.length > MAX_REGISTERED ||
    !REGISTERED.test(text) ||
    LETTER_TEXTS[language].self.test(text) ||
    DRIVING.test(text) ||
    taken.some(({ start, end }) => start <= index && index < end)
      ? []
      : (factAt(resumeText, index, index + text.length) ?? []),
  )
}

const spaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** Tells what the resume says is not finished, or no longer held. */
export function openIn(assignment: Assignment): (text: string) => boolean {
  const open = recorded(assignment).flatMap(({ isHeld, text }) => (isHeld ? [] : [spaced(text)]))
  return (said) => open.some((text) => text.includes(spaced(said)))
}

/** The certificates and licenses that the writer holds today. */
export function heldPapers(
  assignment: Assignment,
  asked: string,
  isOpen: ReturnType<typeof openIn>,
): readonly Fact[] {
  const { facts, resumeText, today } = assignment
  const names = [...facts.certificates.map(({ name }) => name), ...registrations(assignment)].filter(
    (name) => sure(name) !== null,
  )
  // A heading names no license, and a line with dates before it names a time: "10/2007 – 05/2008: Führerschein CE".
  const isOther = (at: number) => {
    const { start, end } = wholeLines(resumeText, { start: at, end: at })
    const line = resumeText.slice(start, end)
    return headingKind(line) !== null || findRange(line, 0, line.length)?.from === 0
  }
  const licenses = DRIVING.test(asked)
    ? [
        ...resumeText.matchAll(DRIVING_BELOW),
        ...[...resumeText.matchAll(new RegExp(DRIVING, 'giu'))].filter(({ index }) => !isOther(index)),
      ]
    : []
  const driving = licenses.slice(0, 1).flatMap(({ 0: quote, index, groups }) => {
    const { heading = '', classes } = groups ?? {}
    const value = classes && `${capitalized(heading.toLowerCase())}: ${classes.trim()}`
    return factAt(resumeText, index, index + quote.length, value) ?? []
  })
  const all = names.some(({ value }) => DRIVING.test(value)) ? names : [...names, ...driving]
  const starts = [...all, ...facts.education.flatMap(({ institution }) => institution ?? [])].map(
    ({ span }) => span.start,
  )
  return all.filter((name) => {
    const { value, span, quote } = name
    const next = Math.min(resumeText.length, ...starts.filter((start) => start >= span.end))
    const [rest = ''] = resumeText
      .slice(span.end, next)
      .split(/\n(?!\(|[^\n|•·]{1,60} [|•·] )|[\t|•·]|(?<=\p{L}{3})\. (?=\p{Lu})/u, 1)
    const said = `${value}${rest}`
    // "First aid", and below it "2 days, 10/2022"
    const [, below = ''] = /^[^\n]*\n(\d{1,2} \p{L}[^\n]*)/u.exec(resumeText.slice(span.end)) ?? []
    return !(isOpen(quote) || isOpen(said) || isNotHeld(said, today) || isCourse(`${said}, ${below}`))
  })
}
