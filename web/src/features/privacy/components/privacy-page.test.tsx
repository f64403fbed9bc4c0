import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PrivacyDashboard } from '#shared/models/account/privacy.ts'
import { NOW } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { PrivacyPage } from './privacy-page.tsx'

const AT = '2026-11-20T08:30:00.000Z'

const dashboard: PrivacyDashboard = {
  personalInformation: {
    email: 'maya.okafor@example.com',
    firstName: 'Maya',
    lastName: 'Okafor',
    isGoogleAccount: true,
    emailVerified: true,
    accountCreated: '2026-10-02T09:00:00.000Z',
  },
  gmailIntegration: {
    isConnected: true,
    email: 'maya@mail.example',
    connectedAt: AT,
    permissions: ['Create drafts.'],
    tokenExpiry: null,
  },
  dataRetention: {
    autoDeleteAfterDays: null,
    scheduledDeletionDate: null,
    lastActivityDate: AT,
    retentionPolicyAcceptedAt: null,
  },
  dataExport: null,
  recentActivity: [
    {
      id: 'act_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
      action: 'resume_uploaded',
      category: 'configuration',
      details: { code: 'file', params: { name: 'a resume.pdf' } },
      timestamp: AT,
    },
    {
      id: 'act_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C',
      action: 'signed_in',
      category: 'sign-in',
      details: null,
      timestamp: AT,
    },
  ],
}
const chosen = {
  autoDeleteAfterDays: 30,
  scheduledDeletionDate: '2026-12-20T12:00:00.000Z',
  lastActivityDate: AT,
  retentionPolicyAcceptedAt: AT,
} as const

async function open(over: Partial<PrivacyDashboard> = {}, replies: Replies = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const view = renderWithApi(
    <PrivacyPage guard={<p>Guard</p>} />,
    { 'GET /api/gdpr/privacy-dashboard': ok({ ...dashboard, ...over }), ...replies },
    '/privacy',
  )
  await screen.findByRole('region', { name: 'Personal Information' })
  return view
}
const card = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Type DELETE MY ACCOUNT to confirm'), { target: { value: text } })

test('the page shows the person, Gmail, the retention, the log, the export and the deletion', async () => {
  await open()
  for (const name of [
    'Personal Information',
    'Gmail Integration',
    'Data Retention',
    'Recent Activity',
    'Export Your Data',
    'Delete Account',
  ])
    expect(screen.getByRole('region', { name })).toBeTruthy()
  expect(card('Personal Information').getByText('maya.okafor@example.com')).toBeTruthy()
  expect(
    card('Gmail Integration').getByText(
      'No fixed date: it holds until you revoke it, here or in your Google account.',
    ),
  ).toBeTruthy()
  expect(
    card('Recent Activity').getByText('What you did here recently. Activity logs are kept 90 days.'),
  ).toBeTruthy()
  expect(
    card('Recent Activity')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Uploaded a resumea resume.pdf'), expect.stringContaining('Signed in')])
  expect(screen.getByText('Guard')).toBeTruthy()
})

test('a failure to load is reported with advice, and can be retried', async () => {
  renderWithApi(<PrivacyPage guard={null} />, {
    'GET /api/gdpr/privacy-dashboard': [{ status: 500, body: 'broken' }, ok(dashboard)],
  })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Error Loading Privacy Dashboard')).toBeTruthy()
  expect(
    alert.getByText('Failed to load your privacy data. Please refresh the page and try again.'),
  ).toBeTruthy()
  press('Try again')
  expect(await screen.findByRole('region', { name: 'Personal Information' })).toBeTruthy()
})

test.each<[string, Partial<PrivacyDashboard['dataRetention']>, string]>([
  ['never', {}, 'Your account stays until you delete it.'],
  ['a choice that applies', chosen, 'Deleted on Dec 20, 2026, unless you use it before then.'],
  [
    'a plan',
    { ...chosen, scheduledDeletionDate: null },
    'While your plan is active, your account is kept. It is deleted 30 days after the plan ends, unless you use it before then.',
  ],
])('with %s it says what will happen to the account', async (_, retention, words) => {
  await open({ dataRetention: { ...dashboard.dataRetention, ...retention } })
  expect(card('Data Retention').getByText(words)).toBeTruthy()
})

test('a choice is saved and shown, and cannot be saved again', async () => {
  const { sent } = await open(
    {},
    {
      'POST /api/gdpr/retention-settings': ok(chosen),
      'GET /api/gdpr/privacy-dashboard': [ok(dashboard), ok({ ...dashboard, dataRetention: chosen })],
    },
  )
  fireEvent.click(screen.getByRole('radio', { name: 'After 30 days' }))
  press('Save retention settings')
  expect(await screen.findByText('Retention settings saved')).toBeTruthy()
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    autoDeleteAfterDays: 30,
    retentionPolicyAcceptedAt: true,
  })
  expect(await card('Data Retention').findByText('This is already your choice.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save retention settings' }).hasAttribute('disabled')).toBe(true)
})

test('a choice that was not saved is not shown as saved', async () => {
  await open({}, { 'POST /api/gdpr/retention-settings': refusal('too_many_requests') })
  fireEvent.click(screen.getByRole('radio', { name: 'After 90 days' }))
  press('Save retention settings')
  expect(await screen.findByText('Retention settings not saved')).toBeTruthy()
  expect(card('Data Retention').getByText('Your account stays until you delete it.')).toBeTruthy()
})

test('the permission is revoked only after a confirmation', async () => {
  const none = { isConnected: false, email: null, connectedAt: null, permissions: [], tokenExpiry: null }
  const { calls } = await open(
    {},
    {
      'POST /api/gdpr/revoke-gmail': ok({ success: true, message: 'Done.' }),
      'GET /api/gdpr/privacy-dashboard': [ok(dashboard), ok({ ...dashboard, gmailIntegration: none })],
    },
  )
  press('Revoke access')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep access' }))
  expect(calls).toEqual(['GET /api/gdpr/privacy-dashboard'])
  press('Revoke access')
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke access' }),
  )
  expect(await card('Gmail Integration').findByText('Not connected')).toBeTruthy()
  expect(calls).toContain('POST /api/gdpr/revoke-gmail')
})

test('a mailbox that no longer works can be revoked as well', async () => {
  await open({ gmailIntegration: { ...dashboard.gmailIntegration, isConnected: false, permissions: [] } })
  expect(card('Gmail Integration').getByText('Not working')).toBeTruthy()
  expect(card('Gmail Integration').getByRole('button', { name: 'Revoke access' })).toBeTruthy()
})

test('a failed export is reported beside its button', async () => {
  const { calls } = await open({}, { 'GET /api/gdpr/export': { status: 500, body: 'broken' } })
  press('Export as CSV')
  expect(await screen.findByText('Data export failed. Please try again.')).toBeTruthy()
  expect(calls).toContain('GET /api/gdpr/export?format=csv')
})

test('a long log is shown in parts, an empty one says so', async () => {
  const entries = Array.from({ length: 12 }, (_, index) => ({
    id: `act_01JD3Z8Q6M4T5V7W9X0Y1Z2A${String(index).padStart(2, '0')}`,
    action: 'signed_in' as const,
    category: 'sign-in' as const,
    details: null,
    timestamp: AT,
  }))
  const { unmount } = await open({ recentActivity: entries })
  expect(card('Recent Activity').getAllByRole('listitem')).toHaveLength(8)
  press('Show all 12')
  expect(card('Recent Activity').getAllByRole('listitem')).toHaveLength(12)
  unmount()
  await open({ recentActivity: [] })
  expect(card('Recent Activity').getByText('Nothing recent')).toBeTruthy()
})

test('only the exact phrase deletes the account, and then the confirming page opens', async () => {
  localStorage.setItem('authToken', 'of-old')
  const { calls, address } = await open(
    {},
    { 'POST /api/gdpr/delete-account': ok({ success: true, message: 'Gone.' }) },
  )
  press('Delete my account')
  for (const wrong of ['', 'delete my account', ' DELETE MY ACCOUNT', 'DELETE MY ACCOUNT ']) {
    type(wrong)
    press('Permanently delete my account')
    expect(screen.getByRole('alert').textContent).toBe(
      'Type DELETE MY ACCOUNT exactly as shown, in capital letters.',
    )
  }
  expect(calls).toEqual(['GET /api/gdpr/privacy-dashboard'])
  type('DELETE MY ACCOUNT')
  press('Permanently delete my account')
  await waitFor(() => expect(address()).toBe('/account-deleted'))
  expect([
    calls.includes('POST /api/gdpr/delete-account'),
    calls.includes('POST /api/user/logout'),
    localStorage.getItem('authToken'),
  ]).toEqual([true, false, null])
})

test('a failed deletion is reported, and cancelling returns the focus', async () => {
  await open({}, { 'POST /api/gdpr/delete-account': { status: 500, body: 'broken' } })
  press('Delete my account')
  type('DELETE MY ACCOUNT')
  press('Permanently delete my account')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your account wasn’t deleted. Please try again, or write to support.',
  )
  press('Keep my account')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete my account'))
})
