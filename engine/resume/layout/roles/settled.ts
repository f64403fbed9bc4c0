import { DOUBTFUL } from '../../../values/resume-facts.ts'
import { namedParts } from '../../facts/named-parts.ts'
import type { RoleDraft } from './to-role.ts'

/** Jobs that are named in the same way, before they settle what is in doubt in another one. */
const MIN_ALIKE = 2
/** Confidence in an employer that stands where those of the other jobs do. */
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

/** The jobs with their employers surer where several others, which are sure, are named in the same way. Linear time. */
export function settled(text: string, drafts: readonly RoleDraft[]): readonly RoleDraft[] {
  const sure = drafts.filter(({ role }) => isSure(role, 'title') && isSure(role, 'employer'))
  const alike = Map.groupBy(sure, ({ role }) => arrangementOf(text, role))
  return drafts.map((draft) => {
    const { title, employer } = draft.role
    const isInDoubt =
      title !== null && employer !== null && isSure(draft.role, 'title') && !isSure(draft.role, 'employer')
    const found = isInDoubt ? (alike.get(arrangementOf(text, draft.role))?.length ?? 0) : 0
    return isInDoubt && found >= MIN_ALIKE
      ? { ...draft, role: { ...draft.role, employer: { ...employer, confidence: SETTLED } } }
      : draft
  })
}
