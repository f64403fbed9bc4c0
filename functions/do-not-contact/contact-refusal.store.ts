import type { ChosenContact } from '#functions/recipients/model.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import type { Table } from '#platform/table/table.ts'
import { hasObjected, recipientKeys } from '#functions/recipients/recipient.item.ts'
import { isOnList, ruleKeys } from './rule.item.ts'

export type ContactRefusal = 'asked_not_to_be_contacted' | 'on_your_list'

/**
 * Why the recipient of an email must not be written to; null when they may. It is read before a transaction and not
 * checked in it, which would cost eight times as much: an objection in between is missed either way, since the
 * request to the mailbox comes after the transaction too.
 */
export async function contactRefusal(
  table: Pick<Table, 'getMany'>,
  email: { readonly userId: string; readonly contact: ChosenContact },
  secrets: Fingerprints,
): Promise<ContactRefusal | null> {
  const { person, company } = recipientKeys(email, secrets)
  const [personItem, companyItem, ...rules] = await table.getMany([
    person,
    company,
    ...ruleKeys(email.userId, email.contact),
  ])
  if (hasObjected(personItem ?? null) || hasObjected(companyItem ?? null)) return 'asked_not_to_be_contacted'
  return isOnList(rules) ? 'on_your_list' : null
}
