/** Plan of a sample account: `expired` is a trial that is over, `none` a user who has not chosen yet. */
export type SamplePlan = 'trial' | 'starter' | 'pro' | 'elite' | 'expired' | 'none'

export interface SampleAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly plan: SamplePlan
  readonly note: string
}

/** Fictional people with addresses at a reserved domain. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  {
    email: 'tessa.trial@example.com',
    firstName: 'Tessa',
    lastName: 'Marlowe',
    plan: 'trial',
    note: 'Trial: 1 day, 5 emails',
  },
  {
    email: 'stan.starter@example.com',
    firstName: 'Stan',
    lastName: 'Okafor',
    plan: 'starter',
    note: 'Starter plan',
  },
  {
    email: 'priya.pro@example.com',
    firstName: 'Priya',
    lastName: 'Lindqvist',
    plan: 'pro',
    note: 'Pro plan',
  },
  {
    email: 'elena.elite@example.com',
    firstName: 'Elena',
    lastName: 'Castellan',
    plan: 'elite',
    note: 'Elite plan',
  },
  {
    email: 'erik.expired@example.com',
    firstName: 'Erik',
    lastName: 'Vandermolen',
    plan: 'expired',
    note: 'A trial that is over',
  },
  {
    email: 'nora.none@example.com',
    firstName: 'Nora',
    lastName: 'Haddad',
    plan: 'none',
    note: 'No plan yet: signs up',
  },
]
