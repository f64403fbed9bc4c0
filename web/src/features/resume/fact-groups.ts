import type { FactItem } from '#shared/models/resume-facts.ts'

/** A role with the lines that stand under it. */
export type RoleGroup = ReturnType<typeof groupFacts>['jobs'][number]

/**
 * The items as the page shows them. What is asked about first is not shown twice; a role keeps its place, for
 * its lines stand under it.
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
    person: of('name', 'headline'),
    jobs: roles.filter(({ role }) => role.roleKind === 'job'),
    /** Volunteering, rotations and projects. */
    otherRoles: roles.filter(({ role }) => role.roleKind !== 'job'),
    /** Under no role. */
    lines: lines.filter(({ role }) => role === null || !known.has(role)),
    education: of('education'),
    certificates: of('certificate'),
    skills: of('skill'),
    languages: of('language'),
  }
}
