import { describe, expect, test } from 'vitest'
import { RunOutcome, type Run } from '#shared/models/outreach/run.ts'
import { configuration, nextSync, NOW, paidUser, runAtWork, trialUser } from '#harness/web/fixtures.ts'
import { nextStep } from './next-step.ts'
import type { StepFacts } from './step.ts'

const facts: StepFacts = {
  user: paidUser,
  configuration,
  nextSync,
  run: null,
  busy: false,
  justStarted: false,
  mailboxReady: true,
  mailboxProblem: null,
  now: NOW,
}
const sentAt = (instant: string) => ({ ...configuration, lastWebhookSentAt: instant })
const sentToday = { configuration: sentAt('2026-11-20T09:30:00.000Z') }
const ended = (outcome: RunOutcome, change: Partial<Run> = {}): Run => ({
  ...runAtWork,
  state: 'finished',
  outcome,
  drafted: 0,
  failed: 0,
  open: 0,
  finishedAt: '2026-11-20T11:58:00.000Z',
  ...change,
})
const written = ended('complete', { drafted: 12 })
const PAUSE = { from: '2026-11-02T09:00:00.000Z', until: '2026-12-02T09:00:00.000Z' }
const usedTrial = { ...trialUser, trialEmailsUsed: 5 }
const READ = 'Read them, change what you like, and send them from Gmail.'

const STATES: readonly [string, Partial<StepFacts>, ReturnType<typeof nextStep>][] = [
  [
    'nothing was started yet',
    {},
    {
      status: null,
      isWarning: true,
      heading: 'Important',
      body: 'Nothing has started yet. Press the button above: your first run starts right away, and another follows every 24 hours.',
      action: 'start',
    },
  ],
  [
    'the button was pressed',
    { busy: true, ...sentToday },
    {
      status: 'Drafting Emails...',
      heading: 'Configuration Saved Successfully!',
      body: 'Your first run will be done in 5-10 minutes. The next batch runs on Nov 21, 2026, 09:05 UTC.',
      action: null,
      isAtWork: true,
    },
  ],
  [
    'a run is under way: how far it is comes before limits and before what was sent today',
    { run: runAtWork, ...sentToday, user: { ...paidUser, dailyRemaining: 0 } },
    {
      status: 'Drafting Emails...',
      heading: 'Your Email Configurations Are Being Prepared',
      body: '3 of 8 emails done. The results appear in the tracker in 5-10 minutes. You get an email when they are ready.',
      action: null,
      isAtWork: true,
    },
  ],
  [
    'a run is under way without a mailbox',
    { run: runAtWork, mailboxReady: false },
    {
      status: 'Drafting Emails...',
      isWarning: true,
      heading: 'Gmail isn’t connected',
      body: 'Connect it, so that this run can save its drafts there.',
      action: 'connect-gmail',
      isAtWork: true,
    },
  ],
  [
    'five drafts of a trial are ready, and its plan follows',
    { user: usedTrial, run: ended('complete', { drafted: 5 }), ...sentToday },
    {
      status: 'Daily Limit Reached - Next Run in 21h 5m',
      heading: '5 drafts are ready',
      body: READ,
      aside: 'Your Pro plan starts on Nov 21, 2026, 12:00 AM UTC.',
      action: 'read-drafts',
    },
  ],
  [
    'five drafts of a trial are ready, and no plan follows',
    { user: { ...usedTrial, subscriptionCancelAt: '2026-11-21T00:00:00.000Z' }, ...sentToday },
    {
      status: 'Daily Limit Reached - Next Run in your paid plan',
      heading: '5 drafts are ready',
      body: READ,
      aside: 'Your trial ends on Nov 21, 2026, 12:00 AM UTC, and no plan follows it.',
      action: 'read-drafts',
    },
  ],
  [
    'the trial has ended',
    { user: { ...trialUser, trialEndsAt: '2026-11-20T11:59:59.000Z' } },
    {
      status: null,
      isWarning: true,
      heading: 'Your trial has ended',
      body: 'Choose a plan to get new drafts. Your tracker and your drafts stay as they are.',
      action: 'upgrade',
    },
  ],
  [
    'the plan is paused for a month, which comes before everything that the user could mend',
    {
      user: { ...paidUser, isActive: false, dailyRemaining: 0, jobsRemaining: 0, pause: PAUSE },
      mailboxReady: false,
    },
    {
      status: 'Plan Paused',
      heading: 'Your plan is paused until Dec 2, 2026',
      body: 'No new emails are drafted until then. Your search, your resume and your drafts stay as they are.',
      action: 'resume-plan',
    },
  ],
  [
    'a pause that is planned changes nothing yet',
    { user: { ...paidUser, pause: { from: '2026-12-02T09:00:00.000Z', until: '2027-01-02T09:00:00.000Z' } } },
    {
      status: null,
      isWarning: true,
      heading: 'Important',
      body: 'Nothing has started yet. Press the button above: your first run starts right away, and another follows every 24 hours.',
      action: 'start',
    },
  ],
  [
    'the search is paused',
    { user: { ...paidUser, searchPausedAt: '2026-11-19T12:00:00.000Z' }, mailboxReady: false },
    {
      status: 'Search Paused',
      heading: 'The search is paused',
      body: 'You paused it on Nov 19, 2026 because you found a job. No new emails are drafted.',
      action: 'start-again',
    },
  ],
  [
    'drafting is paused for everyone',
    { user: { ...paidUser, draftingPaused: true, dailyRemaining: 0, dailyAllowance: 0 }, ...sentToday },
    {
      status: 'Drafting Paused',
      heading: 'Drafting is paused for everyone',
      body: 'None of your allowance is used, and your settings stay as they are. Your daily runs go on when the pause is over.',
      action: null,
    },
  ],
  [
    'Gmail was never connected',
    { mailboxReady: false },
    {
      status: null,
      isWarning: true,
      heading: 'Gmail isn’t connected',
      body: 'We save the drafts in your own Gmail. Connect it before you start.',
      action: 'connect-gmail',
    },
  ],
  [
    'a run lost Gmail',
    {
      mailboxReady: false,
      mailboxProblem: 'Gmail no longer accepts our access.',
      run: ended('mailbox_lost', { drafted: 3 }),
      ...sentToday,
    },
    {
      status: null,
      isWarning: true,
      heading: 'Gmail needs to be connected again',
      body: 'Gmail no longer accepts our access.',
      aside:
        'Gmail was disconnected during this run. The emails written by then are in your tracker; the others were given back to your allowance.',
      action: 'connect-gmail',
    },
  ],
  [
    'the drafts of today are ready',
    { run: written, ...sentToday },
    {
      status: 'Configuration Sent Today - Next Run in 22h',
      heading: '12 drafts are ready',
      body: READ,
      aside: 'Your next run starts on Nov 21, 2026, 09:05 UTC.',
      action: 'read-drafts',
    },
  ],
  [
    'the day is used up',
    { user: { ...paidUser, dailyRemaining: 0, dailyAllowance: 12 } },
    {
      status: 'Daily Limit Reached - Next Run in 21h 5m',
      heading: 'Today’s emails are used',
      body: 'All 12 of today’s emails are used. Your next run starts on Nov 21, 2026, 09:05 UTC.',
      action: null,
    },
  ],
  [
    'the day is used up and no run is planned: until midnight UTC',
    { user: { ...paidUser, dailyRemaining: 0 }, nextSync: undefined },
    {
      status: 'Daily Limit Reached - Next Run in 12h 0m',
      heading: 'Today’s emails are used',
      body: 'All 20 of today’s emails are used.',
      action: null,
    },
  ],
  [
    'the month is used up',
    { user: { ...paidUser, jobsRemaining: 0 }, ...sentToday },
    {
      status: 'Daily Limit Reached - Next Run in the next month',
      heading: 'This month’s emails are used',
      body: 'All 600 of this month’s emails are used. They renew next month.',
      action: null,
    },
  ],
  [
    'the search is exhausted',
    { run: ended('nothing_new') },
    {
      status: null,
      isWarning: true,
      heading: 'You’ve used every posting that matches your search',
      body:
        'None of your allowance was used. To find more, try All Cities in Germany, postings up to 2 weeks old, or ' +
        'another job title. New postings appear every day: we’ll look again on Nov 21, 2026, 11:55 UTC.',
      action: 'change-search',
    },
  ],
  [
    'the vendor of contacts is out of credits',
    { run: ended('contact_source_out_of_credits') },
    {
      status: null,
      heading: 'We couldn’t look up more contacts today',
      body: 'None of your allowance was used. We’ll try again by ourselves on Nov 21, 2026, 11:55 UTC.',
      action: null,
    },
  ],
  [
    'the job search does not answer',
    { run: ended('postings_source_unavailable') },
    {
      status: null,
      heading: 'The job search isn’t answering right now',
      body:
        'None of your allowance was used. You can start a run again from Nov 20, 2026, 12:28 UTC; otherwise ' +
        'we’ll try by ourselves on Nov 21, 2026, 11:55 UTC.',
      action: null,
    },
  ],
  [
    'all emails were held back',
    {
      run: ended('all_failed', {
        failed: 2,
        heldBack: [{ wrong: 'It names a number', advice: 'See what we read.', count: 2 }],
      }),
    },
    {
      status: null,
      isWarning: true,
      heading: 'Both emails were held back',
      body: 'What doesn’t pass our check doesn’t count against your emails. The reasons are below. Press the button above to start again.',
      action: 'start',
    },
  ],
]

test.each(STATES)('%s', (_, change, step) => {
  expect(nextStep({ ...facts, ...change })).toEqual(step)
})

describe('what holds only for a time', () => {
  const at = (change: Partial<StepFacts>, now: string) =>
    nextStep({ ...facts, ...change, now: Date.parse(now) }).action

  test('a day of a vendor ends at midnight UTC, a silence after half an hour', () => {
    const credits = { run: ended('contact_budget_spent') }
    expect([at(credits, '2026-11-20T23:59:59.999Z'), at(credits, '2026-11-21T00:00:00.000Z')]).toEqual([
      null,
      'start',
    ])
    const silent = { run: ended('contact_source_unavailable') }
    expect([at(silent, '2026-11-20T12:27:59.999Z'), at(silent, '2026-11-20T12:28:00.000Z')]).toEqual([
      null,
      'start',
    ])
  })

  test('a search that found nothing asks for a change until it is changed', () => {
    const changed = { ...configuration, lastConfigChangeAt: '2026-11-20T11:59:00.000Z' }
    const run = ended('no_postings')
    expect([
      nextStep({ ...facts, run }).action,
      nextStep({ ...facts, run, configuration: changed }).action,
    ]).toEqual(['change-search', 'start'])
  })

  test.each([
    ['2026-11-20T09:30:00.000Z', 'Configuration Sent Today - Next Run in 22h'],
    ['2026-11-19T12:00:00.001Z', 'Configuration Sent Today - Next Run in 1h'],
    // A moment ahead of our clock.
    ['2026-11-20T12:00:20.000Z', 'Configuration Sent Today - Next Run in 24h'],
    ['2026-11-19T12:00:00.000Z', null],
  ])('what was sent at %s blocks for 24 hours, in hours rounded up', (sent, status) => {
    expect(nextStep({ ...facts, configuration: sentAt(sent) }).status).toBe(status)
  })

  test.each([
    ['after the last send', '2026-11-20T10:00:00.000Z', 'start'],
    ['later than now, by a clock that is ahead', '2026-11-21T10:00:00.000Z', null],
  ] as const)('a plan that began %s', (_, planActivatedAt, action) => {
    expect(nextStep({ ...facts, ...sentToday, user: { ...paidUser, planActivatedAt } }).action).toBe(action)
  })

  test('a run that is stuck counts as under way for an hour and no longer', () => {
    const startedAt = '2026-11-20T11:00:00.000Z'
    const stuck = {
      run: { ...runAtWork, drafted: 0, startedAt },
      configuration: { ...configuration, isProcessingJobs: true, processingStartedAt: startedAt },
    }
    expect([at(stuck, '2026-11-20T12:00:00.000Z'), at(stuck, '2026-11-20T12:00:00.001Z')]).toEqual([
      null,
      'start',
    ])
  })
})

test('a search of all cities and a month is widened by its title alone', () => {
  const widest = { ...configuration, targetCity: 'All Cities', jobPostedTimeframe: '30' } as const
  expect(nextStep({ ...facts, configuration: widest, run: ended('no_postings') }).body).toContain(
    'To find more, try another job title.',
  )
})

test('in no state does a text ask for a press that the step does not offer, or for waiting beside a button', () => {
  const runs = [
    null,
    runAtWork,
    ...RunOutcome.options.flatMap((outcome) => [ended(outcome), ended(outcome, { drafted: 3 })]),
  ]
  const users = [
    paidUser,
    { ...paidUser, dailyRemaining: 0 },
    { ...paidUser, jobsRemaining: 0 },
    { ...paidUser, draftingPaused: true },
    { ...paidUser, searchPausedAt: '2026-11-19T12:00:00.000Z' },
    { ...paidUser, currentPlan: null },
    { ...paidUser, isActive: false, dailyRemaining: 0, pause: PAUSE },
    trialUser,
    usedTrial,
    { ...usedTrial, trialEndsAt: '2026-11-20T11:59:59.000Z' },
  ]
  const wrong: string[] = []
  let played = 0
  for (const run of runs)
    for (const user of users)
      for (const mailboxReady of [true, false, null])
        for (const saved of [configuration, sentToday.configuration])
          for (const justStarted of [true, false]) {
            played += 1
            const step = nextStep({ ...facts, run, user, mailboxReady, configuration: saved, justStarted })
            const text = `${step.heading} ${step.body} ${step.aside ?? ''}`
            const asksForPress = /press|start again\b/i.test(text)
            const asksToWait = /tomorrow|later|by ourselves|goes? on when/i.test(text)
            const asksForPlan = /choose a plan/i.test(text)
            if (asksForPress !== (step.action === 'start')) wrong.push(`press: ${text}`)
            if (asksToWait && step.action !== null) wrong.push(`wait: ${text}`)
            if (asksForPlan !== (step.action === 'upgrade')) wrong.push(`plan: ${text}`)
            if (step.action === 'start' && step.status !== null) wrong.push(`blocked: ${text}`)
          }
  expect([played, [...new Set(wrong)]]).toEqual([7200, []])
})
