import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTitle } from '#web/lib/page/use-title.ts'
import { RouteEffects } from './route-effects.tsx'

const scrolled = vi.fn<(this: Element) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  // The question about page views has been answered.
  localStorage.setItem('visits', 'no')
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

test('a link to a section of another page goes to its top, and to the section 100 ms later', async () => {
  start('/about')
  await follow('Pricing')
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  await act(async () => vi.advanceTimersByTime(99))
  expect(scrolled).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(1))
  expect(scrolled.mock.contexts).toEqual([document.getElementById('pricing')])
  expect(document.activeElement?.id).toBe('pricing')
})

test('a link to a section of the same page scrolls there at once, every time', async () => {
  start('/')
  for (const times of [1, 2]) {
    await follow('Pricing')
    await act(async () => vi.advanceTimersByTime(0))
    expect(scrolled).toHaveBeenCalledTimes(times)
  }
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('another page is shown from the top, takes the focus and is announced', async () => {
  start('/')
  await follow('About')
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  expect(document.activeElement?.id).toBe('main')
  expect(screen.getByRole('status').textContent).toMatch(/^About/)
})

test('a page that sets its own title is announced by it', async () => {
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

test('the first page keeps the scroll position that the browser gave it', () => {
  start('/about')
  expect(window.scrollTo).not.toHaveBeenCalled()
})
