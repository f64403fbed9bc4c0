import { DOUBTFUL, type ResumeRole } from '../../../values/resume-facts.ts'
import type { RoleDraft } from './to-role.ts'

/** Jobs that are named in the same way, before they settle what is in doubt in another one. */
const MIN_ALIKE = 2
/** Confidence in an employer that stands where those of the other jobs do. */
const SETTLED = 0.6

/** Where title, employer and dates stand to each other: "title|dates/employer". */
function arrangementOf(text: string, { title, employer, start, end }: RoleDraft['role']): string {
  const parts = [
    { name: 'title', fact: title },
    { name: 'employer', fact: employer },
    { name: 'dates', fact: start ?? end },
  ]
    .flatMap(({ name, fact }) => (fact === null ? [] : [{ name, ...fact.span }]))
    .toSorted((one, other) => one.start - other.start)
  return parts
    .map(({ name, start: at }, index) => {
      const gap = index === 0 ? '' : text.slice(parts[index - 1]?.end, at)
      return `${gap.replaceAll(/[^\n\t]+/gu, ' ').replaceAll(/\s*\n\s*/gu, '/')}${name}`
    })
    .join('')
}

const isSure = (role: RoleDraft['role'], name: 'title' | 'employer'): boolean =>
  (role[name]?.confidence ?? 0) >= DOUBTFUL

/** The jobs with their employers surer where several others, which are sure, are named in the same way. */
export function settled(text: string, drafts: readonly RoleDraft[]): readonly RoleDraft[] {
  const sure = drafts
    .filter(({ role }) => isSure(role, 'title') && isSure(role, 'employer'))
    .map(({ role }) => arrangementOf(text, role))
  const settle = (role: Omit<ResumeRole, 'id'>) => {
    const alike = sure.filter((arrangement) => arrangement === arrangementOf(text, role)).length
    return role.employer !== null && isSure(role, 'title') && !isSure(role, 'employer') && alike >= MIN_ALIKE
      ? { ...role, employer: { ...role.employer, confidence: SETTLED } }
      : role
  }
  return drafts.map((draft) => ({ ...draft, role: settle(draft.role) }))
}
