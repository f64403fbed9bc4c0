import type { LinkScenario } from '#shared/models/account/account-linking.ts'
import type { AddressEntry, AccountSnapshot } from '#functions/account/model.ts'
import { choosePrimary } from './choose-primary.ts'

/**
 * How the signed-in account would be linked with the other one: which is kept and which is merged into it.
 */
export function scenarioOf(
  own: AccountSnapshot,
  other: AccountSnapshot,
  kind: AddressEntry['kind'],
  now: Date,
): LinkScenario {
  const { primary, secondary } = choosePrimary(own, other, now)
  const type = kind === 'google' ? 'merge_accounts' : primary === own ? 'email_to_gmail' : 'gmail_to_email'
  return { type, primaryAccount: primary.account.email, secondaryAccount: secondary.account.email }
}
