// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ok } from '#harness/web/render-with-api.tsx'
import { noCard, openDialog, secret, SETUP, STATUS } from '#harness/web/upgrade-visit.tsx'

it('says that the provider is not available, and can be closed', async () => {
  const { closed } = openDialog({ [STATUS]: noCard, [SETUP]: secret, 'GET /stage.json': ok('', 503) })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Stripe Not AvailableUnable to initialize payment system. Please try again.Close',
  )
  fireEvent.click(screen.getByText('Close'))
  expect(closed).toEqual([false])
})
