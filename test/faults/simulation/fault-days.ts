import { HOUR, MINUTE } from '#platform/clock.ts'
import { NO_FAULTS, type FaultPlan } from './faults.ts'

const MILD: FaultPlan = {
  ...NO_FAULTS,
  crash: 0.02,
  slow: 0.02,
  lostAnswer: 0.05,
  busy: 0.05,
  duplicate: 0.1,
  skewMs: MINUTE,
  unpunctualMs: HOUR,
  actions: 0.1,
}

/** Kinds of days, each with faults in another part of the world. */
const DAYS: readonly FaultPlan[] = [
  MILD,
  { ...MILD, crash: 0.05, slow: 0.05, duplicate: 0.2, skewMs: 5 * MINUTE, actions: 0.3 },
  // Nothing fails, but users act on their accounts and drafts.
  { ...NO_FAULTS, slow: 0.1, meddle: 0.1, actions: 0.5 },
  // Queues and the scheduler: messages come several times, to several workers at once, early and late.
  {
    ...NO_FAULTS,
    slow: 0.15,
    duplicate: 0.4,
    impatient: 0.5,
    unpunctualMs: HOUR,
    skewMs: MINUTE,
    crash: 0.01,
    actions: 0.1,
  },
  // The table: refusals, responses lost after the effect, stale reads.
  { ...NO_FAULTS, throttled: 0.08, repeated: 0.1, stale: 0.2, crash: 0.03, duplicate: 0.1, actions: 0.1 },
  // Mailboxes and sources.
  {
    ...NO_FAULTS,
    lostAnswer: 0.15,
    busy: 0.15,
    sulky: 0.1,
    meddle: 0.2,
    source: 0.4,
    refused: 0.1,
    slow: 0.05,
    duplicate: 0.1,
    crash: 0.01,
  },
  // All of these at once.
  {
    crash: 0.02,
    slow: 0.05,
    lostAnswer: 0.05,
    busy: 0.05,
    sulky: 0.03,
    meddle: 0.05,
    duplicate: 0.15,
    impatient: 0.2,
    throttled: 0.02,
    repeated: 0.03,
    stale: 0.1,
    source: 0.1,
    refused: 0.02,
    skewMs: MINUTE,
    unpunctualMs: HOUR,
    actions: 0.2,
  },
]

/** The faults of a seed: the kinds of days in turn. */
export const faultsOf = (seed: number): FaultPlan => DAYS[seed % DAYS.length] ?? MILD

/** Each fault once in a hundred times, for months. */
export const ONE_IN_A_HUNDRED: FaultPlan = {
  crash: 0.01,
  slow: 0.01,
  lostAnswer: 0.01,
  busy: 0.01,
  sulky: 0.01,
  meddle: 0.01,
  duplicate: 0.01,
  impatient: 0.01,
  throttled: 0.01,
  repeated: 0.01,
  stale: 0.01,
  source: 0.01,
  refused: 0.01,
  skewMs: 1_000,
  unpunctualMs: HOUR,
  actions: 0.002,
}
