import { expect, test } from 'vitest'
import { configuration, nextSync, NOW, paidUser, runAtWork, trialUser } from '#harness/web/fixtures.ts'
import { startState, type StartFacts } from './start-state.ts'

const facts: StartFacts = {
  user: paidUser,
  configuration,
  nextSync,
  run: null,
  busy: false,
  mailboxReady: true,
  now: NOW,
}
const sentAt = (instant: string) => ({ ...configuration, lastWebhookSentAt: instant })

test('a saved configuration that was never sent can be started', () => {
  expect(startState(facts)).toEqual({
    kind: 'ready',
    label: 'Start Finding Jobs, Finding Decision Makers and Drafting Personalized Emails',
    reason: null,
  })
})

test('a press is shown for five seconds, whatever else is the case', () => {
  expect(startState({ ...facts, busy: true, configuration: sentAt('2026-11-20T11:59:59.000Z') }).label).toBe(
    'Drafting Emails...',
  )
})

test('a send within 24 hours blocks; the hours left are rounded up', () => {
  expect(startState({ ...facts, configuration: sentAt('2026-11-20T09:30:00.000Z') }).label).toBe(
    'Configuration Sent Today - Next Run in 22h',
  )
  expect(startState({ ...facts, configuration: sentAt('2026-11-19T12:00:00.001Z') }).label).toBe(
    'Configuration Sent Today - Next Run in 1h',
  )
})

test('a send a moment ahead of our clock never shows more than the cycle', () => {
  expect(startState({ ...facts, configuration: sentAt('2026-11-20T12:00:20.000Z') }).label).toBe(
    'Configuration Sent Today - Next Run in 24h',
  )
})

test('a send exactly 24 hours ago no longer blocks', () => {
  expect(startState({ ...facts, configuration: sentAt('2026-11-19T12:00:00.000Z') }).kind).toBe('ready')
})

test('a plan activated after the last send lifts the block', () => {
  const user = { ...paidUser, planActivatedAt: '2026-11-20T10:00:00.000Z' }
  expect(startState({ ...facts, user, configuration: sentAt('2026-11-20T09:30:00.000Z') }).kind).toBe('ready')
})

test('a plan that begins later than now, by a clock that is ahead, lifts no block', () => {
  const user = { ...paidUser, planActivatedAt: '2026-11-21T10:00:00.000Z' }
  expect(startState({ ...facts, user, configuration: sentAt('2026-11-20T09:30:00.000Z') }).kind).toBe(
    'sent-today',
  )
})

test('a run that is stuck hides the start button for an hour and no longer', () => {
  const run = { ...runAtWork, drafted: 0, startedAt: '2026-11-20T11:00:00.000Z' }
  const processing = {
    ...configuration,
    isProcessingJobs: true,
    processingStartedAt: '2026-11-20T11:00:00.000Z',
  }
  const at = (now: string) =>
    startState({ ...facts, configuration: processing, run, now: Date.parse(now) }).kind
  expect([at('2026-11-20T12:00:00.000Z'), at('2026-11-20T12:00:00.001Z')]).toEqual(['running', 'ready'])
})

test('a used-up day says when the next run is', () => {
  const state = startState({ ...facts, user: { ...paidUser, dailyRemaining: 0 } })
  expect(state.label).toBe('Daily Limit Reached - Next Run in 21h 5m')
  expect(state.reason).toBe('All 20 of today’s emails are used.')
})

test('without a planned sync a used-up day ends at midnight UTC', () => {
  expect(startState({ ...facts, user: { ...paidUser, dailyRemaining: 0 }, nextSync: undefined }).label).toBe(
    'Daily Limit Reached - Next Run in 12h 0m',
  )
})

test('a pause for everybody comes before limits that waiting resolves, but after a missing plan', () => {
  const paused = { draftingPaused: true, dailyRemaining: 0, dailyAllowance: 0 }
  expect(
    startState({
      ...facts,
      user: { ...paidUser, ...paused },
      configuration: sentAt('2026-11-20T09:30:00.000Z'),
    }),
  ).toEqual({
    kind: 'paused',
    label: 'Drafting Paused',
    reason:
      'Drafting is paused for everyone at the moment. None of your allowance is used, and your settings stay as they are.',
  })
  expect(startState({ ...facts, user: { ...trialUser, ...paused } }).kind).toBe('paused')
  expect(startState({ ...facts, user: { ...trialUser, ...paused, trialEmailsUsed: 5 } }).kind).toBe(
    'plan-needed',
  )
})

test('a used-up day names the daily allowance where that is less than in the plan', () => {
  expect(startState({ ...facts, user: { ...paidUser, dailyRemaining: 0, dailyAllowance: 12 } }).reason).toBe(
    'All 12 of today’s emails are used.',
  )
})

test('a used-up month and a used-up trial say so', () => {
  expect(startState({ ...facts, user: { ...paidUser, jobsRemaining: 0 } }).reason).toBe(
    'All 600 of this month’s emails are used. They renew next month.',
  )
  expect(startState({ ...facts, user: { ...trialUser, trialEmailsUsed: 5 } })).toMatchObject({
    kind: 'plan-needed',
    reason: 'All 5 emails of your trial are used. Choose a plan to continue.',
  })
})

test('an ended trial blocks even with emails left', () => {
  expect(
    startState({ ...facts, user: { ...trialUser, trialEndsAt: '2026-11-20T11:59:59.000Z' } }).reason,
  ).toBe('Your trial has ended. Choose a plan to continue.')
})

test('a run that is under way blocks a second one', () => {
  expect(startState({ ...facts, run: runAtWork })).toMatchObject({
    kind: 'running',
    label: 'Drafting Emails...',
  })
  expect(startState({ ...facts, configuration: { ...configuration, isProcessingJobs: true } }).kind).toBe(
    'running',
  )
})

test('“sent today” comes before the daily limit, and the limit before a run', () => {
  const user = { ...paidUser, dailyRemaining: 0 }
  expect(startState({ ...facts, user, configuration: sentAt('2026-11-20T09:30:00.000Z') }).kind).toBe(
    'sent-today',
  )
  expect(startState({ ...facts, user, run: runAtWork }).kind).toBe('daily-limit')
})

test('a used-up trial is told to choose a plan, not to wait', () => {
  const state = startState({
    ...facts,
    user: { ...trialUser, trialEmailsUsed: 5 },
    configuration: sentAt('2026-11-20T09:30:00.000Z'),
  })
  expect([state.kind, state.label]).toEqual([
    'plan-needed',
    'Daily Limit Reached - Next Run in your paid plan',
  ])
})

test('without a mailbox the button says what is missing; while unknown it does not', () => {
  expect(startState({ ...facts, mailboxReady: false })).toMatchObject({
    kind: 'no-mailbox',
    reason: 'Connect your Gmail account first: the drafts are saved there.',
  })
  expect(startState({ ...facts, mailboxReady: null }).kind).toBe('ready')
})

test('emails that a run has reserved are not called used up during the run', () => {
  const run = { ...runAtWork, drafted: 0 }
  const used = { ...trialUser, trialEmailsUsed: 5 }
  expect(startState({ ...facts, user: used, run }).label).toBe('Drafting Emails...')
  expect(startState({ ...facts, user: used, run: runAtWork }).label).toBe('Drafting Emails...')
  expect(startState({ ...facts, run, configuration: sentAt('2026-11-20T11:55:00.000Z') }).label).toBe(
    'Drafting Emails...',
  )
  expect(startState({ ...facts, user: used, run: { ...runAtWork, state: 'finished' } }).label).toBe(
    'Daily Limit Reached - Next Run in your paid plan',
  )
})
