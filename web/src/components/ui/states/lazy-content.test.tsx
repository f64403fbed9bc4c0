// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lazy, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyContent } from './lazy-content.tsx'

afterEach(cleanup)

const Content = () => <p>The content</p>
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** Renders content whose code loads, or does not, as `load` says. React would log the error on the console. */
function show(load: () => Promise<{ default: typeof Content }>, fallback?: ReactNode) {
  const Lazy = lazy(load)
  render(
    <LazyContent skeleton={<p>Bars</p>} {...(fallback ? { fallback } : {})}>
      <Lazy />
    </LazyContent>,
    { onCaughtError: () => undefined },
  )
}

test('a skeleton is shown until the code is loaded', async () => {
  const loading = Promise.withResolvers<{ default: typeof Content }>()
  show(() => loading.promise)
  expect(screen.getByText('Bars')).toBeTruthy()
  loading.resolve({ default: Content })
  expect(await screen.findByText('The content')).toBeTruthy()
  expect(screen.queryByText('Bars')).toBeNull()
})

test('a failure is shown with a button that loads the page again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  show(offline)
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page didn’t load')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledTimes(1)
  reload.mockRestore()
})

test('a failure may have a fallback of its own', async () => {
  show(offline, <p>The warning</p>)
  expect(await screen.findByText('The warning')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
