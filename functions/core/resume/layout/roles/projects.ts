import type { Section } from '../sections/sections.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { factAt } from '../words/fact.ts'
import { cutEntries } from './entries.ts'
import { partsOf, TERMS } from './parts.ts'
import { rangeOf } from './ranges.ts'
import type { RoleDraft } from './roles.ts'

/** Projects: the first phrase of each entry is its name. What stands under no name is loose. */
export function readProjects(text: string, sections: readonly Section[]): { projects: readonly RoleDraft[]; loose: readonly Paragraph[] } {
  const cut = sections.map(({ paragraphs }) => cutEntries(text, paragraphs))
  const projects = cut.flatMap(({ entries }) =>
    entries.map((entry): RoleDraft => {
      const name = partsOf(text, entry.head).find(({ words }) => !TERMS.test(words))
      const range = rangeOf(entry)
      const end = Math.max(entry.head.at(-1)?.line.end ?? 0, entry.body.at(-1)?.end ?? 0)
      return {
        kind: 'project', title: name === undefined ? null : factAt(text, name.start, name.end, undefined, 0.8), employer: null, location: null,
        start: range?.start ?? null, end: range?.end ?? null, span: { start: entry.head[0]?.line.start ?? 0, end }, body: entry.body,
      }
    }),
  )
  return { projects: projects.filter(({ title }) => title !== null), loose: cut.flatMap(({ loose }) => loose) }
}
