import { MINUTE } from '#platform/clock.ts'
import { anyOf, atMost, type Change, type Condition } from './expressions.ts'

/** The item's lease is free or has expired. */
export const isUnleased = (now: Date): Condition => anyOf({ leaseUntil: null }, atMost('leaseUntil', now))

/** When the sweeper picks up work that is leased or postponed until `until`: a minute later. */
export const sweptAfter = (until: Date): Date => new Date(until.getTime() + MINUTE)

interface Lease {
  readonly token: string
  readonly until: Date
}

/** Acquires work in this state that nobody holds, and counts the attempt. */
export const acquired = ({ token, until }: Lease, state: string, now: Date): Change => ({
  set: { leaseToken: token, leaseUntil: until },
  add: { attempts: 1 },
  when: [{ state }, isUnleased(now)],
})

/** Puts held work off until `until`, when the sweeper repeats its message; the attempt is not counted. */
export const postponed = ({ token }: Lease, until: Date): Change => ({
  set: { leaseUntil: until, openSk: sweptAfter(until) },
  add: { attempts: -1 },
  remove: ['leaseToken'],
  when: { leaseToken: token },
})
