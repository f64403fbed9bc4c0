import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { UserBilling } from '#shared/models/admin/user-page.ts'
import { adminReplies, adminsSeenBy, maya, plainAdmin, superAdmin } from '#harness/web/admin-fixtures.ts'
import { showTo } from '#harness/web/admin-view.tsx'
import { ok, refusal, type Replies } from '#harness/web/render-with-api.tsx'
import UserPage from './user-page.tsx'

const BASE = `/api/admin/users/${maya.id}`
const SHOWN = {
  user: maya,
  facts: {
    addresses: ['maya.okafor@example.com', 'maya@old.example'],
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    seen: {
      dailyRemaining: 3,
      dailyAllowance: 20,
      jobsRemaining: 410,
      totalJobs: 600,
      trialEmailsUsed: 5,
      trialAvailable: false,
      draftingPaused: false,
      searchPausedAt: null,
    },
  },
  mailbox: {
    address: 'maya@gmail.example',
    isActive: false,
    connectedAt: '2026-11-02T09:20:00.000Z',
    lastProofAt: '2026-11-18T09:20:00.000Z',
    problem: 'grant_dead',
    offSince: '2026-11-19T06:00:00.000Z',
  },
}
const BILLING: UserBilling = {
  goodwill: [],
  cancellations: [],
  usedEmails: 12,
  url: 'https://dashboard.stripe.com/test/customers/cus_1',
  nextCharge: { cents: 12_900, at: '2026-12-02T09:00:00.000Z' },
  invoices: [
    {
      id: 'in_1',
      number: 'RW-0001',
      at: '2026-11-02T09:00:00.000Z',
      status: 'paid',
      totalCents: 12_900,
      paidCents: 12_900,
      refundedCents: 1_000,
      url: 'https://dashboard.stripe.com/test/invoices/in_1',
    },
  ],
}

const open = (tab: string, replies: Replies = {}) =>
  showTo(
    superAdmin,
    <Routes>
      <Route path="/admin/users/:id" element={<UserPage />} />
    </Routes>,
    `/admin/users/${maya.id}${tab === '' ? '' : `?tab=${tab}`}`,
    { ...adminReplies, [`GET ${BASE}`]: ok(SHOWN), [`GET ${BASE}/billing`]: ok(BILLING), ...replies },
  )

const line = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent

test('the account names every address and what its user has left', async () => {
  await open('')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('maya.okafor@example.com')
  expect(await screen.findByText('maya.okafor@example.com, maya@old.example')).toBeTruthy()
  expect([line('Left today'), line('Left this month'), line('Trial'), line('Search')]).toEqual([
    '3 of 20 emails',
    '410 of 600 emails',
    '5 emails used',
    'Running',
  ])
})

test('billing shows the state, the next charge, and invoices that lead to Stripe', async () => {
  const { address } = await open('')
  await screen.findByText('As the user sees it')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Billing' }), { button: 0 })
  expect(await screen.findByText('RW-0001')).toBeTruthy()
  expect(address()).toBe(`/admin/users/${maya.id}?tab=billing`)
  expect(line('Next charge')).toBe('$129.00 on Dec 2, 2026, 09:00 UTC')
  const invoice = within(screen.getByRole('row', { name: /RW-0001/ }))
  expect(invoice.getByText('$10.00 refunded')).toBeTruthy()
  expect(invoice.getByRole('link', { name: /RW-0001/ }).getAttribute('href')).toBe(
    'https://dashboard.stripe.com/test/invoices/in_1',
  )
})

test('Stripe that does not answer is said, and asked again', async () => {
  await open('billing', { [`GET ${BASE}/billing`]: [refusal('unavailable'), ok(BILLING)] })
  expect(await screen.findByText('Stripe’s data could not be loaded')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('RW-0001')).toBeTruthy()
})

test('a mailbox shows when it last proved to work, and its last error', async () => {
  await open('mailbox')
  expect(await screen.findByText('Its drafts were read Nov 18, 2026, 09:20 UTC')).toBeTruthy()
  expect(line('Last error')).toBe(
    'Google no longer knows our permission. The user has to connect Gmail again. Off since Nov 19, 2026, 06:00 UTC.',
  )
})

test('a user who was deleted is not there, and the way back is', async () => {
  await open('', { [`GET ${BASE}`]: refusal('not_found') })
  expect(await screen.findByText('There is no such user')).toBeTruthy()
  expect(screen.getByRole('link', { name: /All users/ }).getAttribute('href')).toBe('/admin?tab=users')
})

const RUN = {
  id: 'run_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  trigger: 'schedule',
  state: 'finished',
  outcome: 'none_fit',
  message: 'No posting fits.',
  found: 7,
  matched: 4,
  contacted: 2,
  whole: 1,
  reserved: 0,
  shortlisted: 0,
  written: 0,
  drafted: 0,
  failed: 0,
  skipped: [{ reason: 'does_not_fit', words: 'does not fit your resume', count: 7 }],
  leftOut: 7,
  beyond: 0,
  open: 0,
  notes: [],
  heldBack: [],
  heldPostings: [],
  startedAt: '2026-11-18T08:30:00.000Z',
  finishedAt: '2026-11-18T08:31:00.000Z',
  restart: null,
}

test('runs say why none starts, and why postings were left out', async () => {
  await open('runs', {
    [`GET ${BASE}/runs`]: ok({
      runs: [RUN],
      next: { canStart: false, says: 'Save your configuration first.' },
    }),
  })
  expect(await screen.findByText('Save your configuration first.')).toBeTruthy()
  expect(screen.getByText('No posting fits.')).toBeTruthy()
  fireEvent.click(screen.getByText('Why 7 postings were skipped'))
  expect(screen.getByText(/does not fit your resume/)).toBeTruthy()
})

test('a run that ended with nothing is started again with a reason, and the report says who did', async () => {
  const again = { ...RUN, id: 'run_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C', state: 'queued', outcome: null }
  const restart = { adminId: superAdmin.id, reason: 'The sources were down' }
  const { sent } = await open('runs', {
    [`GET ${BASE}/runs`]: [
      ok({ runs: [RUN], next: { canStart: true, says: 'It can be started again.' } }),
      ok({ runs: [{ ...again, restart }, RUN], next: { canStart: false, says: 'A run is under way.' } }),
    ],
    [`POST ${BASE}/runs`]: [refusal('run_in_progress'), ok({ runId: again.id }, 202)],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Start again' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Start run' }))
  expect(dialog.getByText('Say why.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'The sources were down' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Start run' }))
  expect(await dialog.findByText('Your emails are already being prepared.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Start run' }))
  expect(await screen.findByText(`Started again by ${superAdmin.email}: The sources were down`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy()
  const bodies = sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  expect(bodies[0]).toMatchObject({ reason: 'The sources were down', lastRunId: RUN.id })
  expect(bodies[1]).toEqual(bodies[0])
})

const LATER = '2026-12-24T09:00:00.000Z'
test.each([
  ['trial', true, 'Trial ends'],
  ['cancelling', true, 'Trial ends'],
  ['past_due', true, 'Trial ends'],
  ['disputed', true, 'Trial ends'],
  ['disputed', false, 'Trial ended'],
  ['ended', false, 'Trial ended'],
] as const)(
  'the account of a trial that is %s, running: %s, reads %s',
  async (billingState, isTrial, label) => {
    const user = { ...maya, currentPlan: null, isTrial, trialEndsAt: LATER, billingState }
    await open('', { [`GET ${BASE}`]: ok({ ...SHOWN, user }) })
    await screen.findByText('As the user sees it')
    expect([line(label), line('Plan')]).toEqual(['Dec 24, 2026, 09:00 UTC', isTrial ? 'Trial' : 'None'])
    fireEvent.click(screen.getByRole('button', { name: 'Deactivate maya.okafor@example.com' }))
    const cancels = isTrial ? 1 : 0
    expect(screen.queryAllByLabelText(/And cancel at Stripe/)).toHaveLength(cancels)
  },
)

const TICKET = {
  ticketNumber: 'RW-261118-7K3M9Q',
  userId: maya.id,
  subject: 'No drafts today',
  message: 'Nothing came.',
  priority: 'high',
  status: 'open',
  createdAt: '2026-11-18T10:00:00.000Z',
  answers: [],
}
test('the address of a ticket opens it', async () => {
  await open('tickets&ticket=RW-261118-7K3M9Q', { [`GET ${BASE}/tickets`]: ok({ tickets: [TICKET] }) })
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Nothing came.')).toBeTruthy()
})

test('the address of a ticket that is not there says so', async () => {
  await open('tickets&ticket=RW-261118-AAAAAA', { [`GET ${BASE}/tickets`]: ok({ tickets: [TICKET] }) })
  expect(
    await screen.findByText('Ticket RW-261118-AAAAAA isn’t among this user’s latest tickets.'),
  ).toBeTruthy()
})

test('a refund is sent with the state it was decided on; a refusal keeps the dialog, and a second try is the same operation', async () => {
  const { sent } = await open('billing', {
    [`POST ${BASE}/refunds`]: [refusal('refund_too_large'), ok({ success: true })],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Refund RW-0001' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund RW-0001' }))
  expect(dialog.getByLabelText<HTMLInputElement>('US dollars').value).toBe('119')
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText('Say why.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('US dollars'), { target: { value: '10.5' } })
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Charged after cancelling' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText('That is more than is left of this payment.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const bodies = sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  expect(bodies).toEqual([bodies[0], bodies[0]])
  expect(bodies[0]).toEqual({
    operationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    invoiceId: 'in_1',
    cents: 1_050,
    refundedCents: 1_000,
    reason: 'Charged after cancelling',
  })
})

test('an admin who is no super admin sees no refund, and is told who may', async () => {
  await open('billing', { 'GET /api/admin/admins': adminsSeenBy(plainAdmin) })
  expect(await screen.findByText('Super admins refund payments and give days and emails.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Refund RW-0001' })).toBeNull()
})

test('where the setting says so, every admin is offered refunds and gifts', async () => {
  await open('billing', { 'GET /api/admin/admins': adminsSeenBy(plainAdmin, [plainAdmin], true) })
  expect(await screen.findByRole('button', { name: 'Refund RW-0001' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Give emails back' })).toBeTruthy()
})
