// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { userQuery } from '#web/queries/get-user.ts'
import { paidUser } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi } from '#harness/web/render-with-api.tsx'
import DashboardRoute from './dashboard-route.tsx'

test('a user who cannot be loaded is told to refresh, and can try again here', async () => {
  const { calls } = renderWithApi(
    <DashboardRoute />,
    { 'GET /api/user': refusal('unavailable') },
    '/dashboard',
  )
  await screen.findByRole('heading', { level: 1, name: 'Your dashboard couldn’t be opened' })
  expect(screen.getByText('Failed to load user data. Please refresh the page.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(calls).toEqual(['GET /api/user', 'GET /api/user'])
})

test('a failed refetch of the user leaves the screen in place', async () => {
  const { queryClient, calls } = renderWithApi(
    <DashboardRoute />,
    { 'GET /api/user': [ok(paidUser), refusal('unavailable')], 'GET /api/gmail-integration': ok(null) },
    '/dashboard',
  )
  const menu = await screen.findByRole('link', { name: /^Account Management/ })
  await queryClient.invalidateQueries(userQuery)
  await waitFor(() => expect(queryClient.getQueryState(userQuery.queryKey)?.status).toBe('error'))
  expect(calls.filter((call) => call === 'GET /api/user')).toHaveLength(2)
  expect(document.body.contains(menu)).toBe(true)
  expect(screen.queryByText('Your dashboard couldn’t be opened')).toBeNull()
})

test.each([
  ['/dashboard', 'Configuration'],
  ['/dashboard/tracker', 'Email Outreach Tracker'],
  ['/dashboard/account', 'Account Management'],
])(
  '%s has its heading and title before its user and code are loaded, and the same ones after',
  async (address, title) => {
    const user = Promise.withResolvers<ReturnType<typeof ok>>()
    renderWithApi(
      <Routes>
        <Route path="/dashboard/:section?" element={<DashboardRoute />} />
      </Routes>,
      { 'GET /api/user': user.promise },
      address,
    )
    const early = screen.getByRole('heading', { level: 1, name: title })
    expect(screen.getByText(`Loading: ${title}`)).toBeTruthy()
    expect(document.title).toMatch(new RegExp(`^${title} · `))
    user.resolve(ok(paidUser))
    await waitFor(() => expect(screen.queryByText(`Loading: ${title}`)).toBeNull())
    expect(early.isConnected).toBe(false)
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      title,
    ])
    expect(document.title).toMatch(new RegExp(`^${title} · `))
  },
)
