import type { Education, Fact } from '../../values/resume-facts.ts'
import { isNotHeld, isUnfinished } from '../../language/not-held.ts'
import { termsOf } from '../../language/terms.ts'
import { isNamed } from '../../matching/shared-names.ts'
import { isLanguageIn } from '../../matching/spoken.ts'
import { calm, isName } from '../clean-name.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { slot, type Slot } from './frames.ts'
import { sure } from './lines.ts'
import { isFinished, resumeSource } from './self.ts'

const MAX_CERTIFICATES = 3

const DEGREES = [
  /\bbachelor|\bB\.? ?Sc\b|\bB\.?S\.?(?!\p{L})|\bB\.?A\.?(?!\p{L})|\bBSN\b|\blicenciatura|\bgrado\b/iu,
  /\bmaster(?!card)|\bM\.? ?Sc\b|\bM\.?[AS]\.?(?!\p{L})|\bMBA\b|\bLL\.?M\b|\bm[aá]ster\b/iu,
  /\bph\.? ?d\b|\bdoctor/iu,
] as const
/** Of several degrees the highest is told. */
const levelOf = ({ degree }: Education): number =>
  DEGREES.findLastIndex((level) => level.test(degree?.value ?? ''))
/** What finished studies are called in postings: "diplôme logistique", "abgeschlossene Ausbildung als …". */
const STUDIES = /\bdegree\b|\bdipl[oô]m|\bausbildung|berufsausbildung|\bstudium|\bt[ií]tulo\b/iu
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
  const isLevel = DEGREES.some((level) => level.test(named?.value ?? '') && level.test(posting.description))
  if (!isLevel && !isAsked(of) && !isAsked(named)) return []
  const all = [named, of].filter((fact) => fact !== null)
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return []
  // "MBA" alone says too little.
  if (first === last && first === named && school !== null)
    return [slot(`${first.value}, ${school.value}`, resumeSource(first), resumeSource(school))]
  const start = first.span.start
  const between = resumeText.slice(start, last.span.end)
  const text = last.span.end > start && !/[\n|;]/u.test(between) ? between : first.value
  return text.includes(' ') && isName(text, 9)
    ? [slot(calm(text), ...all.map((fact) => resumeSource(fact)))]
    : []
}

/** What follows the subject of a seminar, by which nobody was examined: "Payroll, refresher, 2 days online". */
const COURSE =
  /, (?:[^,\n]* )?(?:\p{L}*seminar|auffrischung|workshop|webinar|refresher|\d+ (?:tage|days|jours|días))(?!\p{L})/iu

/** An abbreviation: "PMP". */
const SHORT = /(?<!\p{L})\p{Lu}[\p{Lu}\d&-]{1,7}(?!\p{L})/gu

/** An answer in a form, "Hygiene training: no", or a time: "8 weeks attachment". */
const ANSWER =
  /^(?:no|non|none|nein|keine?|aucune?|ningun[oa]|yes|ja|oui|sí)$|^\d+ (?:weeks?|months?|Wochen|Monate|semaines|mois|semanas|meses)(?!\p{L})/iu

/** The level that follows a language: "English (C1)", "Deutsch: gut (B2 Prüfung 2015)", "Inglés básico: leo …". */
const LEVEL =
  /^(?: ?\([^()\n]{1,60}\)|: [^,;.|\n]{2,40}| (?:[ABC][12]|\p{L}[\p{L}-]{2,15}(?=\s*(?:[,;:.|(\n]|$)))(?![\p{L}\p{N}]))/iu

/** A driving license with what is written of it. */
const DRIVING =
  /\b(?:(?:full|clean|valid|UK|US) )*(?:driving licen[cs]e|driver[’']?s?[’']? licen[cs]e|clean (?:UK )?licence|führerschein|permis (?=[a-e]\b)|carn[eé]t? de conducir|licencia de conducir)(?:[: ]+[^,.;|\n]{1,25}|\s+[A-E][E\d]?(?!\p{L}))?/iu

/** Certificates, a degree and languages with their level that the posting asks for by name. */
export function credentialsOf(assignment: Assignment): readonly Slot[] {
  const { facts, resumeText, posting, today } = assignment
  const asked = `${posting.title}\n${posting.description}`
  const { posting: read } = matchesOf(assignment)
  const saidAs = (fact: Fact, text: string) =>
    sure(fact) !== null && !ANSWER.test(text) && isName(text, 9) ? [slot(text, resumeSource(fact))] : []
  const license = DRIVING.test(asked) ? DRIVING.exec(resumeText) : null
  return [
    ...facts.certificates
      .filter(({ name: { span } }) => {
        const line = resumeText.slice(span.start).split('\n', 1).join('')
        return !isNotHeld(line) && !isUnfinished(line) && !COURSE.test(line)
      })
      .filter((one) => {
        const [title = ''] = one.name.value.split(/[,(]/u)
        return (
          isNamed(asked, title.trim()) ||
          (one.name.value.match(SHORT) ?? []).some((name) => isNamed(asked, name))
        )
      })
      .flatMap(({ name }) => saidAs(name, name.value))
      .slice(0, MAX_CERTIFICATES),
    ...(license === null ? [] : [license]).flatMap(({ 0: quote, index }) => {
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
        read.facts.some(
          ({ text, kind, cut }) =>
            !cut && kind !== 'company' && kind !== 'apply' && isLanguageIn(text, value),
        ),
      )
      .flatMap((fact) => {
        const level = LEVEL.exec(resumeText.slice(fact.span.end))?.[0]
          .replace(': ', ' – ')
          .replace(/ ?\([^()]*$/u, '')
        const isAnother = facts.languages.some(({ value }) => value.trim() === level?.trim())
        return level && !isAnother ? saidAs(fact, `${fact.value}${level}`) : []
      }),
  ]
}
