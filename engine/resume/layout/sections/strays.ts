import { INSTITUTION, readDegree } from '../education/degree.ts'
import { namesCertificate } from '../lists/certificates.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { titleScore } from '../words/job-words.ts'
import { isProse } from '../words/statements.ts'
import type { SectionKind } from './heading-words.ts'
import type { Section } from './sections.ts'

const OF_JOBS = new Set<SectionKind>(['header', 'experience', 'other'])
const PERMIT = /^(?:certificate|diploma)\b|\b(?:certificate|certification|(?<!\ben )licen[cs]e|permit)$/iu

/**
 * Moves lines that name a course of study or a certificate out of sections of jobs into sections of their own:
 * "Food handler's certificate, 2023" below the last job is no job.
 */
export const sortStrays = (sections: readonly Section[]): readonly Section[] =>
  sections.flatMap((section) => {
    if (!OF_JOBS.has(section.kind)) return [section]
    const kept: Record<'own' | 'education' | 'certifications', Paragraph[]> = {
      own: [],
      education: [],
      certifications: [],
    }
    for (const [index, paragraph] of section.paragraphs.entries())
      kept[
        kindOf(paragraph, section.paragraphs[index + 1], kept.education.at(-1), section.kind === 'other')
      ].push(paragraph)
    return [
      { ...section, paragraphs: kept.own },
      { kind: 'education', title: '', paragraphs: kept.education } as const,
      { kind: 'certifications', title: '', paragraphs: kept.certifications } as const,
    ].filter(({ paragraphs }, index) => index === 0 || paragraphs.length > 0)
  })

function kindOf(
  { first, lines, words, start }: Paragraph,
  next: Paragraph | undefined,
  study: Paragraph | undefined,
  isOther: boolean,
): 'own' | 'education' | 'certifications' {
  const [name = ''] = words.replace(/^[\d\s./–—:-]+,?\s*/u, '').split(/,|\t/u)
  if (lines.length > 1 || first.marker !== '' || isProse(words) || titleScore(name) === 2) return 'own'
  if (isSchool(name) && study !== undefined && start <= study.end + 1 && !isSchool(study.words))
    return 'education'
  if ((hasDegree(name) && isSchool(`${words} ${next?.words ?? ''}`)) || (isSchool(name) && hasDegree(words)))
    return 'education'
  return PERMIT.test(name) || (isOther && listsCertificates(words)) ? 'certifications' : 'own'
}

/** "CDL Class A, Hazmat endorsement, TWIC card" */
const listsCertificates = (words: string): boolean => {
  const items = words.split(/[,;|•·]\s*/u)
  return items.length > 2 && items.filter(namesCertificate).length * 2 > items.length
}

const isSchool = (words: string): boolean => INSTITUTION.test(words)
/** "Quincy, MA": a state and no degree. */
const STATE = /(?<=\p{Ll}), (?:MA|MS|MD)\b/gu
const hasDegree = (words: string): boolean => {
  const rest = words.replaceAll(STATE, '')
  return readDegree(rest, 0, rest.length) !== null
}
