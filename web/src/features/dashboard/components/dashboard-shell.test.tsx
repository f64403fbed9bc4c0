import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '#shared/models/account/user.ts'
import { paidUser, trialUser } from '#harness/web/fixtures.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { DashboardShell } from './dashboard-shell.tsx'

function open(user: User = trialUser, onSupport: () => void = () => {}) {
  return renderWithApi(
    <DashboardShell
      user={user}
      section="configuration"
      gmail={<p>Mailbox</p>}
      upgrade={<button type="button">Upgrade now</button>}
      onSupport={onSupport}
      guard={null}
    >
      <h1>Page</h1>
    </DashboardShell>,
    { 'POST /api/user/logout': [{ status: 500, body: 'broken' }, ok(null)] },
    '/dashboard',
  )
}
const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }))

test('the sidebar shows the product, its tagline, the user, and the sections with descriptions', () => {
  open()
  for (const text of [
    'AI-Powered Hiring Manager Outreach',
    'Maya Okafor',
    'maya.okafor@example.com',
    'Configuration',
    'Set up your job search preferences and connect email',
    'Tracker',
    'View and manage your job applications',
    'Account Management',
    'Manage your account and subscription',
  ])
    expect(sidebar().getByText(text)).toBeTruthy()
  expect(sidebar().getAllByText(/Reachwell/).length).toBeGreaterThan(0)
  expect(sidebar().getByText('Account Management').closest('li')?.textContent).toContain('Mailbox')
})

test('a user without names is shown by the email address', () => {
  open({ ...trialUser, firstName: '', lastName: '' })
  expect(sidebar().getByText('maya.okafor@example.com').parentElement?.children).toHaveLength(1)
})

test.each([
  [/^Account Management/, '/dashboard/account'],
  [/^Tracker/, '/dashboard/tracker'],
  [/^Configuration/, '/dashboard'],
])('%s opens %s', (name, address) => {
  const { address: where } = open()
  fireEvent.click(sidebar().getByRole('link', { name }))
  expect(where()).toBe(address)
})

test('there is a warning for an unverified email address only', () => {
  const text = 'Your profile is not verified. Check your email and verify your account to gain full access.'
  const { unmount } = open({ ...trialUser, emailVerified: false })
  expect(screen.getByText(text)).toBeTruthy()
  unmount()
  open()
  expect(screen.queryByText(text)).toBeNull()
})

test('the upgrade is offered with a trial and without a plan, not with a plan', () => {
  for (const [user, stands] of [
    [trialUser, true],
    [{ ...paidUser, currentPlan: null }, true],
    [paidUser, false],
  ] as const) {
    const { unmount } = open(user)
    expect(sidebar().queryByRole('button', { name: 'Upgrade now' }) !== null).toBe(stands)
    unmount()
  }
})

test('Support opens the ticket dialog', () => {
  let asked = 0
  open(trialUser, () => void (asked += 1))
  fireEvent.click(sidebar().getByRole('button', { name: 'Support' }))
  expect(asked).toBe(1)
})

test('Sign Out opens the home page, whatever the server replies, and removes the stored token', async () => {
  localStorage.setItem('authToken', 'of-old')
  const { address, calls } = open()
  fireEvent.click(sidebar().getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(calls).toEqual(['POST /api/user/logout'])
  expect(localStorage.getItem('authToken')).toBeNull()
})
