import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getAdminStats, listAdminEmails, listAdminUsers } from '#shared/contracts/admin/admin-users.ts'
import { adminSession } from '#web/lib/admin/admin-session.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { useAdmin } from '#web/lib/admin/use-admin.ts'
import { explain } from '#web/lib/api/api-error.ts'
import { adminsSeenBy, superAdmin } from '#harness/web/admin-fixtures.ts'
import { NOW } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { AdminGate } from './admin-gate.tsx'

const ADMINS = 'GET /api/admin/admins'
const LOGOUT = 'POST /api/admin/logout'
const HEADERS = { 'x-admin-email': 'ada%40reachwell.example', 'x-admin-password': 'p%C3%A4ss%20word%251' }

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW })
  onTestFinished(() => {
    adminSession.end('signed_out')
    vi.useRealTimers()
  })
})

function Page() {
  const queries = [
    useQuery(adminReadOptions(getAdminStats)),
    useQuery(adminReadOptions(listAdminUsers)),
    useQuery(adminReadOptions(listAdminEmails)),
  ]
  return (
    <>
      <p>Signed in as {useAdmin().firstName}</p>
      <ul>
        {queries.map(({ error, data }, index) => (
          <li key={String(index)}>{data ? 'read' : error ? explain(error, 'failed') : 'pending'}</li>
        ))}
      </ul>
    </>
  )
}

const empty = {
  'GET /api/admin/users': ok({ users: [], nextCursor: null, total: 0 }),
  'GET /api/admin/emails': ok({ emails: [], userEmails: {}, nextCursor: null }),
  [LOGOUT]: ok({ success: true }),
}
const stats = ok({
  totalUsers: 0,
  activeUsers: null,
  activeAt: null,
  totalEmails: 0,
  emailsSentToday: 0,
  responseRate: null,
  revenueThisMonth: 0,
  days: [],
})
const open = (replies: Replies) =>
  renderWithApi(
    <AdminGate title="Admin">
      <Page />
    </AdminGate>,
    { 'GET /api/admin/stats': stats, ...empty, ...replies },
    '/admin',
  )

function signIn(email = ' ada@reachwell.example ', password = 'päss word%1') {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('the credentials are sent as encoded headers of one call; later calls use the cookie', async () => {
  const { sent } = open({ [ADMINS]: adminsSeenBy(superAdmin) })
  expect(sent).toEqual([])
  signIn()
  expect(await screen.findByText('Signed in as Ada')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText('read')).toHaveLength(3))
  expect(sent.map(({ call, headers }) => [call, headers])).toEqual([
    [ADMINS, HEADERS],
    [ADMINS, {}],
    ['GET /api/admin/stats', {}],
    ['GET /api/admin/users', {}],
    ['GET /api/admin/emails', {}],
  ])
  expect(JSON.stringify(sent.map(({ call, body }) => [call, body]))).not.toContain('ada')
  expect(document.title).toContain('Admin')
})

test('password managers recognise the fields', () => {
  open({})
  expect(
    ['Email', 'Password'].map((label) => screen.getByLabelText(label).getAttribute('autocomplete')),
  ).toEqual(['username', 'current-password'])
  expect(screen.getByLabelText('Password').closest('form')?.method).toBe('post')
})

test('empty fields send no request', () => {
  const { calls } = open({})
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByText('Enter your email address.')).toBeTruthy()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(calls).toEqual([])
})

test.each<[string, ReturnType<typeof refusal>, string, string, string]>([
  [
    'wrong credentials',
    refusal('admin_sign_in_failed'),
    'Authentication failed',
    'Invalid credentials',
    'Invalid credentials',
  ],
  [
    'a refusal without words',
    { status: 401, body: 'no' },
    'Authentication failed',
    'Invalid credentials',
    'Invalid credentials',
  ],
  [
    'a lock',
    { ...refusal('admin_locked'), headers: { 'retry-after': '881' } },
    'Authentication failed',
    'Too many failed sign-ins. Wait before you try again. You can try again in 15 minutes.',
    'Too many failed sign-ins. Wait before you try again. You can try again in 15 minutes.',
  ],
  [
    'a failure',
    { status: 500, body: 'broken' },
    'Authentication error',
    'Unable to authenticate. Please try again.',
    'Unable to authenticate. Please try again.',
  ],
])('%s', async (_, reply, title, description, inPlace) => {
  open({ [ADMINS]: reply })
  signIn()
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getAllByText(description)).not.toEqual([])
  expect(screen.getByRole('alert').textContent).toBe(inPlace)
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@reachwell.example')
  expect(adminSession.until()).toBeNull()
})

test('a session that the server has ended is over, and a message says so', async () => {
  const { calls, sent } = open({
    [ADMINS]: adminsSeenBy(superAdmin),
    'GET /api/admin/stats': refusal('not_authenticated'),
  })
  signIn()
  expect(await screen.findByText(/Your sign-in is no longer valid/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Admin sign-in' }))
  expect(adminSession.until()).toBeNull()
  expect(sent.filter(({ headers }) => 'x-admin-password' in headers)).toHaveLength(1)
  expect(calls.filter((call) => call.startsWith(LOGOUT))).toEqual([])
})

test('the password is stored nowhere in the browser', async () => {
  open({ [ADMINS]: adminsSeenBy(superAdmin) })
  signIn()
  await screen.findByText('Signed in as Ada')
  expect(Object.entries(localStorage)).toEqual([['adminSignedInUntil', String(NOW + 86_400_000)]])
})

test('signing out ends the session on the server', async () => {
  const { calls } = open({ [ADMINS]: adminsSeenBy(superAdmin) })
  signIn()
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('You are signed out.')).toBeTruthy()
  await waitFor(() => expect(calls).toContain(LOGOUT))
  expect(adminSession.until()).toBeNull()
})

test('after 24 hours the open page signs out, and the server is told', async () => {
  const { calls } = open({ [ADMINS]: adminsSeenBy(superAdmin) })
  signIn()
  await screen.findByText('Signed in as Ada')
  act(() => {
    vi.setSystemTime(NOW + 86_400_000)
    vi.advanceTimersByTime(30_000)
  })
  expect(screen.getByText(/a sign-in lasts 24 hours/)).toBeTruthy()
  expect(calls).toContain(LOGOUT)
})

test('signing out in another tab signs out this one', async () => {
  open({ [ADMINS]: adminsSeenBy(superAdmin) })
  signIn()
  await screen.findByText('Signed in as Ada')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'somethingElse' })))
  expect(screen.getByText('Signed in as Ada')).toBeTruthy()
  localStorage.removeItem('adminSignedInUntil')
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'adminSignedInUntil', newValue: null })),
  )
  expect(await screen.findByRole('heading', { name: 'Admin sign-in' })).toBeTruthy()
})

test('when the server cannot be reached, the page offers a retry and a sign-out', async () => {
  open({ [ADMINS]: [adminsSeenBy(superAdmin), { status: 503, body: 'away' }, adminsSeenBy(superAdmin)] })
  signIn()
  expect(await screen.findByRole('heading', { name: 'The admin area could not be opened' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Signed in as Ada')).toBeTruthy()
})
