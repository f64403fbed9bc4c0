import type { SampleAccount, SamplePlan } from '#emulators/cognito/accounts.ts'
import { byPlan, PLANS } from '#shared/catalog/plans.ts'

/** Shown on the emulator's page of accounts. */
const NOTES: Readonly<Record<SamplePlan, string>> = {
  trial: 'Trial: 1 day, 5 emails',
  ...byPlan((plan) => `${PLANS[plan].name} plan`),
  expired: 'A trial that is over',
  none: 'No plan yet: signs up',
}

const PEOPLE: readonly Omit<SampleAccount, 'note'>[] = [
  { email: 'tessa.trial@example.com', firstName: 'Tessa', lastName: 'Marlowe', plan: 'trial' },
  { email: 'stan.starter@example.com', firstName: 'Stan', lastName: 'Okafor', plan: 'starter' },
  { email: 'priya.pro@example.com', firstName: 'Priya', lastName: 'Lindqvist', plan: 'pro' },
  { email: 'elena.elite@example.com', firstName: 'Elena', lastName: 'Castellan', plan: 'elite' },
  { email: 'erik.expired@example.com', firstName: 'Erik', lastName: 'Vandermolen', plan: 'expired' },
  { email: 'nora.none@example.com', firstName: 'Nora', lastName: 'Haddad', plan: 'none' },
]

/** Fictional people with addresses at a reserved domain. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = PEOPLE.map((person) => ({
  ...person,
  note: NOTES[person.plan],
}))
