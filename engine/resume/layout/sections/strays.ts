import { isNotHeld, isUnfinished } from '../../../language/not-held.ts'
import { INSTITUTION, readDegree } from '../education/degree.ts'
import { namesCertificate } from '../lists/certificates.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { findRange, yearOf } from '../words/dates.ts'
import { titleScore } from '../words/job-words.ts'
import { isProse } from '../words/statements.ts'
import { withPapersApart } from './apart.ts'
import type { SectionKind } from './heading-words.ts'
import type { Section } from './sections.ts'

const SORTED = new Set<SectionKind>(['header', 'experience', 'other', 'education', 'certifications'])
/** Sections in which licenses stand among other things: "Divers", "Languages and interests". */
const MIXED = new Set<SectionKind>(['other', 'awards', 'interests', 'languages', 'skills'])
const PERMIT = /^(?:certificate|diploma)\b|\b(?:certificate|certification|(?<!\ben )licen[cs]e|permit)$/iu

/**
 * Moves lines that name a course of study or a certificate into sections of their own: "Food handler's certificate,
 * 2023" below the last job is no job, and a school below "Training" no certificate.
 */
export const sortStrays = (sections: readonly Section[]): readonly Section[] =>
  sections.flatMap((section) => {
    if (!SORTED.has(section.kind) && !MIXED.has(section.kind)) return [section]
    const own: Paragraph[] = []
    const strays = new Map<SectionKind, Paragraph[]>()
    for (const [index, one] of section.paragraphs.entries())
      for (const { kind, paragraph } of MIXED.has(section.kind)
        ? withPapersApart(one, section.kind)
        : [{ kind: null, paragraph: one }]) {
        const place = kind ?? placeOf(section, paragraph, index)
        if (place === 'own' || place === section.kind) own.push(paragraph)
        else strays.set(place, [...(strays.get(place) ?? []), paragraph])
      }
    return [
      { ...section, paragraphs: own },
      ...[...strays].map(([kind, paragraphs]) => ({ kind, title: '', paragraphs })),
    ]
  })

type Place = 'own' | 'education' | 'certifications'

function placeOf(section: Section, one: Paragraph, index: number): Place {
  const { kind, paragraphs } = section
  const { words, first, lines } = one
  const isNextTo = (isOne: (words: string) => boolean) =>
    [paragraphs[index - 1], paragraphs[index + 1]].some((other) => other !== undefined && isOne(other.words))
  if (kind === 'education')
    return isCertificate(words) ||
      isAward(words) ||
      (isListed(one) && hasListOfCourses(section)) ||
      (ALONE.test(words) && !isSchool(words) && !isNextTo(isSchoolAlone))
      ? 'certifications'
      : 'own'
  if (!SORTED.has(kind)) return 'own'
  const name = nameOf(words)
  const isEntry = lines.length > 1 || first.marker !== '' || isProse(words) || titleScore(name) === 2
  if (isEntry && kind !== 'certifications') return 'own'
  if (kind === 'certifications' && isAttended(one)) return 'education'
  // "Kim Lee, Ph.D.", and below it where she works
  const isPaired = () => isPair(one, paragraphs[index + 1]) || isPair(paragraphs[index - 1], one)
  const isNamed = isStudy(words) || (kind !== 'header' && isPaired())
  if (isNamed || kind === 'certifications') return isNamed ? 'education' : 'own'
  return PERMIT.test(name) ? 'certifications' : 'own'
}

/** "Education and training", "Ausbildung und Kurse": courses stand beside studies. */
const WITH_COURSES =
  /\S(?:\s|\/).*(?:training|trainings|courses?|certificat\p{L}+|licen[cs]es?|weiterbildung\p{L}*|fortbildung\p{L}*|kurse|formations? complémentaires?|habilitations|cursos|certificacion\p{L}*)$/iu
/** The year or the hours behind the name of a course. */
const OF_COURSE =
  /(?:19|20)\d\d\)?\.?$|\d ?(?:hrs?|hours?|h|std|stunden|heures|horas|days?|jours|tage|días)\b/iu
const isListed = ({ first, words }: Paragraph): boolean =>
  first.marker !== '' && !isSchool(words) && !hasDegree(words)

/** Whether bullets below studies are a list of courses, by the heading and by half of them. */
function hasListOfCourses({ title, paragraphs }: Section): boolean {
  const listed = paragraphs.filter(isListed)
  const sure = listed.filter(({ words }) => OF_COURSE.test(words) || namesCertificate(words))
  return WITH_COURSES.test(title) && listed.length > 1 && sure.length * 2 >= listed.length
}

/** "1990 – 1994  Preston North College" */
function isAttended({ words }: Paragraph): boolean {
  const range = findRange(words, 0, words.length)
  const [from, to] = [range?.start, range?.end].map(yearOf)
  return isSchool(words) && Boolean(from && to && from < to)
}

/** The first words of a line behind its dates. */
const nameOf = (words: string): string => {
  const range = findRange(words, 0, words.length)
  const rest = range?.from === 0 ? words.slice(range.to) : words
  return rest.replace(/^[\d\s./–—:-]+,?\s*/u, '').split(/,|\t/u)[0] ?? ''
}

/** A paper that schools and other bodies award alike. */
const PAPER = /^(?:graduate )?(?:certificate|diploma(?:do)?)$/iu

/** Whether words name a school and what was studied there. */
const isStudy = (words: string): boolean =>
  isSchool(words) &&
  hasDegree(words, /\b(?:high|secondary|vocational) school\b/iu.test(words) ? undefined : PAPER)

/** Whether a school stands right above or below its degree. */
const isPair = (one: Paragraph | undefined, next: Paragraph | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  next.first.gap < 0.5 &&
  `${one.first.marker}${next.first.marker}` === '' &&
  isSchool(one.words) !== isSchool(next.words) &&
  ![one, next].some(({ words }) => isStudy(words) || titleScore(nameOf(words)) === 2) &&
  isStudy(`${one.words}, ${next.words}`)

const isSchool = (words: string): boolean => INSTITUTION.test(words)
const isSchoolAlone = (words: string): boolean => isSchool(words) && !hasDegree(words)
/** A certificate without a school: "Certificate IV in Training and Assessment, 2020". */
const ALONE = /^certificate(?: [IV]{1,3})? in [^,\t]+(?:[,\t] ?(?:\p{L}+ )?\d{4})?$/iu
/** "Quincy, MA": a state and no degree. */
const STATE = /(?<=\p{Ll}), (?:MA|MS|MD)\b/gu
const hasDegree = (words: string, except?: RegExp): boolean => {
  const rest = words.replaceAll(STATE, '')
  const degree = readDegree(rest, 0, rest.length)?.degree ?? null
  return degree !== null && except?.test(degree.value) !== true
}

/** A body's short name and what it awards, unlike a degree: "ILM Level 5 Certificate in Leadership", "PRINCE2® Foundation". */
const AWARD =
  /^\p{Lu}{3,}\d?®? (?:[\p{L}\d]+ ){0,2}(?:level|award|certificate|practitioner|foundation|professional|associate|specialist|diploma|licen[cs]e)(?!\p{L})/iu
const isAward = (words: string): boolean =>
  AWARD.test(words) &&
  /^\p{Lu}{3}/u.test(words) &&
  !isSchool(words) &&
  readDegree(words, 0, words.length)?.degree?.span.start !== 0

/** Whether a line of an education section names a certificate, a course or a permit, and no school; who awards it may follow a comma. */
const isCertificate = (words: string): boolean =>
  /^(?:\d{4}\s+)?fellow of /iu.test(words) ||
  (((/^\p{Lu}{2,6}(?=, (?:\p{L}+ )?\d{4}$|$)/u.test(words) && readDegree(words, 0, words.length) === null) ||
    /^(?:(?:\p{L}+,? ){0,2}(?:certified|registered|licensed|chartered)\b|(?:\p{L}+ ){1,4}(?:certification|license|licence|registration|status)\b|[^:]{3,45}\b(?:course|card|pass|permit|belt|first aid|cpr|\p{L}*kurs|\p{L}*seminar|\p{L}*schulung|[ei]cdl(?: \p{L}+)*|(?<=['’]s )certificate)\b|first aid\b|osha\b|.{3,45}\b(?:valid|renewed) (?:to|until|through)\b)/iu.test(
      words,
    )) &&
    words.length < 110 &&
    !isUnfinished(words) &&
    !isNotHeld(words) &&
    !INSTITUTION.test(words.split(',')[0] ?? ''))
