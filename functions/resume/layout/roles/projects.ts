import type { Section } from '../sections/sections.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { factAt } from '../words/fact.ts'
import { cutEntries, spanOf } from './entries.ts'
import { partsOf, TERMS } from './parts.ts'
import { rangeOf } from './ranges.ts'
import type { RoleDraft } from './roles.ts'

/** Projects: the first phrase of each entry is its name. What stands under no name is loose. */
export function readProjects(
  text: string,
  sections: readonly Section[],
): { projects: readonly RoleDraft[]; loose: readonly Paragraph[] } {
  const cut = sections.map(({ paragraphs }) => cutEntries(text, paragraphs))
  const projects = cut.flatMap(({ entries }) =>
    entries.map((entry): RoleDraft => {
      const name = partsOf(text, entry.head).find(({ words }) => !TERMS.test(words))
      const range = rangeOf(entry)
      return {
        kind: 'project',
        title: name === undefined ? null : factAt(text, name.start, name.end, undefined, 0.8),
        employer: null,
        location: null,
        start: range?.start ?? null,
        end: range?.end ?? null,
        span: spanOf(entry),
        body: entry.body,
      }
    }),
  )
  return {
    projects: projects.filter(({ title }) => title !== null),
    loose: cut.flatMap(({ loose }) => loose),
  }
}
