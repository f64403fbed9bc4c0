import type { Posting } from '#engine/values/posting.ts'
import { declinedPart } from '#engine/postings'
import { companyRuleId, ruleId } from '#functions/do-not-contact/rule.ts'
import type { StoredRule } from '#functions/do-not-contact/rule.item.ts'
import type { RuleKind } from '#shared/models/outreach/do-not-contact.ts'
import type { DeclineReason } from '#shared/models/outreach/shortlist.ts'

/**
 * What later runs learn from a posting that was declined: the company is never written to; what its title has beside the one
 * searched for, its place or its level ranks lower. Null if there is nothing to learn, as when the title is the one searched for.
 */
export function declinedRule(
  posting: Posting,
  reason: DeclineReason,
  searched: string,
  now: Date,
): StoredRule | null {
  const rule = (kind: RuleKind, value: string, id = ruleId(kind, value)): StoredRule => ({
    id,
    kind,
    value,
    source: 'shortlist',
    addedAt: now,
    isLifted: false,
  })
  if (reason === 'company') return rule('company', posting.company, companyRuleId(posting.company))
  const value = declinedPart(posting, reason, searched)
  return value === null ? null : rule(reason, value)
}
