import { titleScore } from '../words/job-words.ts'
import { HEADING_FILLERS, HEADING_KEYS, type SectionKind, SPOKEN_HEADINGS } from './heading-words.ts'

const MAX_HEADING = 60

/** Education beside degrees: courses and what bodies of a trade award. */
const FURTHER =
  /(?<!\p{L})(?:professional (?:memberships?|affiliations?|bodies)|formations? (?:complémentaires?|et habilitations)|formación complementaria|otros (?:cursos|estudios|títulos)|continuing education|professional development)(?!\p{L})/gu

/**
 * The kind of section that a line is the heading of, or null. Every word must be a known heading word and one
 * must name a kind, or the line is a field of work before a word such as "experience".
 */
export function headingKind(words: string): SectionKind | null {
  // "Mother tongue(s)"
  const said = words.replaceAll(/(?<=\p{L})\((s|e?n|e)\)/gu, '$1')
  const spoken = SPOKEN_HEADINGS.get(
    said
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/^\P{L}+|, (?:by|nach|par|por) .*|\P{L}+$/gu, ''),
  )
  if (spoken !== undefined) return spoken
  const bare = said
    .replace(/^[^\p{L}]+/u, '')
    .replace(/(?<=\p{L}{3}) \([^()]*\)$/u, '')
    .replace(/[\s:.–—|_=-]+$/u, '')
  if (bare.length > MAX_HEADING || /[.,;!?]$/u.test(bare) || bare === '') return null
  const plain = bare
    .toLowerCase()
    .replaceAll(FURTHER, 'courses')
    .replaceAll(/[_\-–—=*#|<>[\]()•·]+/gu, ' ')
  const parts = plain.split(/[\s/&+,]+/u).filter((part) => part !== '')
  if (parts.length === 0) return null
  // "E DUCATI ON": the letters of some files stand apart.
  const whole = parts.length > 1 && bare === bare.toUpperCase() ? listedHeading([parts.join('')]) : null
  return parts.length > 7 ? whole : (listedHeading(parts) ?? ownHeading(bare, parts) ?? whole)
}

function listedHeading(parts: readonly string[]): SectionKind | null {
  let kind: SectionKind | null = null
  let rank = -1
  for (const part of parts) {
    const key = HEADING_KEYS.get(part.replaceAll(/^[dl][’']|[’']s?$/gu, ''))
    if (key !== undefined && key.rank > rank) {
      kind = key.kind
      rank = key.rank
    } else if (key === undefined && !HEADING_FILLERS.has(part)) return null
  }
  return kind
}

/** `HUMAN RESOURCES EXPERIENCE`, `Marketing Skills`: any field of work before the word for the kind. */
function ownHeading(words: string, parts: readonly string[]): SectionKind | null {
  const last = parts.at(-1) ?? ''
  const isWork = /^(?:experience|employment|history)$/u.test(last)
  const hasCapitals = words.split(/\s+/u).every((word) => /^(?:\p{Lu}|&|and$|of$|und$)/u.test(word))
  if (!(isWork || LAST.has(last)) || !hasCapitals || parts.length > 5 || /\d|\|/u.test(words)) return null
  // "Head of History" is a title.
  return titleScore(words) > (isWork ? 1 : 0) ? null : (HEADING_KEYS.get(last)?.kind ?? null)
}

/** Words that name the kind of a section after any other words. */
const LAST = new Set(
  'experiences skills education projects rotations internships volunteering certifications licenses training kenntnisse erfahrung tätigkeiten'.split(
    ' ',
  ),
)

/** Whether a title is of voluntary work; a community nurse has a job. */
export const isVolunteer = (title: string): boolean => /volunt|ehrenamt|bénévol|pro bono/iu.test(title)

/** Whether a heading is of voluntary work. */
export const isVoluntary = (heading: string): boolean =>
  isVolunteer(heading) || /civic|community|gesellschaftlich|associati(?:f|ve)/iu.test(heading)
