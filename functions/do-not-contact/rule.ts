import { createHash } from 'node:crypto'
import { companyKeys } from '#engine/language'
import type { Recipient } from '#functions/recipients/model.ts'
import type { RuleKind } from '#shared/models/outreach/do-not-contact.ts'

/**
 * The id of a rule follows from what it is about, so that adding it twice makes one rule, and that a recipient is checked
 * by reading a handful of keys. It is hashed to keep addresses out of URLs and logs.
 */
export const ruleId = (kind: RuleKind, key: string): string =>
  createHash('sha256').update(`${kind}:${key}`).digest('base64url').slice(0, 22)

/** The id of the rule about a company of this name. */
export const companyRuleId = (name: string): string => ruleId('company', companyKeys(name).at(-1) ?? '')

/** A domain and the domains above it. */
function domainsOf(host: string): readonly string[] {
  const labels = host.toLowerCase().split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** The ids of all rules by which this recipient must not be written to. */
export function rulesAgainst({ company, domain, email }: Recipient): readonly string[] {
  const address = email?.trim().toLowerCase() ?? null
  const hosts = [domain, address?.slice(address.lastIndexOf('@') + 1)].flatMap((host) => host ?? [])
  return [
    ...new Set([
      ...companyKeys(company).map((key) => ruleId('company', key)),
      ...hosts.flatMap(domainsOf).map((host) => ruleId('domain', host)),
      ...(address === null ? [] : [ruleId('person', address)]),
    ]),
  ]
}
