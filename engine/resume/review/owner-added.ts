import type { AddedFact } from '../../values/fact-review.ts'
import { findFigures } from '../layout/words/figures.ts'
import type { Fact, ResumeFacts } from '../../values/resume-facts.ts'

/** Heading of the owner's added facts. */
export const OWNER_HEADING = 'Confirmed by the owner'

/** Appends the owner's added facts to a resume, each on a line of its own. */
export function withAdded(
  text: string,
  facts: ResumeFacts,
  added: readonly AddedFact[],
): { readonly text: string; readonly facts: ResumeFacts } {
  if (added.length === 0) return { text, facts }
  let whole = `${text}${text.endsWith('\n') ? '' : '\n'}\n${OWNER_HEADING}\n`
  const placed = added.map((one) => {
    const value = one.text.replaceAll(/\s+/gu, ' ').trim()
    const start = whole.length + 2
    whole += `- ${value}\n`
    const fact: Fact = { value, quote: value, span: { start, end: start + value.length }, confidence: 1 }
    return { ...one, fact, numbers: findFigures(whole, start, start + value.length) }
  })
  const of = (...kinds: readonly AddedFact['kind'][]) => placed.filter(({ kind }) => kinds.includes(kind))
  const roleOf = ({ kind, role }: AddedFact): string | null =>
    kind === 'achievement' && facts.roles.some(({ id }) => id === role) ? role : null
  return {
    text: whole,
    facts: {
      ...facts,
      lines: [
        ...facts.lines,
        ...of('achievement', 'availability', 'reason_for_change').map((one) => ({
          id: one.id,
          statement: one.fact,
          numbers: one.numbers,
          role: roleOf(one),
          ...(one.kind === 'availability' || one.kind === 'reason_for_change' ? { says: one.kind } : {}),
        })),
      ],
      skills: [...facts.skills, ...of('tool').map(({ id, fact }) => ({ ...fact, id }))],
      certificates: [
        ...facts.certificates,
        ...of('licence').map(({ id, fact }) => ({
          id,
          name: fact,
          issuer: null,
          region: null,
          year: null,
          span: fact.span,
        })),
      ],
    },
  }
}
