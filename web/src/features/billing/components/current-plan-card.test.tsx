// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { User } from '#shared/models/account/user.ts'
import { NOW, paidUser, trialUser } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { toasted } from '#harness/web/upgrade-visit.tsx'
import { CurrentPlanCard } from './current-plan-card.tsx'

const CANCEL = 'POST /api/subscription/cancel'
const REACTIVATE = 'POST /api/subscription/reactivate'
const PAUSE = 'POST /api/subscription/pause'
const RESUME = 'POST /api/subscription/resume'
const LATER = { from: '2026-12-02T09:00:00.000Z', until: '2027-01-02T09:00:00.000Z' }
const ending: User = { ...paidUser, subscriptionCancelAt: '2026-12-02T09:00:00.000Z' }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
})

function open(user: User, replies: Replies = {}) {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const opened: string[] = []
  const view = renderWithApi(
    <CurrentPlanCard user={user} onUpgrade={() => opened.push('upgrade')} />,
    replies,
  )
  return { ...view, reload, opened }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks before it cancels, and says until when access stays', async () => {
  const { reload, calls } = open(paidUser, {
    [CANCEL]: ok({
      message:
        'Your subscription is canceled. You keep access until December 2, 2026, and nothing more is charged.',
    }),
  })
  press('Cancel Subscription')
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'You keep access until Dec 2, 2026. Nothing more is charged.',
  )
  press('Keep subscription')
  expect([screen.queryByRole('alertdialog'), calls]).toEqual([null, []])
  press('Cancel Subscription')
  press('Cancel subscription')
  expect(
    await toasted(
      'Your subscription is canceled. You keep access until December 2, 2026, and nothing more is charged.',
    ),
  ).toBeTruthy()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

it('offers to pause instead of cancelling, and says what that costs and when', async () => {
  const { reload, calls } = open(paidUser, { [PAUSE]: ok({ message: 'Your plan pauses.' }) })
  press('Cancel Subscription')
  expect(screen.getByRole('region', { name: 'Pause for a month instead' }).textContent).toContain(
    'You keep your plan until Dec 2, 2026. Nothing is charged for the month after that, and no emails are drafted. Then your plan continues, and $129 a month is charged again.',
  )
  press('Pause for a month')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(calls).toEqual([PAUSE])
})

it.each([
  ['a trial', trialUser],
  ['a lower plan ahead', { ...paidUser, nextPlan: 'starter' as const }],
  ['a pause that is planned', { ...paidUser, pause: LATER }],
])('offers no pause to %s', (_, user) => {
  open(user)
  press('Cancel Subscription')
  expect([
    screen.queryByRole('button', { name: 'Pause for a month' }),
    screen.getByRole('alertdialog').textContent?.includes('Why are you leaving?'),
  ]).toEqual([null, true])
})

it('takes a planned pause back with one press, and offers no other plan meanwhile', async () => {
  const { reload } = open(
    { ...paidUser, pause: LATER },
    { [RESUME]: ok({ message: 'Your plan continues.' }) },
  )
  const card = screen.getByRole('region', { name: 'Current Plan' })
  expect(card.textContent).toContain('Paused fromDec 2, 2026Continues onJan 2, 2027')
  expect(screen.queryByRole('button', { name: 'Change Plan' })).toBeNull()
  press('Don’t pause')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

it('ends a pause only after saying what is charged now', async () => {
  const { reload, calls } = open(
    {
      ...paidUser,
      isActive: false,
      pause: { from: '2026-11-02T09:00:00.000Z', until: '2026-12-02T09:00:00.000Z' },
    },
    { [RESUME]: ok({ message: 'Your plan continues. $129.00 was charged.' }) },
  )
  expect(screen.getByText('Paused')).toBeTruthy()
  press('Resume now')
  expect(screen.getByRole('alertdialog').textContent).toContain(
    '$129 is charged to your card now, and a new month begins today. A coupon may lower it. If you wait, nothing is charged before Dec 2, 2026.',
  )
  press('Stay paused')
  expect(calls).toEqual([])
  press('Resume now')
  press('Resume and pay')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

it('reactivates a cancelled subscription', async () => {
  const { reload } = open(ending, { [REACTIVATE]: ok({ message: 'Your subscription continues.' }) })
  expect(screen.getByRole('region', { name: 'Current Plan' }).textContent).toContain(
    'Access untilDec 2, 2026',
  )
  press('Reactivate Subscription')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

it.each([
  [
    paidUser,
    CANCEL,
    refusal('no_subscription'),
    'Failed to cancel your subscription',
    'You have no subscription to change. Please try again or contact support.',
  ],
  [
    paidUser,
    CANCEL,
    {
      status: 409,
      body: { code: 'no_subscription', message: 'It is over.', requestId: 'r', details: 'Look again.' },
    },
    'Failed to cancel your subscription',
    'It is over. Look again.',
  ],
  [
    ending,
    REACTIVATE,
    { status: 502, body: null },
    'Failed to reactivate your subscription',
    'Please try again or contact support.',
  ],
] as const)('says what failed and why', async (user, route, reply, title, why) => {
  const { reload } = open(user, { [route]: reply })
  if (user === paidUser) {
    press('Cancel Subscription')
    press('Cancel subscription')
  } else press('Reactivate Subscription')
  expect(await toasted(title)).toBe(`${title}${why}`)
  expect(reload).not.toHaveBeenCalled()
})

it('a trial can be cancelled, and one that is over can be upgraded', () => {
  const first = open(trialUser)
  expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy()
  first.unmount()
  const { opened } = open({ ...trialUser, trialEndsAt: '2026-11-20T11:00:00.000Z' })
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
  press('Upgrade')
  expect(opened).toEqual(['upgrade'])
})

const CANCELED = ok({ message: 'Your subscription is canceled.' })

it('cancels in two presses without a reason, and sends one that was given', async () => {
  const silent = open(paidUser, { [CANCEL]: CANCELED })
  press('Cancel Subscription')
  press('Cancel subscription')
  await waitFor(() => expect(silent.sent.map(({ body }) => body)).toEqual([{}]))
  silent.unmount()

  const telling = open(paidUser, { [CANCEL]: CANCELED })
  press('Cancel Subscription')
  expect(screen.queryByLabelText('Anything you’d like to add? (optional)')).toBeNull()
  fireEvent.change(screen.getByLabelText('Why are you leaving? (optional)'), {
    target: { value: 'too_expensive' },
  })
  fireEvent.change(screen.getByLabelText('Anything you’d like to add? (optional)'), {
    target: { value: ' Half the price would do. ' },
  })
  press('Cancel subscription')
  await waitFor(() =>
    expect(telling.sent.map(({ body }) => body)).toEqual([
      { reason: 'too_expensive', words: ' Half the price would do. ' },
    ]),
  )
})
