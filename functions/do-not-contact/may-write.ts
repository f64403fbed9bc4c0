import type { Declined } from '#engine/postings'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import type { EmployerRule } from '#shared/models/outreach/do-not-contact.ts'
import type { StoredRule } from './rule.item.ts'
import type { Recipient } from '#functions/recipients/model.ts'
import { companyRuleId, rulesAgainst } from './rule.ts'

/** The employers of a resume, present ones first, with whether the user lifted that they are not written to. */
export function employersOf(
  facts: Pick<ResumeFacts, 'roles'> | null,
  rules: readonly StoredRule[],
): readonly EmployerRule[] {
  const lifted = new Set(rules.filter(({ isLifted }) => isLifted).map(({ id }) => id))
  const employers = new Map<string, EmployerRule>()
  for (const { employer, end } of facts?.roles ?? []) {
    const name = employer?.value.trim() ?? ''
    if (name === '') continue
    const id = companyRuleId(name)
    const isPresent = end?.value === 'present' || (employers.get(id)?.isPresent ?? false)
    employers.set(id, { id, name: employers.get(id)?.name ?? name, isPresent, isLifted: lifted.has(id) })
  }
  return [...employers.values()].toSorted((one, other) => Number(other.isPresent) - Number(one.isPresent))
}

/** The names of the employers that are not written to. */
export const employersLeftOut = (
  facts: Pick<ResumeFacts, 'roles'> | null,
  rules: readonly StoredRule[],
): readonly string[] =>
  employersOf(facts, rules)
    .filter(({ isLifted }) => !isLifted)
    .map(({ name }) => name)

/** A check of many recipients against all rules of a user. */
export function checkOf(rules: readonly StoredRule[]): (recipient: Recipient) => boolean {
  const standing = new Set(rules.filter(({ isLifted }) => !isLifted).map(({ id }) => id))
  return (recipient) => standing.size > 0 && rulesAgainst(recipient).some((id) => standing.has(id))
}

/** What the user declined in shortlists, which ranks lower. */
export function declinedOf(rules: readonly StoredRule[]): Declined {
  const valuesOf = (kind: StoredRule['kind']) =>
    rules.flatMap((rule) => (rule.kind === kind ? [rule.value] : []))
  return { titles: valuesOf('title'), places: valuesOf('place'), levels: valuesOf('level') }
}
