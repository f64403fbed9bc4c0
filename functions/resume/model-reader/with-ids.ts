import { itemIds } from '../item-id.ts'
import type { Certificate, Education, Fact, ListedFact, ResumeRole } from '../model.ts'

interface Items {
  readonly roles: readonly ResumeRole[]
  readonly education: readonly Education[]
  readonly certificates: readonly Certificate[]
  readonly skills: readonly Fact[]
  readonly languages: readonly Fact[]
}

interface ItemsWithIds extends Items {
  readonly skills: readonly ListedFact[]
  readonly languages: readonly ListedFact[]
}

const says = (...facts: readonly (Fact | null)[]): readonly string[] => facts.map((fact) => fact?.value ?? '')

/** Each value once, the first of its kind, whatever its capitals. */
const once = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(
    ({ value }, index) =>
      facts.findIndex((other) => other.value.toLowerCase() === value.toLowerCase()) === index,
  )

/** The items with ids made from what they say, in the order given. */
export function withIds(items: Items): ItemsWithIds {
  const idOf = itemIds()
  return {
    roles: items.roles.map((role) => ({
      ...role,
      id: idOf('role', ...says(role.employer, role.title, role.start)),
    })),
    education: items.education.map((study) => ({
      ...study,
      id: idOf('education', ...says(study.institution, study.degree, study.field)),
    })),
    certificates: items.certificates.map((licence) => ({
      ...licence,
      id: idOf('certificate', ...says(licence.name)),
    })),
    skills: once(items.skills).map((fact) => ({ ...fact, id: idOf('skill', fact.value) })),
    languages: once(items.languages).map((fact) => ({ ...fact, id: idOf('language', fact.value) })),
  }
}
