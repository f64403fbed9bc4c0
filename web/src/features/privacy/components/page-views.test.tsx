import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageViewsCard } from './page-views-card.tsx'
import { storedConsent } from '#web/lib/page/consent.ts'
import { saveSelectedPlan } from '#web/lib/payments/save-selected-plan.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'

const ENDPOINT = 'https://views.example/api/event'
const counting = {
  stripe: { publishableKey: 'pk_test_x' },
  analytics: { domain: 'app.example', endpoint: ENDPOINT },
}

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** The settings are fetched once per page, so each test reloads the modules. */
async function card(settings: object) {
  const { ConsentCard } = await import('#web/components/site/consent-card.tsx')
  const view = renderWithApi(<ConsentCard />, {
    'GET /stage.json': ok(settings),
    [`POST ${ENDPOINT}`]: ok({}),
  })
  await act(async () => await vi.dynamicImportSettled())
  return view
}

test('without analytics no question is asked', async () => {
  const { calls } = await card({ stripe: counting.stripe })
  expect(calls).toEqual(['GET /stage.json'])
  expect(screen.queryByRole('region', { name: 'Page view consent' })).toBe(null)
})

test('staff is not asked', async () => {
  localStorage.setItem('adminSignedInUntil', String(Date.now() + 3_600_000))
  const { calls } = await card(counting)
  expect(calls).toEqual([])
  expect(screen.queryByRole('region', { name: 'Page view consent' })).toBe(null)
})

test('when the visitor agrees, the open page is counted and the answer is stored', async () => {
  const { sent } = await card(counting)
  fireEvent.click(await screen.findByRole('button', { name: 'Allow' }))
  expect(screen.queryByRole('region', { name: 'Page view consent' })).toBe(null)
  await vi.waitFor(() => expect(sent.map(({ call }) => call)).toContain(`POST ${ENDPOINT}`))
  expect(storedConsent()).toBe('yes')
})

test('a refusal is stored, counts nothing, and survives the choice of a plan', async () => {
  const { sent } = await card(counting)
  fireEvent.click(await screen.findByRole('button', { name: 'No, thanks' }))
  expect(sent.map(({ call }) => call)).toEqual(['GET /stage.json'])
  saveSelectedPlan('pro')
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ visits: 'no', selectedPlan: 'pro' })
})

test('the answer can be changed on the privacy page', async () => {
  renderWithApi(<PageViewsCard />, { 'GET /stage.json': ok(counting) })
  fireEvent.click(await screen.findByRole('button', { name: 'Allow counting' }))
  expect([storedConsent(), screen.getByText('Your visits are counted.').isConnected]).toEqual(['yes', true])
  fireEvent.click(screen.getByRole('button', { name: 'Stop counting' }))
  expect([storedConsent(), screen.getByText('Your visits aren’t counted.').isConnected]).toEqual(['no', true])
})
