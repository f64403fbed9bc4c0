import { itemIds } from './item-id.ts'
import { onceByValue } from './layout/words/fact.ts'
import type { ItemKind } from '../values/fact-fields.ts'
import type { Certificate, Education, Fact, ResumeFacts, ResumeRole } from '../values/resume-facts.ts'

interface Unnamed {
  readonly roles: readonly Omit<ResumeRole, 'id'>[]
  readonly education: readonly Omit<Education, 'id'>[]
  readonly certificates: readonly Omit<Certificate, 'id'>[]
  readonly skills: readonly Fact[]
  readonly languages: readonly Fact[]
}

/** Adds ids made from the items' values, and removes repeated skills and languages. */
export function withIds(items: Unnamed): Pick<ResumeFacts, keyof Unnamed> {
  const ids = itemIds()
  const idOf = (kind: ItemKind, ...facts: readonly (Fact | null)[]): string =>
    ids(kind, ...facts.map((fact) => fact?.value ?? ''))
  return {
    roles: items.roles.map((role) => ({
      ...role,
      id: idOf('role', role.employer, role.title, role.start),
    })),
    education: items.education.map((study) => ({
      ...study,
      id: idOf('education', study.institution, study.degree, study.field),
    })),
    certificates: items.certificates.map((licence) => ({
      ...licence,
      id: idOf('certificate', licence.name),
    })),
    skills: onceByValue(items.skills).map((fact) => ({ ...fact, id: idOf('skill', fact) })),
    languages: onceByValue(items.languages).map((fact) => ({ ...fact, id: idOf('language', fact) })),
  }
}
