// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, renderWithApi } from '../testing/render-with-api.tsx'
import { DashboardRoute } from './dashboard-route.tsx'

test('a user who cannot be loaded is told to refresh, and can try again here', async () => {
  const { calls } = renderWithApi(<DashboardRoute />, { 'GET /api/user': refusal('unavailable') }, '/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Your dashboard could not be opened' })
  expect(screen.getByText('Failed to load user data. Please refresh the page.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(calls).toEqual(['GET /api/user', 'GET /api/user'])
})
