import * as z from 'zod/mini'
import content from '../../../data/resume-words/headings.json' with { type: 'json' }

const SectionKind = z.enum([
  'header',
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'awards',
  'interests',
  'publications',
  'references',
  'other',
])
export type SectionKind = z.infer<typeof SectionKind>

/**
 * Words that name a kind of section. Of several in one heading the highest rank wins: "Education and
 * Certifications" is education, "Volunteer Experience" is experience.
 */
export const HEADING_KEYS: ReadonlyMap<string, { readonly kind: SectionKind; readonly rank: number }> =
  new Map(
    content.keys.flatMap(({ kind, rank, words }) =>
      words.split(' ').map((word) => [word, { kind: SectionKind.parse(kind), rank }] as const),
    ),
  )

/** Words that may accompany them in a heading. */
export const HEADING_FILLERS: ReadonlySet<string> = new Set(content.fillers.split(' '))

/** Headings that are spoken as a sentence or a question: "What I've done", "Qui suis-je ?". */
export const SPOKEN_HEADINGS: ReadonlyMap<string, SectionKind> = new Map(
  content.spoken.flatMap(({ kind, headings }) =>
    headings.map((heading) => [heading, SectionKind.parse(kind)] as const),
  ),
)
