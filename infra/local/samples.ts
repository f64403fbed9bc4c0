/** What a sample account shows: each plan, a trial, one that ran out, and somebody who has chosen nothing yet. */
export type SamplePlan = 'trial' | 'starter' | 'pro' | 'elite' | 'expired' | 'none'

export interface SampleAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly plan: SamplePlan
}

/** Nobody's: reserved domain, invented names. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  { email: 'tessa.trial@example.com', firstName: 'Tessa', lastName: 'Marlowe', plan: 'trial' },
  { email: 'stan.starter@example.com', firstName: 'Stan', lastName: 'Okafor', plan: 'starter' },
  { email: 'priya.pro@example.com', firstName: 'Priya', lastName: 'Lindqvist', plan: 'pro' },
  { email: 'elena.elite@example.com', firstName: 'Elena', lastName: 'Castellan', plan: 'elite' },
  { email: 'erik.expired@example.com', firstName: 'Erik', lastName: 'Vandermolen', plan: 'expired' },
  { email: 'nora.none@example.com', firstName: 'Nora', lastName: 'Haddad', plan: 'none' },
]

/** The plan of an account: a sample's own; whoever signs in with another address gets a trial. */
export const planOf = (email: string): SamplePlan => SAMPLE_ACCOUNTS.find((account) => account.email === email.toLowerCase())?.plan ?? 'trial'
