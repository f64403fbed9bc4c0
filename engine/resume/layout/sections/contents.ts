import { APPRENTICESHIP, INSTITUTION, readDegree } from '../education/degree.ts'
import { namesCertificate } from '../lists/certificates.ts'
import { isLanguageItem } from '../lists/languages.ts'
import { isTool } from '../lists/skills.ts'
import { isShortTitle } from '../roles/classify.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { findRange } from '../words/dates.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { isProse } from '../words/statements.ts'
import type { SectionKind } from './heading-words.ts'
import { headingKind } from './headings.ts'
import type { Section } from './sections.ts'

/**
 * The kind of a section whose heading no list has, by what stands in it: schools and degrees, or dated jobs. Next
 * to a section of jobs, dated lines may also be talks, prizes and hobbies; without any, they are jobs in whatever
 * words.
 */
export function knownByContents(sections: readonly Section[]): readonly Section[] {
  const hasJobs = (all: readonly Section[]) =>
    all.some(({ kind, paragraphs }) => kind === 'experience' && paragraphs.some(isDated))
  const listed = hasJobs(sections)
  const known = sections.map((section) => {
    const kind = isUnknown(section) ? kindOf(section.paragraphs) : null
    return kind === null || (kind === 'experience' && listed) ? section : { ...section, kind }
  })
  return hasJobs(known)
    ? known
    : known.map((section) =>
        isUnknown(section) && section.paragraphs.some((one) => isDated(one) && !isProse(one.words))
          ? { ...section, kind: 'experience' }
          : section,
      )
}

/** A heading of a teacher's jobs or of the courses that a researcher gives. */
const TEACHING = /^teaching$/iu

export const isUnknown = ({ kind, title }: Section): boolean =>
  kind === 'other' && (headingKind(title) === null || TEACHING.test(title))

/** The kind that most lines or the items of most lists are of; null when they leave it open. */
function kindOf(paragraphs: readonly Paragraph[]): SectionKind | null {
  const lines = paragraphs.filter(({ words, first }) => !isProse(words) || beginsJob(first.words))
  const schools = lines.filter(
    ({ words }, index) =>
      isStudy(words) || (isSchool(words) && isStudy(`${words} ${lines[index + 1]?.words ?? ''}`)),
  ).length
  // The title may stand below the employer and the dates.
  const jobs = lines.filter(
    (one, index) => isDated(one) && (isJob(one.words) || isJob(lines[index + 1]?.words ?? '')),
  ).length
  if (schools > 0 && schools >= jobs) return 'education'
  if (jobs > 0) return 'experience'
  if (lines.some(({ words }) => words.includes('@'))) return 'contact'
  const itemsOf = ({ words }: Paragraph) => words.split(/[,;|•·\t](?![^()]*\))\s*/u).filter(Boolean)
  const items = lines.flatMap(itemsOf)
  const areMost = (isOne: (item: string) => boolean) => items.filter(isOne).length * 2 > items.length
  if (areMost(isLanguageItem)) return 'languages'
  // Behind the name of a certificate stand who issued it and when.
  const papers = lines.length > 1 ? lines.flatMap((line) => itemsOf(line).slice(0, 1)) : items
  const named = papers.filter(namesCertificate).length
  if (lines.length === paragraphs.length && named * 2 > papers.length) return 'certifications'
  return lines.length === paragraphs.length && items.some(isTool) ? 'skills' : null
}

const isDated = ({ first }: Paragraph): boolean => findRange(first.words, 0, first.words.length) !== null

/** A title and dates, whatever follows. */
const beginsJob = (words: string): boolean =>
  isShortTitle(words.slice(0, findRange(words, 0, words.length)?.from ?? 0))

const isJob = (words: string): boolean =>
  words.split(/[,|\t(]| [–—-] /u).some((part) => titleScore(part) > 0 || employerScore(part) > 0)

/** An apprenticeship is a study wherever it was. */
const isSchool = (words: string): boolean => INSTITUTION.test(words)

const isStudy = (words: string): boolean =>
  (INSTITUTION.test(words) && readDegree(words, 0, words.length) !== null) || APPRENTICESHIP.test(words)
