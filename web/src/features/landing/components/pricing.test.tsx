import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { Providers } from '#web/app/providers.tsx'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { renderWithApi } from '#harness/web/render-with-api.tsx'
import { Pricing } from './pricing.tsx'
import { Questions } from './landing-page.tsx'

test('the three plans have their prices, and the second is marked', () => {
  renderWithApi(<Pricing />, {})
  const headings = screen.getAllByRole('columnheader').slice(1)
  expect(headings.map((heading) => heading.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'Starter$99 a month',
    'Most PopularPro$129 a month',
    'Elite$149 a month',
  ])
})

test('prices and answers say that there is one trial per person and card', () => {
  renderWithApi(
    <>
      <Pricing />
      <Questions />
    </>,
    {},
  )
  expect(screen.getAllByText(/One free trial per person and card\./)).toHaveLength(2)
})

test('choosing a plan stores it, clears the rest of the storage and opens the sign-up', () => {
  window.localStorage.setItem('left-over', 'x')
  const { address } = renderWithApi(<Pricing />, {})
  const button = within(screen.getByRole('table')).getAllByRole('link')[1]
  expect(button?.getAttribute('href')).toBe('/signup?plan=pro')
  if (button) fireEvent.click(button)
  expect(Object.entries(window.localStorage)).toEqual([['selectedPlan', 'pro']])
  expect(address()).toBe('/signup?plan=pro')
  window.localStorage.clear()
})

test('the loading of the sign-up is announced', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Pricing /> },
    { path: '/signup', loader: () => new Promise(() => undefined), element: null },
  ])
  render(
    <Providers queryClient={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
    </Providers>,
  )
  onTestFinished(cleanup)
  void router.navigate('/signup')
  expect(await screen.findByText('Starting Signup...')).toBeTruthy()
})
