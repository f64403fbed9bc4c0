import type { LinkedAccount, LinkScenario } from '#shared/models/account/account-linking.ts'
import { PLANS } from './plans.ts'

const KINDS = {
  google: 'Google account',
  password: 'account with email and password',
} as const satisfies Record<LinkedAccount['kind'], string>

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const planOf = ({ plan }: LinkedAccount): string =>
  plan === null ? 'no plan' : plan === 'trial' ? 'in its trial' : `${PLANS[plan].name} plan`

/** "Google account (Pro plan, opened on March 3, 2026)": two accounts of one address differ in this alone. */
export const accountWords = (account: LinkedAccount): string =>
  `${KINDS[account.kind]} (${planOf(account)}, opened on ${day.format(new Date(account.since))})`

/** Which account stays and which becomes part of it, in a sentence. */
export function scenarioWords({
  primaryAccount,
  secondaryAccount,
  primary,
  secondary,
}: LinkScenario): string {
  const told = (email: string, account: LinkedAccount | undefined) =>
    account === undefined ? email : `The ${accountWords(account)} of ${email}`
  const joining = told(secondaryAccount, secondary)
  return `${told(primaryAccount, primary)} stays. ${joining} becomes part of it.`
}
