import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { ServiceNote } from './service-note.tsx'

test('the note that staff have put up is shown', async () => {
  renderWithApi(<ServiceNote />, {
    'GET /api/service-note': ok({
      note: { text: 'Job boards are down. Runs start again tonight.', since: '2026-11-20T11:30:00.000Z' },
    }),
  })
  expect(await screen.findByText('Job boards are down. Runs start again tonight.')).toBeTruthy()
})

test('without a note nothing is shown', async () => {
  const { container, calls } = renderWithApi(<ServiceNote />, {
    'GET /api/service-note': ok({ note: null }),
  })
  await expect.poll(() => calls).toEqual(['GET /api/service-note'])
  expect(container.textContent).toBe('')
})
