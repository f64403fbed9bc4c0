import { wordsFor } from '../../language/initials.ts'
import { isCourse, isNotHeld } from '../../language/not-held.ts'
import { termsOf } from '../../language/terms.ts'
import { isNamed } from '../../matching/shared-names.ts'
import type { Fact } from '../../values/resume-facts.ts'
import { namesCertificate } from '../../resume/layout/lists/certificates.ts'
import { factAt } from '../../resume/layout/words/fact.ts'
import { credentialsOf as recorded } from '../check/text/credentials.ts'
import { calm, isName } from '../clean-name.ts'
import type { Assignment } from '../model.ts'
import { isFinished } from './self.ts'
import { isFragment, sure } from './lines.ts'

/** What finished studies are called in postings: "diplôme logistique", "abgeschlossene Ausbildung als …". */
export const STUDIES = /\bdegree\b|\bdipl[oô]m|\bausbildung|berufsausbildung|\bstudium|\bt[ií]tulo\b/iu

export const DEGREES = [
  /\bbachelor|\bB\.? ?(?:Sc|S|A|Eng|Ed|Com|Tech|SN|BA|FA)\b|\blicenciatura|\bgrado\b/iu,
  /\bmaster(?!card)|\bM\.? ?(?:Sc|S|A|Eng|Ed|BA|PH)\b|\bLL\.?M\b|\bm[aá]ster\b/iu,
  /\bph\.? ?d\b|\bdoctor/iu,
] as const
/** Words of a certificate with what is said of it. */
export const MOST_WORDS = 14

/** A driving license with what is written of it. */
const DRIVING =
  /\b(?:(?:full|clean|valid|UK|US) )*(?:driving licen[cs]e|driver[’']?s?[’']? licen[cs]e|clean (?:UK )?licence|führerschein|fahrerlaubnis|permis (?=[a-e]\b)|carn[eé]t? de conducir|licencia de conducir)(?:[: ]+[^,.;|\n]{1,25}|\s+[A-E][E\d]?(?!\p{L}))?/iu

/** An abbreviation: "PMP". */
const SHORT = /(?<!\p{L})\p{Ll}?\p{Lu}(?!\d\p{Lu})[\p{Lu}\d&-]{1,7}(?!\p{L})/gu
const shortsIn = (text: string): readonly string[] => text.match(SHORT) ?? []

/** Words for papers that somebody holds: a license, a certificate, a registration, a card, a qualification. */
export const PAPER =
  /(?<!\p{L})(?:certif|licen[cs](?!ing)|regist|chartered|qualifi|accredit|acredit|credential|status|permi[ts](?!\p{L}{4})|card(?!\p{L}{2})|ticket|passport|carn[eé]t|carte? professionnelle|CACES|zertifi|geprüft|staatlich|approbation|zulassung|anerk[ae]nn|habilit|aptitude|titre|t[ií]tul|coleg|inscri|matr[ií]cula)|(?:schein|ausweis|berechtigung|bescheinigung|nachweis|tauglichkeit|weiterbildung)(?:en|e)?(?!\p{L})/iu

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

const YEAR = String.raw`(?:19|20)\d\d`
/** When something was passed, which is not told: "(2021, next in May)", ", May 2022". A date that a word introduces stays. */
const PASSED = new RegExp(
  String.raw`\s*(?:\([^()]*${YEAR}[^()]*\)|[,;:(–—-]\s*(?:\p{L}{3,9}\.? |\d\d?[./])?${YEAR}(?: ?[–—-] ?${YEAR})?\)?)$`,
  'iu',
)
/** Until when it is held, which is not told either: "exp. 03/31/2027", "gültig bis 2028", "– expires". */
const UNTIL =
  /[\s,;:|(–—-]+(?:exp(?:\.|ir\p{L}+)?|valid(?: (?:to|until|till|through))?|until|gültig(?: bis)?|bis|válid[oa](?: hasta)?|hasta|valable|jusqu['’]\S+)(?!\p{L})[:.]?(?: ?\(?(?:\p{L}{3,9}\.? )?[\d./ -]*\)?)$/iu
/** A number that its owner left open: "no. 12xxx", "no. on request". */
const OPEN_NUMBER =
  /,? (?:(?:number|no|nr|nº|n°|#)\.? ?)?(?:(?:\p{Lu}{1,4}-?)?\d*(?:[xX*]{2,}|0{4,})[\p{L}\d]*(?![\p{L}\d])|(?:(?:up)?on request|auf Anfrage|sur demande|a petición)(?!\p{L}))/iu
const END = /(?:(?<=\p{Ll}{3})\.|[\s,;:|•·–—-])+$/u
const tidy = (text: string): string =>
  [OPEN_NUMBER, END, UNTIL, PASSED, UNTIL, END]
    .reduce((left, pattern) => left.replace(pattern, ''), text)
    .replace(': ', ' – ')

/** A certificate with what its line says of it: class, number, issuer; of a long line as much as a list takes. */
function wholeOf({ value, quote, span }: Fact, rest: string): Fact {
  const ends = [
    rest.length,
    ...[...rest.matchAll(/[,;]| \(| [–—-] /gu)].map(({ index }) => index).toReversed(),
  ]
  const isFit = (text: string) => !/\d{4} ?[–—-] ?\d{4}/u.test(text) && isName(tidy(text), MOST_WORDS)
  const end = ends.find((at) => isFit(`${value}${rest.slice(0, at)}`)) ?? 0
  return {
    value: tidy(`${value}${rest.slice(0, end)}`),
    quote: `${quote}${rest.slice(0, end)}`,
    span: { start: span.start, end: span.end + end },
    confidence: 1,
  }
}

/** An answer in a form ("Hygiene training: no"), skills ("Baking, glazing and icing"), a word for any paper, or penalty points. */
const NO_PAPER =
  /^(?:[Nn]on?|[Nn]one|[Nn]ein|[Kk]eine?|[Aa]ucune?|[Nn]ingun[oa]|[Yy]es|[Jj]a|[Oo]ui|[Ss]í)$|^\p{Lu}\p{Ll}+, \p{Ll}+(?:,| and| und| et| y) \p{Ll}|^(?:CV|[Tt]icket|[Cc]ard|[Ll]icen[cs]e|[Cc]ertificates?|[Zz]ertifikate?|[Cc]ertificats?|[Pp]ermis|[Tt]ítulo|[Ss]tatus)$|\d (?:penalty )?points?(?!\p{L})/u

/** An exam among the studies, by its name or as an abbreviation: "Geprüfte Fachwirtin (IHK)", "PGCE". */
const EXAM = /geprüft|certified|zertifi|chartered|registered|licensed/iu
const isExam = ({ value }: Fact, isDegree: boolean): boolean =>
  EXAM.test(value) || (isDegree && shortsIn(value).length > 0 && !DEGREES.some((level) => level.test(value)))

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** Tells what the resume says is not finished, or no longer held. */
export function openIn(assignment: Assignment): (text: string) => boolean {
  const open = recorded(assignment).flatMap(({ isHeld, text }) => (isHeld ? [] : [inOneLine(text)]))
  return (said) => open.some((text) => text.includes(inOneLine(said)))
}

/** The certificates and licenses that the writer holds today, and exams among their studies. */
export function heldPapers(
  { facts, resumeText, today }: Assignment,
  asked: string,
  isOpen: ReturnType<typeof openIn>,
): readonly Fact[] {
  const exams = facts.education
    .filter((study) => isFinished(study, today, resumeText))
    .flatMap(({ degree, institution }) =>
      [degree, institution]
        .filter((fact) => fact !== null)
        .filter((fact) => isExam(fact, fact === degree))
        .slice(0, 1),
    )
  const names = [...facts.certificates.map(({ name }) => name), ...exams].filter(
    (name) => sure(name) !== null,
  )
  const driving = [DRIVING.test(asked) ? DRIVING.exec(resumeText) : null].flatMap((found) =>
    found === null ? [] : (factAt(resumeText, found.index, found.index + found[0].length) ?? []),
  )
  const isAmong = ({ start }: Fact['span']) =>
    names.some(({ span }) => span.start <= start && start < span.end)
  const all = [
    ...names,
    ...driving
      .filter(({ span }) => !isAmong(span))
      .map((license) => ({ ...license, value: calm(license.value.replaceAll(/:?\s+/gu, ' ')) })),
  ]
  const starts = [...all, ...facts.education.flatMap(({ institution }) => institution ?? [])].map(
    ({ span }) => span.start,
  )
  const held = all.flatMap((name) => {
    const next = Math.min(resumeText.length, ...starts.filter((start) => start >= name.span.end))
    const [rest = ''] = resumeText
      .slice(name.span.end, next)
      .split(/\n(?![^\n|•·]{1,60} [|•·] )|[\t|•·]|(?<=\p{L}{3})\. (?=\p{Lu})/u, 1)
    const said = `${name.value}${rest}`
    const isNone = isOpen(name.quote) || isOpen(said) || isNotHeld(said, today) || isCourse(said)
    return isNone ? [] : [wholeOf(name, rest)]
  })
  const told = held.filter(
    ({ value }) => !NO_PAPER.test(value) && !isFragment(value) && isName(value, MOST_WORDS),
  )
  // "Site card" is told once, by its longest name.
  return told.filter(
    ({ value }, at) =>
      !told.some(
        (other, index) =>
          index !== at && other.value.startsWith(value) && (other.value !== value || index < at),
      ),
  )
}
