import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { isRunning, nextRunAt, scheduledSlot } from '#functions/runs/daily-run.ts'
import { blocker } from './eligibility.ts'
import { configurationOf, cycleContext, mailboxSince, resumeOf } from '#harness/outreach/cycle-context.ts'
import { runSince } from '#harness/outreach/outreach-samples.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const at = (iso: string) => new Date(iso)

const ready = cycleContext(now, {
  subscription: { ...NO_SUBSCRIPTION, plan: 'starter', planActivatedAt: at('2026-03-01T00:00:00.000Z') },
  configuration: configurationOf(now),
  resume: resumeOf(now),
  mailbox: mailboxSince(now),
  cycle: { lastRunId: null, lastSentAt: null },
})

const everywhere = () => true

const sent = (iso: string, planActivatedAt = '2026-03-01T00:00:00.000Z') => ({
  cycle: { lastRunId: 'run_01', lastSentAt: at(iso) },
  subscription: { ...ready.subscription, planActivatedAt: at(planActivatedAt) },
})

describe('what blocks a run', () => {
  test('nothing, when everything is in place', () => {
    expect(blocker(ready, everywhere, now)).toBeNull()
  })

  test('a country that our rule blocks, but not one with a warning or required consent', () => {
    expect(blocker(ready, everywhere, now, () => 'blocked')).toBe('country_blocked')
    expect(blocker(ready, everywhere, now, () => 'warn')).toBeNull()
    expect(blocker(ready, everywhere, now, () => 'needs_consent')).toBeNull()
  })

  test.each([
    ['account_inactive', { account: { ...ready.account, isActive: false } }],
    ['no_plan', { subscription: NO_SUBSCRIPTION }],
    [
      'trial_expired',
      { subscription: { ...NO_SUBSCRIPTION, isTrial: true, trialEndsAt: at('2026-03-09T00:00:00.000Z') } },
    ],
    [
      'trial_used_up',
      {
        subscription: { ...NO_SUBSCRIPTION, isTrial: true, trialEndsAt: at('2026-03-11T00:00:00.000Z') },
        usage: { today: 0, month: 0, trial: 5 },
      },
    ],
    [
      'plan_paused',
      {
        subscription: {
          ...ready.subscription,
          pause: { from: at('2026-03-01T00:00:00.000Z'), until: at('2026-04-01T00:00:00.000Z') },
        },
      },
    ],
    ['drafting_paused', { dailyCap: 0 }],
    ['daily_limit_reached', { dailyCap: 5, usage: { today: 5, month: 5, trial: 0 } }],
    ['daily_limit_reached', { usage: { today: 15, month: 15, trial: 0 } }],
    ['monthly_limit_reached', { usage: { today: 0, month: 450, trial: 0 } }],
    ['not_configured', { configuration: null }],
    ['resume_missing', { resume: null }],
    ['mailbox_not_connected', { mailbox: null }],
    ['mailbox_disconnected', { mailbox: { ...mailboxSince(now), isActive: false } }],
  ])('%s', (outcome, change) => {
    expect(blocker({ ...ready, ...change }, everywhere, now)).toBe(outcome)
  })

  test('a country that no source covers', () => {
    expect(blocker(ready, (country) => country !== 'Germany', now)).toBe('country_unsupported')
  })
})

describe('the 24 hours between runs', () => {
  test('a run may start when there was none before', () => {
    expect(nextRunAt(ready, now)).toBeNull()
  })

  test('no run may start within 24 hours of the last one, to the second', () => {
    expect(nextRunAt(sent('2026-03-09T12:00:01.000Z'), now)).toEqual(at('2026-03-10T12:00:01.000Z'))
    expect(nextRunAt(sent('2026-03-09T12:00:00.000Z'), now)).toBeNull()
  })

  test('a plan that began after the last run allows another one', () => {
    expect(nextRunAt(sent('2026-03-10T11:00:00.000Z', '2026-03-10T11:30:00.000Z'), now)).toBeNull()
  })

  test('a plan that begins later than now, by a payment clock that is ahead, does not', () => {
    const ahead = sent('2026-03-10T11:00:00.000Z', '2026-03-11T14:00:00.000Z')
    expect(nextRunAt(ahead, now)).toEqual(at('2026-03-11T11:00:00.000Z'))
    expect(scheduledSlot(ahead, now)).toBeNull()
  })
})

describe('the time of day of a scheduled run', () => {
  test('is its own when a plan began between its slot and now, so that the plan lifts one wait and no other', () => {
    const began = sent('2026-03-09T11:50:00.000Z', '2026-03-10T11:55:00.000Z')
    expect(scheduledSlot(began, now)).toEqual(now)
    const next = { ...began, cycle: { lastRunId: 'run_02', lastSentAt: now } }
    expect(scheduledSlot(next, at('2026-03-10T13:00:00.000Z'))).toBeNull()
  })

  test.each([
    [
      'that of the day before when the schedule was punctual',
      '2026-03-09T12:00:00.000Z',
      '2026-03-10T12:00:00.000Z',
    ],
    ['the same when the schedule rang late', '2026-03-09T11:46:00.000Z', '2026-03-10T11:46:00.000Z'],
    ['the same when the message waited as well', '2026-03-09T11:35:00.000Z', '2026-03-10T11:35:00.000Z'],
    [
      'the same when the schedule rang a little early',
      '2026-03-09T12:05:00.000Z',
      '2026-03-10T12:05:00.000Z',
    ],
    ['the same after days without a run', '2026-03-04T11:50:00.000Z', '2026-03-10T11:50:00.000Z'],
    ['a new one after more than 25 minutes', '2026-03-09T11:34:59.000Z', '2026-03-10T12:00:00.000Z'],
  ])('is %s', (_, last, slot) => {
    expect(scheduledSlot(sent(last), now)).toEqual(at(slot))
  })

  test('is the present when there was no run before', () => {
    expect(scheduledSlot(ready, now)).toEqual(now)
  })

  test('is null before the day is over, and the present when a plan began meanwhile', () => {
    expect(scheduledSlot(sent('2026-03-09T12:05:01.000Z'), now)).toBeNull()
    expect(scheduledSlot(sent('2026-03-10T11:00:00.000Z', '2026-03-10T11:30:00.000Z'), now)).toEqual(now)
  })

  test('stays the same for a year in which the schedule is late by up to a quarter of an hour', () => {
    const first = at('2026-03-10T08:17:00.000Z')
    let slot = first
    for (let day = 1; day <= 365; day += 1) {
      const rung = new Date(slot.getTime() + 24 * HOUR + ((day * 7) % 16) * MINUTE)
      slot = scheduledSlot(sent(slot.toISOString()), rung) ?? rung
    }
    expect(slot).toEqual(at('2027-03-10T08:17:00.000Z'))
  })
})

describe('a run is under way', () => {
  const run = runSince(at('2026-03-10T11:50:00.000Z'))

  test('while it is queued, planned or has open entries', () => {
    expect(isRunning(run, now)).toBe(true)
    expect(isRunning({ ...run, state: 'planned', open: 1 }, now)).toBe(true)
  })

  test('not when all its entries have ended, and not after an hour', () => {
    expect(isRunning({ ...run, state: 'planned', open: 0 }, now)).toBe(false)
    expect(isRunning(run, at('2026-03-10T12:50:01.000Z'))).toBe(false)
    expect(isRunning(null, now)).toBe(false)
  })
})
