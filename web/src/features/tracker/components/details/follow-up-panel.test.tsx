// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FollowUp } from '#shared/models/outreach/outreach.ts'
import { ok, refusal, renderWithApi, type Reply } from '#harness/web/render-with-api.tsx'
import { details, entry, run } from '#harness/web/tracker-data.ts'
import TrackerScreen from '#web/features/tracker/components/tracker-screen.tsx'

const [FIRST, FOLLOWING] = [entry(1).id, entry(2).id]
const SENT = { mark: 'sent', emailStatus: 'sent', markedAt: '2026-11-02T09:00:00.000Z' } as const
const NONE: FollowUp = { number: 0, of: null, state: 'none', dueAt: null, followedBy: null }

async function open(followUp: FollowUp, asked: Reply = refusal('unavailable')) {
  const rendered = renderWithApi(
    <TrackerScreen />,
    {
      'GET /api/email-outreach': ok({
        data: [entry(1, SENT)],
        totalPages: 1,
        totalItems: 1,
        availableDates: [],
        todayCount: 0,
      }),
      'GET /api/runs/latest': ok({ run: run() }),
      'GET /api/user': refusal('unavailable'),
      'GET /api/gmail-integration': refusal('unavailable'),
      'GET /api/email-outreach/statistics': refusal('unavailable'),
      [`GET /api/email-outreach/${FIRST}`]: ok(details({ entry: entry(1, SENT), followUp })),
      [`GET /api/email-outreach/${FOLLOWING}`]: ok(
        details({
          entry: entry(2, { contactPersonName: 'The follow-up' }),
          followUp: { ...NONE, number: 1, of: FIRST },
        }),
      ),
      [`POST /api/email-outreach/${FIRST}/follow-ups`]: asked,
    },
    `/dashboard/tracker?entry=${FIRST}`,
  )
  await screen.findByRole('dialog', { name: 'Email to Mara Lindqvist' })
  return rendered
}

it('a due follow-up says what it will contain and cost, and opens once it is requested', async () => {
  await open({ ...NONE, state: 'due', dueAt: '2026-11-09T00:00:00.000Z' }, ok({ id: FOLLOWING }, 202))
  const group = screen.getByRole('region', { name: 'Follow-up' })
  expect(group.textContent).toContain(
    'One can be written now: it names this email and its date (Nov 2, 2026, when you marked it as sent), adds one more line of your resume if one fits, and asks one question. It uses none of your daily emails.',
  )
  fireEvent.click(within(group).getByRole('button', { name: 'Write a follow-up' }))
  expect(await screen.findByRole('dialog', { name: 'Email to The follow-up' })).toBeTruthy()
  const there = screen.getByRole('region', { name: 'Follow-up 1 of 2' })
  fireEvent.click(within(there).getByRole('button', { name: 'Open the email before it' }))
  expect(await screen.findByRole('dialog', { name: 'Email to Mara Lindqvist' })).toBeTruthy()
})

it('a refusal says why', async () => {
  await open({ ...NONE, state: 'due', dueAt: '2026-11-09T00:00:00.000Z' }, refusal('recipient_objected'))
  fireEvent.click(screen.getByRole('button', { name: 'Write a follow-up' }))
  expect(await screen.findByText('No follow-up was written')).toBeTruthy()
  expect(
    screen.getByText('This person asked not to be contacted. Please do not write to them again.'),
  ).toBeTruthy()
})

it.each([
  ['not_yet', 'One can be written from Nov 9, 2026 on, if no reply has come by then.'],
  ['written', 'A follow-up to this email is in your tracker.'],
  ['last', 'This was the last one. Two follow-ups are the most that people welcome.'],
] as const)('in state %s there is no button to request one', async (state, words) => {
  await open({ ...NONE, state, dueAt: '2026-11-09T00:00:00.000Z' })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Write a follow-up' })).toBeNull()
})

it('an email that was not sent has no follow-up', async () => {
  await open(NONE)
  await waitFor(() => expect(screen.queryByText('Follow-up')).toBeNull())
})
