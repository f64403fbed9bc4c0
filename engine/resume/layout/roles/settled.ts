import { DOUBTFUL } from '../../../values/resume-facts.ts'
import { namedParts } from '../../facts/named-parts.ts'
import type { RoleDraft } from './to-role.ts'

/** Jobs that are named in the same way, before they settle what is in doubt in another one. */
const MIN_ALIKE = 2
/** Confidence in a title or an employer that stands where those of the other jobs do. */
const SETTLED = 0.6

/** Where title, employer and dates stand to each other: "title|dates/employer". */
function arrangementOf(text: string, role: RoleDraft['role']): string {
  const parts = namedParts(role)
  return parts
    .map(({ name, start: at }, index) => {
      const gap = index === 0 ? '' : text.slice(parts[index - 1]?.end, at)
      return `${gap.replaceAll(/[^\n\t]+/gu, ' ').replaceAll(/\s*\n\s*/gu, '/')}${name}`
    })
    .join('')
}

const isSure = (role: RoleDraft['role'], name: 'title' | 'employer'): boolean =>
  (role[name]?.confidence ?? 0) >= DOUBTFUL

/**
 * The jobs with their title or employer surer where the other one is sure, and several other jobs, of which both are, are
 * named in the same way: "Enóloga adjunta" stands where they have their titles. Linear time.
 */
export function settled(text: string, drafts: readonly RoleDraft[]): readonly RoleDraft[] {
  const sure = drafts.filter(({ role }) => isSure(role, 'title') && isSure(role, 'employer'))
  const alike = Map.groupBy(sure, ({ role }) => arrangementOf(text, role))
  return drafts.map((draft) => {
    const { role } = draft
    const [inDoubt, ...others] = (['title', 'employer'] as const).filter((name) => !isSure(role, name))
    const fact = inDoubt === undefined || others.length > 0 ? null : role[inDoubt]
    return inDoubt !== undefined &&
      fact !== null &&
      (alike.get(arrangementOf(text, role))?.length ?? 0) >= MIN_ALIKE
      ? { ...draft, role: { ...role, [inDoubt]: { ...fact, confidence: SETTLED } } }
      : draft
  })
}
