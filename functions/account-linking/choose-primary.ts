import { allowanceAt } from '#functions/account/allowance.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import type { AccountSnapshot, AddressEntry } from '#functions/account/model.ts'
import type { LinkedAccount, LinkScenario } from '#shared/models/account/account-linking.ts'

/** Ranks an account's access by its price in dollars a month; a trial ranks between none and any plan, a paused plan just below. */
function worth({ subscription }: AccountSnapshot, now: Date): number {
  const allowance = allowanceAt(subscription, now)
  if (allowance.kind === 'plan') return PLANS[allowance.plan].priceUsd
  if (allowance.kind === 'trial') return 1
  return allowance.reason === 'plan_paused' ? 0.5 : 0
}

/** A plan that will end ranks below the same plan without an end. */
const renews = ({ subscription }: AccountSnapshot): number => (subscription.cancelAt === null ? 1 : 0)

/**
 * Chooses the account that is kept: the one with the better active subscription, so that no payment has to be
 * moved; the older one if they rank the same.
 */
export function choosePrimary(
  one: AccountSnapshot,
  other: AccountSnapshot,
  now: Date,
): { primary: AccountSnapshot; secondary: AccountSnapshot } {
  const difference =
    worth(one, now) - worth(other, now) ||
    renews(one) - renews(other) ||
    other.account.createdAt.getTime() - one.account.createdAt.getTime()
  return difference >= 0 ? { primary: one, secondary: other } : { primary: other, secondary: one }
}

const describe = (
  { account, subscription }: AccountSnapshot,
  kind: AddressEntry['kind'],
  now: Date,
): LinkedAccount => {
  const allowance = allowanceAt(subscription, now)
  const plan = allowance.kind === 'plan' ? allowance.plan : allowance.kind === 'trial' ? 'trial' : null
  return { kind, plan, since: account.createdAt.toISOString() }
}

/**
 * How the signed-in account would be linked with the other one: which is kept and which is merged into it. Every
 * session was opened by Google, so the signed-in account is told as that.
 */
export function scenarioOf(
  own: AccountSnapshot,
  other: AccountSnapshot,
  kind: AddressEntry['kind'],
  now: Date,
): LinkScenario {
  const { primary, secondary } = choosePrimary(own, other, now)
  const type = kind === 'google' ? 'merge_accounts' : primary === own ? 'email_to_gmail' : 'gmail_to_email'
  const told = (snapshot: AccountSnapshot) => describe(snapshot, snapshot === own ? 'google' : kind, now)
  return {
    type,
    primaryAccount: primary.account.email,
    secondaryAccount: secondary.account.email,
    primary: told(primary),
    secondary: told(secondary),
  }
}
