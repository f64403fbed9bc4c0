import type { FactItem } from '#shared/models/resume-facts.ts'

/** A role with its lines. */
export type RoleGroup = ReturnType<typeof groupFacts>['jobs'][number]

/**
 * Groups the items as the page shows them. Items in `asked` are shown elsewhere and left out, except for
 * roles, which are the headings of their lines.
 */
export function groupFacts(items: readonly FactItem[], asked: ReadonlySet<string>) {
  const of = (...kinds: readonly FactItem['kind'][]) =>
    items.filter(({ id, kind }) => kinds.includes(kind) && !asked.has(id))
  const lines = of('line')
  const roles = items
    .filter(({ kind }) => kind === 'role')
    .map((role) => ({ role, lines: lines.filter((line) => line.role === role.id) }))
  const known = new Set(roles.map(({ role }) => role.id))
  return {
    person: of('name', 'headline', 'phone'),
    jobs: roles.filter(({ role }) => role.roleKind === 'job'),
    /** Volunteering, rotations and projects. */
    otherRoles: roles.filter(({ role }) => role.roleKind !== 'job'),
    /** Lines without a role. */
    lines: lines.filter(({ role }) => role === null || !known.has(role)),
    education: of('education'),
    certificates: of('certificate'),
    skills: of('skill'),
    languages: of('language'),
  }
}
