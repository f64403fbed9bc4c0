import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTitle } from '#web/lib/page/use-title.ts'
import { RouteEffects } from './route-effects.tsx'

const scrolled = vi.fn<(this: Element) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  window.scrollTo = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrolled
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  scrolled.mockReset()
})

function Page({ name }: { name: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <h1>{name}</h1>
      <Link to="/#pricing">Pricing</Link>
      <Link to="/about">About</Link>
      <section id="pricing" tabIndex={-1} />
    </main>
  )
}

const start = (at: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            element: <RouteEffects />,
            children: ['/', '/about'].map((path) => ({ path, element: <Page name={path} /> })),
          },
        ],
        { initialEntries: [at] },
      )}
    />,
  )

const follow = async (name: string) => await act(async () => screen.getByRole('link', { name }).click())

test('a section of another page is gone to after 100 ms, from the top of that page', async () => {
  start('/about')
  await follow('Pricing')
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  await act(async () => vi.advanceTimersByTime(99))
  expect(scrolled).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(1))
  expect(scrolled.mock.contexts).toEqual([document.getElementById('pricing')])
  expect(document.activeElement?.id).toBe('pricing')
})

test('a section of the same page is gone to at once, as often as it is asked for', async () => {
  start('/')
  for (const times of [1, 2]) {
    await follow('Pricing')
    await act(async () => vi.advanceTimersByTime(0))
    expect(scrolled).toHaveBeenCalledTimes(times)
  }
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('another page begins at its top, takes the focus and is announced', async () => {
  start('/')
  await follow('About')
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  expect(document.activeElement?.id).toBe('main')
  expect(screen.getByRole('status').textContent).toMatch(/^About/)
})

test('a page that says more than its address is announced in its own words', async () => {
  function SignUp() {
    useTitle('Go on with Pro')
    return <Page name="Go on with Pro" />
  }
  const routes = [
    {
      element: <RouteEffects />,
      children: [
        { path: '/', element: <Link to="/signup">Sign up</Link> },
        { path: '/signup', element: <SignUp /> },
      ],
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  await follow('Sign up')
  expect(document.title).toBe('Go on with Pro · Reachwell')
  expect(screen.getByRole('status').textContent).toBe('Go on with Pro · Reachwell')
})

test('the first page stays where the browser put it', () => {
  start('/about')
  expect(window.scrollTo).not.toHaveBeenCalled()
})
