import { sameCompany } from '#engine/language'
import type { Declined } from '#engine/postings'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import type { Only } from '#functions/services/needs.ts'
import type { EmployerRule } from '#shared/models/outreach/do-not-contact.ts'
import type { StoredRule } from './rule.item.ts'
import { companyRuleId, type Recipient, rulesAgainst } from './rule.ts'

/** Why a user does not write to somebody: by the list, or because the resume names the company as an employer. */
export type NotWritten = 'on_your_list' | 'own_employer'

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

/** Why a user does not write to this recipient, by list and resume; null when they may. */
export async function whyNotWritten(
  userId: string,
  recipient: Recipient,
  facts: Pick<ResumeFacts, 'roles'> | null,
  { doNotContact }: Only<'doNotContact', 'all'>,
): Promise<NotWritten | null> {
  const rules = await doNotContact.all(userId)
  if (checkOf(rules)(recipient)) return 'on_your_list'
  return employersLeftOut(facts, rules).some((own) => sameCompany(own, recipient.company))
    ? 'own_employer'
    : null
}

/** What the user declined in shortlists, which ranks lower. */
export function declinedOf(rules: readonly StoredRule[]): Declined {
  const valuesOf = (kind: StoredRule['kind']) =>
    rules.flatMap((rule) => (rule.kind === kind ? [rule.value] : []))
  return { titles: valuesOf('title'), places: valuesOf('place'), levels: valuesOf('level') }
}
