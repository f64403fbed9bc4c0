import { HEADING_FILLERS, HEADING_KEYS, type SectionKind } from './heading-words.ts'
import { titleScore } from './job-words.ts'
import type { Line } from './lines.ts'
import { isLabel } from './statements.ts'

export interface Section {
  readonly kind: SectionKind
  readonly lines: readonly Line[]
}

const MAX_HEADING = 60

/** What a line announces when it is a heading, else null. Every word must be a word of headings, and one must name a kind. */
export function headingKind(words: string): SectionKind | null {
  if (words.length > MAX_HEADING || /[.,;!?]$/u.test(words)) return null
  const plain = joinLetterSpaced(words).toLowerCase().replaceAll(/[:_\-–—=*#|<>[\]()]+/gu, ' ')
  const parts = plain.split(/[\s/&+,]+/u).filter((part) => part !== '').flatMap((part) => runTogether(part) ?? [part])
  if (parts.length === 0 || parts.length > 7) return null
  const own = ownHeading(words, parts)
  if (own !== null) return own
  let kind: SectionKind | null = null
  let rank = -1
  for (const part of parts) {
    const key = HEADING_KEYS.get(part.replaceAll(/[’']s?$/gu, ''))
    if (key !== undefined && key.rank > rank) {
      kind = key.kind
      rank = key.rank
    } else if (key === undefined && !HEADING_FILLERS.has(part)) return null
  }
  return kind
}

/** `HUMAN RESOURCES EXPERIENCE`, `Marketing Skills`: any field of work before the word that names the kind. */
function ownHeading(words: string, parts: readonly string[]): SectionKind | null {
  const key = /^(?:experience|employment|skills|education|projects)$/u.test(parts.at(-1) ?? '') ? HEADING_KEYS.get(parts.at(-1) ?? '') : undefined
  const capitals = words.split(/\s+/u).every((word) => /^(?:\p{Lu}|&|and$|of$)/u.test(word))
  return key === undefined || !capitals || parts.length > 4 || /\d/u.test(words) || titleScore(words) > 0 ? null : key.kind
}

/** `workexperience` as its words: some PDFs lose the spaces of letter-spaced headings. */
function runTogether(part: string): readonly string[] | null {
  if (part.length < 8 || HEADING_KEYS.has(part) || HEADING_FILLERS.has(part)) return null
  for (let at = 3; at <= part.length - 3; at += 1) {
    const [head, tail] = [part.slice(0, at), part.slice(at)]
    if (![head, tail].every((word) => HEADING_KEYS.has(word) || HEADING_FILLERS.has(word))) continue
    return [head, tail]
  }
  return null
}

/** `E X P E R I E N C E` as `EXPERIENCE`: designers space the letters of headings and names. */
function joinLetterSpaced(words: string): string {
  return words.replaceAll(/(?<![\p{L}])\p{L}(?: \p{L}){3,}(?![\p{L}])/gu, (run) => run.replaceAll(' ', ''))
}

// Right under an employer's name it is what somebody was, not a heading.
const isTitleAlone = (line: Line): boolean => !line.blankBefore && /^(?:volunteer|volunteering|leadership|research|internship)$/iu.test(line.words) && line.words !== line.words.toUpperCase()

const looksSet = (words: string): boolean => words === words.toUpperCase() || /^\p{Lu}/u.test(words)

const INLINE_KINDS = new Set<SectionKind>(['skills', 'languages', 'summary', 'certifications', 'interests', 'education'])

/** A heading and content on one line: `Skills: Java, Python`. */
function inlineHeading(line: Line): { kind: SectionKind; rest: Line } | null {
  const match = /^([^:]{3,40}):\s+(?=\S)/u.exec(line.words)
  if (line.bullet || match?.[1] === undefined) return null
  const kind = headingKind(match[1])
  if (kind === null || !INLINE_KINDS.has(kind)) return null
  const start = line.start + match[0].length
  return { kind, rest: { ...line, start, outer: start, words: line.words.slice(match[0].length) } }
}

/** Cuts a resume at its headings. What stands before the first one is the `header`. */
export function cutSections(lines: readonly Line[]): readonly Section[] {
  const sections: { kind: SectionKind; lines: Line[] }[] = [{ kind: 'header', lines: [] }]
  for (const line of lines) {
    const current = sections.at(-1)
    const kind = line.bullet || !looksSet(line.words) || isTitleAlone(line) ? null : headingKind(line.words)
    if (kind !== null && !isGroupLabel(current?.kind, kind, line) && !isRoleLabel(current?.kind, line)) {
      sections.push({ kind, lines: [] })
      continue
    }
    const inline = startsInline(current, line) ? inlineHeading(line) : null
    if (inline === null) current?.lines.push(line)
    else sections.push({ kind: inline.kind, lines: [inline.rest] })
  }
  return sections
}

// "Languages" or "Tools" within skills are groups of them, unless set apart.
const isGroupLabel = (current: SectionKind | undefined, kind: SectionKind, line: Line): boolean =>
  current === 'skills' && kind === 'skills' && !line.blankBefore && line.words !== line.words.toUpperCase()

// "Key achievements:" under a role begins no section.
const isRoleLabel = (current: SectionKind | undefined, line: Line): boolean => current === 'experience' && !line.blankBefore && isLabel(line.words)

const startsInline = (current: Section | undefined, line: Line): boolean =>
  line.blankBefore || current?.kind === 'header' || (current !== undefined && current.kind !== 'skills' && current.kind !== 'experience')
