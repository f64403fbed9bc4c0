import type { Education, Fact } from '../../values/resume-facts.ts'
import { isNotHeld, isUnfinished } from '../../language/not-held.ts'
import { isCalled } from '../../language/letter-languages.ts'
import { wordsFor } from '../../language/initials.ts'
import { termsOf } from '../../language/terms.ts'
import { isNamed } from '../../matching/shared-names.ts'
import { isLanguageIn } from '../../matching/spoken.ts'
import { calm, isName } from '../clean-name.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { DRIVING, isAskedFor, SHORT, shortsIn, STUDIES } from './asked-for.ts'
import { slot, type Slot } from './frames.ts'
import { sure } from './lines.ts'
import { isFinished, resumeSource } from './self.ts'

const MAX_CERTIFICATES = 4
/** Words of a line, with its bullet, that is no sentence. */
const MOST_ALONE = 4

const DEGREES = [
  /\bbachelor|\bB\.? ?(?:Sc|S|A|Eng|Ed|Com|Tech|SN|BA|FA)\b|\blicenciatura|\bgrado\b/iu,
  /\bmaster(?!card)|\bM\.? ?(?:Sc|S|A|Eng|Ed|BA|PH)\b|\bLL\.?M\b|\bm[aá]ster\b/iu,
  /\bph\.? ?d\b|\bdoctor/iu,
] as const
/** Of several degrees the highest is told. */
const levelOf = ({ degree }: Pick<Education, 'degree'>): number =>
  DEGREES.findLastIndex((level) => level.test(degree?.value ?? ''))
/** Where the subject is left open: "a degree in business or a related field". */
const RELATED = /\b(?:related|similar|relevant|vergleichbar|verwandt|équivalent|afín|afines)/iu
/** "Bachelor of Science - BS" */
const AGAIN = /(?<=\p{Ll}) (?:[–—-] |\()\p{Lu}[\p{L}.]{1,5}\)?(?=,|$)/u
/** The part of finished studies that the posting asks for by its level or by its field. */
function degreeOf({ degree, field, institution }: Education, { posting, facts, resumeText }: Assignment) {
  const [named, of, school] = [sure(degree), sure(field), sure(institution)]
  const asked = posting.description.split(/\n|[.;•] /u).filter((text) => STUDIES.test(text))
  const isAsked = (fact: Fact | null): boolean => {
    const own = fact === null ? [] : [...termsOf(fact.value, facts.language)]
    return (
      own.length > 0 && asked.some((text) => own.every((term) => termsOf(text, facts.language).has(term)))
    )
  }
  const isLevel =
    DEGREES.some((level) => level.test(named?.value ?? '') && level.test(posting.description)) ||
    (levelOf({ degree }) >= 0 && asked.some((text) => RELATED.test(text))) ||
    shortsIn(named?.value ?? '').some((short) => isNamed(posting.description, short))
  if (!isLevel && !isAsked(of) && !isAsked(named)) return []
  const all = [named, of].filter((fact) => fact !== null)
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return []
  // "MBA" alone says too little.
  if (first === last && first === named && school !== null && !first.value.includes(' '))
    return [slot(`${first.value}, ${school.value}`, resumeSource(first), resumeSource(school))]
  const start = first.span.start
  const between = resumeText.slice(start, last.span.end).replace(AGAIN, '')
  const text = last.span.end > start && !/[\n|;]/u.test(between) ? between : first.value
  // "B.A. Soziale Arbeit (1,9), staatl. anerkannt 2017", which the posting asks for.
  const rest = resumeText.slice(last.span.end).split('\n', 1).join('')
  const recognized = [...rest.matchAll(/, (\p{Ll}[^,;(\t]*)/gu)].flatMap(([, words = '']) =>
    asked.some((line) => areBegun(words, line)) ? [words.trim()] : [],
  )
  return text.includes(' ') && isName(text, 9)
    ? [slot([calm(text), ...recognized].join(', '), ...all.map((fact) => resumeSource(fact)))]
    : []
}

/** Whether a text has words that begin like these: "staatl. anerkannt" and "mit staatlicher Anerkennung". */
const areBegun = (words: string, text: string): boolean => {
  const beginnings = words.match(/\p{L}{5,}/gu)?.map((word) => word.slice(0, 5).toLowerCase()) ?? []
  return beginnings.length > 0 && beginnings.every((beginning) => text.toLowerCase().includes(beginning))
}

/** What follows the subject of a seminar, by which nobody was examined: "Payroll, refresher, 2 days online". */
const COURSE =
  /, (?:[^,\n]* )?(?:\p{L}*seminar|auffrischung|workshop|webinar|refresher|\d+ (?:tage|days|jours|días))(?!\p{L})/iu

/** The abbreviations behind a name: "Kim Lee, RN, BSN". */
function behindName({ facts, resumeText }: Assignment): readonly Fact[] {
  const end = facts.name?.span.end ?? resumeText.length
  const [line = ''] = resumeText.slice(end).split(/[\n|@]/u, 1)
  return [...line.matchAll(SHORT)].map(({ 0: value, index }) => {
    const span = { start: end + index, end: end + index + value.length }
    return { value, quote: value, span, confidence: 1 }
  })
}

/** An answer in a form, "Hygiene training: no", or a time: "8 weeks attachment". */
const ANSWER =
  /^(?:no|non|none|nein|keine?|aucune?|ningun[oa]|yes|ja|oui|sí)$|^\d+ (?:weeks?|months?|Wochen|Monate|semaines|mois|semanas|meses)(?!\p{L})/iu

/** The level that follows a language: "English (C1)", "Deutsch: gut (B2 Prüfung 2015)", "Inglés básico: leo …". */
const LEVEL =
  /^(?: ?\([^()\n]{1,60}\)|: [^,;.|\n]{2,40}| (?:[ABC][12](?:[–/-][ABC][12])?|\p{L}[\p{L}-]{2,15}(?=\s*(?:[,;:.|(\n]|$)))(?![\p{L}\p{N}]))/iu

const NATIVE = /nativ|bilingu|mother|mutter|matern/iu

/** A license of several states is told with all of them. */
const IN_REGIONS = /^\p{Lu}{2}(?!\p{L})/u
/** Whether a license is of several states, and a job in another one: "Adjuster license GA, TX" for "Tampa, FL". */
function isElsewhere(license: string, location: string): boolean {
  const states = / (\p{Lu}{2}(?:, \p{Lu}{2})+)(?!\p{L})/u.exec(license)?.[1]?.split(', ') ?? []
  const [, state] = /, (\p{Lu}{2})(?!\p{L})/u.exec(location) ?? []
  return states.length > 0 && state !== undefined && !states.includes(state)
}

/** "refreshed", "5 courses", "CPD up to date" */
const REMARK = /(?:,| [–—-]) (?:\d+ |\p{Lu}+ )?\p{Ll}[\p{Ll} ]*$/u
/** The number of a license: "RPEQ No. 00000". */
const NUMBER = / (?:(?:no|nr|n°|#)\.? ?)?\p{Lu}{0,3}-?\d{4,}(?!\d)/iu

/** Certificates, a degree and languages with their level that the posting asks for by name. */
export function credentialsOf(assignment: Assignment): readonly Slot[] {
  const { facts, resumeText, posting, today } = assignment
  const asked = `${posting.title}\n${posting.description}`
  const { posting: read } = matchesOf(assignment)
  const saidAs = (fact: Fact, text: string) =>
    sure(fact) !== null && !ANSWER.test(text) && isName(text, 12) ? [slot(text, resumeSource(fact))] : []
  const requirements = read.facts.filter(({ kind }) => kind === 'requirement')
  const isAsked = (text: string) => isAskedFor(text, asked, requirements, facts.language)
  const held = facts.certificates
    .filter(({ name: { span } }) => {
      const line = resumeText.slice(span.start).split('\n', 1).join('')
      return !isNotHeld(line) && !isUnfinished(line) && !COURSE.test(line)
    })
    .map(({ name, span }): Fact => {
      const quote = resumeText.slice(name.span.start, span.end).replace(REMARK, '')
      const rest = quote.slice(name.quote.length).replace(/^[\s,;/–—-]+/u, '')
      const isWhole = isName(quote, 12) && (IN_REGIONS.test(rest) || isAsked(rest))
      const end = name.span.start + quote.length
      return isWhole ? { ...name, value: quote, quote, span: { start: name.span.start, end } } : name
    })
  const certificates = [...behindName(assignment), ...held]
    .filter(({ value }) => isAsked(value) && !isElsewhere(value, posting.location))
    // "RN" behind the name is "Registered Nurse" below.
    .filter(
      ({ value }) =>
        !held.some(
          (other) =>
            other.value !== value && (isNamed(other.value, value) || wordsFor(value, other.value).length > 0),
        ),
    )
    .slice(0, MAX_CERTIFICATES)
  const license = DRIVING.test(asked) ? DRIVING.exec(resumeText) : null
  const isTold = ({ index }: RegExpExecArray) =>
    certificates.some(({ span }) => span.start <= index && index < span.end)
  return [
    ...certificates.flatMap((name) => saidAs(name, name.value.replace(NUMBER, ''))),
    ...(license === null || isTold(license) ? [] : [license]).flatMap(({ 0: quote, index }) => {
      const text = calm(quote.replaceAll(/:?\s+/gu, ' ').trim())
      return isName(text, 9)
        ? [slot(text, resumeSource({ quote, span: { start: index, end: index + quote.length } }))]
        : []
    }),
    ...facts.education
      .toSorted((one, other) => levelOf(other) - levelOf(one))
      .flatMap((study) => (isFinished(study, today, resumeText) ? degreeOf(study, assignment) : []))
      .slice(0, 1),
    ...facts.languages
      .filter(({ value }) =>
        [
          ...read.facts.flatMap(({ text, kind, cut }) =>
            cut || kind === 'company' || kind === 'apply' ? [] : [text],
          ),
          // "Spanish" alone is no sentence.
          ...posting.description.split('\n').filter((text) => text.split(/\s+/u).length <= MOST_ALONE),
        ].some((text) => isLanguageIn(text, value)),
      )
      .flatMap((fact) => {
        const level = LEVEL.exec(resumeText.slice(fact.span.end))?.[0]
          .replace(': ', ' – ')
          .replace(/ ?\([^()]*$/u, '')
        const isAnother = facts.languages.some(({ value }) => value.trim() === level?.trim())
        // A letter in one's own language shows it.
        const isOwn = NATIVE.test(level ?? '') && isCalled(assignment.language, fact.value)
        return level && !isAnother && !isOwn ? saidAs(fact, `${fact.value}${level}`) : []
      }),
  ]
}
