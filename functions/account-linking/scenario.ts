import type { LinkScenario } from '#shared/models/account-linking.ts'
import type { AddressEntry, AccountSnapshot } from '#functions/account/model.ts'
import { survivorOf } from './choose-primary.ts'

/** What linking the signed-in account with the other one comes to: which stays, shown as the first. */
export function scenarioOf(
  own: AccountSnapshot,
  other: AccountSnapshot,
  kind: AddressEntry['kind'],
  now: Date,
): LinkScenario {
  const { survivor, absorbed } = survivorOf(own, other, now)
  const type = kind === 'google' ? 'merge_accounts' : survivor === own ? 'email_to_gmail' : 'gmail_to_email'
  return { type, primaryAccount: survivor.account.email, secondaryAccount: absorbed.account.email }
}
