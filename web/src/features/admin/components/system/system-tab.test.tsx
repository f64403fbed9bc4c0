import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Admin } from '#shared/models/admin/admin.ts'
import {
  adminReplies,
  audited,
  maya,
  plainAdmin,
  running,
  settings,
  superAdmin,
  tess,
} from '#harness/web/admin-fixtures.ts'
import { ok, refusal, type Replies } from '#harness/web/render-with-api.tsx'
import { openAdmin, press, type } from '#harness/web/admin-view.tsx'

async function open(replies: Replies = {}, me: Admin = superAdmin) {
  const view = await openAdmin('/admin?tab=system', replies, me)
  await screen.findByLabelText('Emails a day per user')
  return view
}

const card = (name: string) => within(screen.getByRole('region', { name }))

test('the settings start with 30 emails and 72 hours, and can be saved', async () => {
  const saved = {
    ...settings,
    emailsPerDayPerUser: 12,
    updatedAt: '2026-11-20T12:00:00.000Z',
    updatedBy: superAdmin.id,
  }
  const { sent } = await open({
    'PUT /api/admin/settings': [refusal('unavailable'), ok({ settings: saved })],
    'GET /api/admin/settings': [ok({ settings }), ok({ settings: saved })],
  })
  expect(
    ['Emails a day per user', 'Response timeout in hours'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    ),
  ).toEqual(['30', '72'])
  expect(screen.getByText('Never changed.')).toBeTruthy()
  type('Emails a day per user', '12')
  press('Save settings')
  expect(await screen.findByText('Failed to save settings')).toBeTruthy()
  press('Save settings')
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(screen.getByText(/^Changed Nov 20, 2026, 12:00 UTC by ada@reachwell.example\.$/)).toBeTruthy()
  expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ emailsPerDayPerUser: 12, responseTimeoutHours: 72 })),
  )
})

test.each([
  ['', 'Use a number.'],
  ['many', 'Use a number.'],
  ['1.5', 'Use a whole number.'],
  ['-1', 'Use 0 or more.'],
  ['101', 'Use 100 or less.'],
])('%s emails a day are refused in place', async (typed, message) => {
  const { calls } = await open()
  type('Emails a day per user', typed)
  press('Save settings')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Emails a day per user'))
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
})

test('an operation starts, shows its progress, and then its report', async () => {
  const ended = {
    ...running,
    state: 'done',
    done: 160,
    endedAt: '2026-11-20T12:03:00.000Z',
    report: ['160 accounts read.', '2 counts put right.'],
  }
  const { sent } = await open({
    'POST /api/admin/operations': ok(
      { operation: { ...running, state: 'queued', done: 0, total: null } },
      202,
    ),
    'GET /api/admin/operations': [
      ok({ operations: [] }),
      ok({ operations: [{ ...running, state: 'queued', done: 0, total: null }] }),
      ok({ operations: [running] }),
      ok({ operations: [ended] }),
    ],
  })
  await screen.findAllByText('It hasn’t run yet.')
  press('Sync users')
  expect(await screen.findByText('Waiting to start')).toBeTruthy()
  const bar = await screen.findByRole('progressbar', { name: 'Sync users, progress' })
  expect(bar.getAttribute('aria-valuetext')).toBe('40 of 160')
  expect(screen.getByRole('button', { name: 'Sync users', busy: true })).toBeTruthy()
  expect(await screen.findByText('2 counts put right.')).toBeTruthy()
  expect(screen.getByText('Report (2 lines)')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sync users', busy: false })).toBeTruthy()
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { kind: 'sync_users' },
  ])
})

test('an operation that another admin has started is shown, not started again', async () => {
  await open({
    'POST /api/admin/operations': refusal('operation_running'),
    'GET /api/admin/operations': [
      ok({ operations: [] }),
      ok({ operations: [{ ...running, kind: 'refresh_gmail_tokens' }] }),
    ],
  })
  await screen.findAllByText('It hasn’t run yet.')
  press('Refresh Gmail tokens')
  expect(await screen.findByText('The same operation is already running. Wait for its report.')).toBeTruthy()
  expect(await screen.findByText('Running')).toBeTruthy()
})

test('the test of the automation asks for a user', async () => {
  const { sent } = await open({
    'POST /api/admin/operations': ok({ operation: { ...running, kind: 'test_automation' } }, 202),
  })
  await screen.findAllByText('It hasn’t run yet.')
  press('Test automation')
  const dialog = within(await screen.findByRole('dialog', { name: 'Test automation' }))
  await dialog.findByRole('radio', { name: /^maya\.okafor@example\.com/ })
  fireEvent.click(dialog.getByRole('button', { name: 'Start the test' }))
  expect(dialog.getByText('Choose the user to test with.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('User'))
  fireEvent.click(dialog.getByRole('radio', { name: /^maya\.okafor@example\.com/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Start the test' }))
  expect(await screen.findByText('Test automation started')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { kind: 'test_automation', userId: maya.id, emails: 2 },
  ])
})

test('the user of a test is found like anywhere, from two characters on', async () => {
  const found = { more: false, ticketNumber: null }
  const { calls } = await open({
    'GET /api/admin/find': [
      ok({ ...found, found: [{ user: tess, by: ['name'] }] }),
      ok({ ...found, found: [] }),
    ],
  })
  await screen.findAllByText('It hasn’t run yet.')
  press('Test automation')
  const dialog = within(await screen.findByRole('dialog', { name: 'Test automation' }))
  await dialog.findByRole('radio', { name: /^maya/ })
  const field = dialog.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'TE' } })
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /^maya/ })).toBeNull())
  expect(dialog.getByRole('radio', { name: /^tess.*Tess Marlowe/ })).toBeTruthy()
  fireEvent.change(field, { target: { value: 'zz' } })
  expect(await dialog.findByText('Nobody was found by “zz”.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'z' } })
  await dialog.findByRole('radio', { name: /^maya/ })
  expect(calls.filter((call) => call.includes('/find'))).toEqual([
    'GET /api/admin/find?text=TE',
    'GET /api/admin/find?text=zz',
  ])
})

const GONE = 'usr_01JD3Z8Q6M4T5V7W9X0Y1Z7GONE'

test('the audit log shows for one day who did what to whom', async () => {
  const { calls } = await open({
    'GET /api/admin/audit': [
      ok({
        records: [
          audited,
          { ...audited, id: 'aud_2', subject: GONE, outcome: 'refused', code: 'not_found' },
          { ...audited, id: 'aud_3', act: 'setAdminStatus', subject: plainAdmin.id },
          { ...audited, id: 'aud_4', act: 'createAdmin', subject: 'new@reachwell.example' },
        ],
        userEmails: { [maya.id]: 'maya.okafor@example.com' },
        nextCursor: null,
      }),
      ok({ records: [], userEmails: {}, nextCursor: null }),
    ],
  })
  const table = within(await screen.findByRole('table', { name: 'Audit log' }))
  expect(
    table
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual([
    '11:30:05Adminbo@reachwell.exampleAdminActSet user statusAboutmaya.okafor@example.comOutcomeDone',
    '11:30:05Adminbo@reachwell.exampleAdminActSet user statusAboutUser …Z7GONEOutcomeRefusedThere is nothing here.Request req-7',
    '11:30:05Adminbo@reachwell.exampleAdminActSet admin statusAboutbo@reachwell.exampleOutcomeDone',
    '11:30:05Adminbo@reachwell.exampleAdminActCreate adminAboutnew@reachwell.exampleOutcomeDone',
  ])
  type('Day (UTC)', '2026-11-19')
  expect(await screen.findByRole('heading', { name: 'Nothing was done on this day' })).toBeTruthy()
  expect(calls.filter((call) => call.includes('audit'))).toEqual([
    'GET /api/admin/audit?day=2026-11-20&show=acts',
    'GET /api/admin/audit?day=2026-11-19&show=acts',
  ])
})

test('no audit log is requested for an admin who is not a super admin', async () => {
  const { calls } = await open({}, plainAdmin)
  expect(screen.getByText('Only super admins can read the audit log')).toBeTruthy()
  expect(calls.filter((call) => call.includes('audit'))).toEqual([])
})

test.each([
  ['GET /api/admin/operations', 'The operations could not be loaded'],
  ['GET /api/admin/audit', 'Audit log could not be loaded'],
])('%s can be retried after a failure', async (route, title) => {
  await open({ [route]: [refusal('unavailable'), adminReplies[route] ?? ok(null)].flat() })
  expect(await screen.findByText(title)).toBeTruthy()
  press('Try again')
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(card('Settings')).toBeTruthy()
})
