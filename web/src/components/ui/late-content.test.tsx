// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { latePart } from '#web/lib/late-part.ts'
import { LateContent } from './late-content.tsx'

afterEach(cleanup)

const Content = () => <p>The content</p>

/** The content on a page, whose code comes, or does not, as each attempt of `attempts` says. */
function show(...attempts: (() => Promise<typeof Content>)[]) {
  const part = latePart(async () => await (attempts.shift()?.() ?? Promise.resolve(Content)))
  const Part = part
  return render(
    <main tabIndex={-1}>
      <LateContent part={part} skeleton={<p>Bars</p>}>
        <Part />
      </LateContent>
    </main>,
  )
}

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('bars stand in its place until its code is there', async () => {
  const coming = Promise.withResolvers<typeof Content>()
  show(() => coming.promise)
  expect(screen.getByText('Bars')).toBeTruthy()
  coming.resolve(Content)
  expect(await screen.findByText('The content')).toBeTruthy()
  expect(screen.queryByText('Bars')).toBeNull()
})

test('what cannot be had says so and can be asked for again; the focus goes to the page it stands in', async () => {
  show(offline)
  expect(await screen.findByRole('alert')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByText('The content')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('what cannot be had twice loads the page again, for a browser remembers what it could not have', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  show(offline, offline)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  reload.mockRestore()
})
