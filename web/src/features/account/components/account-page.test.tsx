import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useQuery } from '@tanstack/react-query'
import type { User } from '#shared/models/account/user.ts'
import { NOW, paidUser, trialUser } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { savedFiles } from '#harness/web/saved-files.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { AccountPage } from './account-page.tsx'

const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(NOW - (29 - index) * 86_400_000).toISOString().slice(0, 10),
  count: index === 28 ? 7 : index >= 25 ? 1 : 0,
}))
const usage = { usedToday: 12, usedThisMonth: 188, remaining: 412, days }

function Page() {
  const { data } = useQuery(userQuery)
  return data ? (
    <AccountPage
      user={data}
      gmail={<p>Mailbox</p>}
      plan={<section aria-label="Current Plan" />}
      upgrade={<button type="button">Upgrade now</button>}
    />
  ) : null
}

async function open(user: User = paidUser, replies: Replies = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const view = renderWithApi(<Page />, {
    'GET /api/user': ok(user),
    'GET /api/user/usage': ok(usage),
    ...replies,
  })
  await screen.findByTestId('account-management-page')
  return view
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const card = (name: string) => within(screen.getByRole('region', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the page shows the profile, the plan, the usage, the mailbox and the data', async () => {
  await open()
  for (const name of ['Profile Information', 'Current Plan', 'Usage Statistics', 'Gmail', 'Data Management'])
    expect(screen.getByRole('region', { name })).toBeTruthy()
  expect(card('Profile Information').getByText('maya.okafor@example.com')).toBeTruthy()
  expect(screen.queryByTestId('trial-banner')).toBeNull()
})

test('the profile is saved on the server, and every place shows it at once', async () => {
  const { calls } = await open(paidUser, {
    'GET /api/user': [ok(paidUser), ok({ ...paidUser, firstName: 'Zoë', lastName: 'Ångström' })],
    'PUT /api/user/profile': ok({
      profile: { firstName: 'Zoë', lastName: 'Ångström', updatedAt: '2026-11-20T12:00:00.000Z' },
    }),
  })
  press('Edit profile')
  await screen.findByRole('dialog', { name: 'Edit profile' })
  type('First name', 'Zoë')
  type('Last name', 'Ångström')
  press('Save profile')
  expect(await screen.findByText('Profile updated')).toBeTruthy()
  expect(await card('Profile Information').findByText('Ångström')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toContain('PUT /api/user/profile')
})

test('signing out everywhere ends all sessions and leaves; after a failure the user stays and is told', async () => {
  const { calls } = await open(paidUser, {
    'POST /api/user/logout': [
      { status: 500, body: 'broken' },
      ok({ success: true, signOutUrl: new URL('#left', window.location.href).href }),
    ],
  })
  localStorage.setItem('authToken', 'present')
  press('Sign out everywhere')
  expect(await screen.findByText('Not signed out')).toBeTruthy()
  expect([
    localStorage.getItem('authToken'),
    screen.queryByTestId('account-management-page') === null,
  ]).toEqual(['present', false])
  press('Sign out everywhere')
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull())
  expect(calls.filter((call) => call === 'POST /api/user/logout')).toHaveLength(2)
})

test('the email cannot be changed, and a hint says why and how to use another', async () => {
  await open()
  press('Edit profile')
  await screen.findByRole('dialog', { name: 'Edit profile' })
  const email = screen.getByLabelText('Email')
  expect([email.getAttribute('value'), email.hasAttribute('readonly')]).toEqual([
    'maya.okafor@example.com',
    true,
  ])
  expect(screen.getByText(/The address of the Google account you sign in with/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'link the two accounts' }).getAttribute('href')).toBe(
    '/account-linking',
  )
})

test('a name that was not saved is reported as such', async () => {
  await open(paidUser, { 'PUT /api/user/profile': { status: 500, body: 'broken' } })
  press('Edit profile')
  await screen.findByRole('dialog', { name: 'Edit profile' })
  type('First name', 'Zoë')
  press('Save profile')
  expect(await screen.findByText('Profile not saved')).toBeTruthy()
  expect(screen.queryByText('Profile updated')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Edit profile' })).toBeTruthy()
})

test.each<[string, Partial<User>, string, string]>([
  [
    'at half time',
    {},
    'Free trial: 12h 0m left',
    '2 of 5 trial emails used. Your Pro plan starts on Nov 21, 2026, 12:00 AM UTC, at $129 a month.',
  ],
  [
    'that was cancelled',
    { subscriptionCancelAt: '2026-11-21T00:00:00.000Z' },
    'Free trial: 12h 0m left',
    '2 of 5 trial emails used. It ends on Nov 21, 2026, 12:00 AM UTC, and nothing is charged.',
  ],
  [
    'without a chosen plan, like the plan card,',
    { trialPlan: null },
    'Free trial: 12h 0m left',
    '2 of 5 trial emails used. Your Starter plan starts on Nov 21, 2026, 12:00 AM UTC, at $99 a month.',
  ],
  [
    'that is over',
    { trialEndsAt: '2026-11-20T11:59:00.000Z' },
    'Your free trial has ended',
    '2 of 5 trial emails used. Choose a plan to continue.',
  ],
])('a trial %s has its banner, with an upgrade button', async (_, over, title, text) => {
  await open({ ...trialUser, ...over })
  const banner = within(screen.getByTestId('trial-banner'))
  expect(banner.getByRole('heading', { name: title })).toBeTruthy()
  expect(banner.getByText(text)).toBeTruthy()
  expect(banner.getByRole('button', { name: 'Upgrade now' })).toBeTruthy()
})

test('the usage shows what was used today and this month, and what remains', async () => {
  await open()
  const statistics = card('Usage Statistics')
  expect((await statistics.findByText('Used today')).parentElement?.textContent).toBe('Used today12 of 20')
  expect(statistics.getByText('Used this month').parentElement?.textContent).toBe('Used this month188 of 600')
  expect(statistics.getByText('Remaining this month').parentElement?.textContent).toBe(
    'Remaining this month412',
  )
  expect(
    statistics.getByRole('progressbar', { name: 'Used this month' }).getAttribute('aria-valuetext'),
  ).toBe('188 of 600')
})

test('the usage of a trial is that of the trial', async () => {
  await open(trialUser, {
    'GET /api/user/usage': ok({ ...usage, usedToday: 2, usedThisMonth: 2, remaining: 3 }),
  })
  expect((await card('Usage Statistics').findByText('Used in the trial')).parentElement?.textContent).toBe(
    'Used in the trial2 of 5',
  )
  expect(card('Usage Statistics').getByText('Remaining in the trial').parentElement?.textContent).toBe(
    'Remaining in the trial3',
  )
})

test('the chart can be read day by day, and is a table for screen readers', async () => {
  await open()
  const slider = await screen.findByRole('slider', { name: 'Day of the chart' })
  expect(screen.getByText('11 emails in all')).toBeTruthy()
  fireEvent.focus(slider)
  expect(slider.getAttribute('aria-valuetext')).toBe('Nov 20: 1 email')
  fireEvent.change(slider, { target: { value: '28' } })
  expect(screen.getByText('Nov 19: 7 emails')).toBeTruthy()
  fireEvent.change(slider, { target: { value: '0' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Oct 22: 0 emails')
  const rows = within(
    screen.getByRole('table', { name: 'Emails written on each of the last 30 days' }),
  ).getAllByRole('row')
  expect(rows).toHaveLength(31)
  expect(rows.at(-2)?.textContent).toBe('Nov 197')
})

test('the usage can be retried after a failure', async () => {
  await open(paidUser, { 'GET /api/user/usage': [{ status: 500, body: 'broken' }, ok(usage)] })
  expect(await screen.findByText('The usage couldn’t be loaded')).toBeTruthy()
  press('Try again')
  expect(await screen.findByText('Used today')).toBeTruthy()
})

const exported = {
  exportedAt: '2026-11-20T12:00:00.000Z',
  userId: paidUser.id,
  sections: { account: [{ firstName: 'Maya' }] },
  notIncluded: [],
}

test('the export is downloaded as a JSON file', async () => {
  const saved = savedFiles()
  await open(paidUser, { 'GET /api/user/export-data': ok(exported) })
  press('Export data')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('reachwell-data-2026-11-20.json')
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual(exported)
})

test.each([
  [{ status: 500, body: 'broken' }, 'Failed to export your data. Please try again.'],
  [refusal('too_many_requests'), 'Too many requests. Please wait a moment and try again.'],
])('a failed export is reported', async (reply, words) => {
  await open(paidUser, { 'GET /api/user/export-data': reply })
  press('Export data')
  expect(await screen.findByText('Export failed')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})

test('a deletion request needs a reason, and says so', async () => {
  const { calls } = await open()
  press('Request deletion')
  await screen.findByRole('dialog')
  const send = screen.getByRole('button', { name: 'Send deletion request' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(send)
  expect(await screen.findByText('Reason Required')).toBeTruthy()
  expect(screen.getByText('Please provide a reason for account deletion.')).toBeTruthy()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a deletion request is sent with its reason, and an answer is promised within 24-48 hours', async () => {
  const { calls } = await open(paidUser, {
    'POST /api/user/delete-request': ok({ ticketNumber: 'RW-261120-7K3M9Q' }, 201),
  })
  press('Request deletion')
  await screen.findByRole('dialog')
  type('Reason', 'found-job')
  expect(
    screen.getByRole('button', { name: 'Send deletion request' }).getAttribute('aria-disabled'),
  ).toBeNull()
  press('Send deletion request')
  expect(await screen.findByText('We have your deletion request')).toBeTruthy()
  expect(screen.getByText('RW-261120-7K3M9Q')).toBeTruthy()
  expect(screen.getAllByText(/Support answers within 24-48 hours\./).length).toBeGreaterThan(0)
  expect(calls).toContain('POST /api/user/delete-request')
})

test('a failed deletion request names another contact and keeps the dialog open', async () => {
  await open(paidUser, { 'POST /api/user/delete-request': refusal('unavailable') })
  press('Request deletion')
  await screen.findByRole('dialog')
  type('Reason', 'other')
  press('Send deletion request')
  expect(
    await screen.findByText('Failed to send deletion request. Please try again or contact support directly.'),
  ).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Request account deletion' })).toBeTruthy()
})
