import type { Section } from '../sections/sections.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { factAt } from '../words/fact.ts'
import { cutEntries, rangeOf, spanOf } from './entries.ts'
import { partsOf, TERMS } from './parts.ts'
import type { RoleDraft } from './to-role.ts'

/** Reads project sections: the first phrase of an entry is its name; `loose` are paragraphs of no entry. */
export function readProjects(
  text: string,
  sections: readonly Section[],
): { projects: readonly RoleDraft[]; loose: readonly Paragraph[] } {
  const cut = sections.map(({ paragraphs }) => cutEntries(text, paragraphs))
  const projects = cut.flatMap(({ entries }) =>
    entries.flatMap((entry): readonly RoleDraft[] => {
      const name = partsOf(text, entry.head).find(({ words }) => !TERMS.test(words))
      const { start = null, end = null } = rangeOf(entry) ?? {}
      const title = name === undefined ? null : factAt(text, name.start, name.end, undefined, 0.8)
      const role = { kind: 'project', title, employer: null, location: null, start, end } as const
      return title === null ? [] : [{ role: { ...role, span: spanOf(entry) }, body: entry.body }]
    }),
  )
  return { projects, loose: cut.flatMap(({ loose }) => loose) }
}
