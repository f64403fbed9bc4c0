// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { noCard, openDialog, secret, SETUP, STATUS } from '#web/features/billing/upgrade-visit.tsx'

it('says that the provider is not there, and closes', async () => {
  vi.stubEnv('VITE_STRIPE_PUBLISHABLE_KEY', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { closed } = openDialog({ [STATUS]: noCard, [SETUP]: secret })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Stripe Not AvailableUnable to initialize payment system. Please try again.Close',
  )
  fireEvent.click(screen.getByText('Close'))
  expect(closed).toEqual([false])
})
