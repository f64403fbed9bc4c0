import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { ok, refusal, renderWithApi, type Replies, type Reply } from '#harness/web/render-with-api.tsx'
import { ContactForm } from './contact-form.tsx'
import ContactPage from './contact-page.tsx'

const SEND = 'POST /api/contact'

const open = (replies: Replies = { [SEND]: ok({ delivered: true }) }) =>
  renderWithApi(<ContactPage />, replies)
const field = (label: string) => {
  const control = screen.getByLabelText(label)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    throw new Error(`${label} is no field`)
  return control
}
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }))

function fill() {
  type('Name', 'Alex Rivers')
  type('Email', 'alex@example.com')
  type('Message', 'Does it work for nurses?')
}

test('a sent message is confirmed, and the fields are cleared', async () => {
  const { calls } = open()
  fill()
  press()
  const notice = await screen.findByText('Message sent successfully!')
  expect(notice.closest('[aria-live="polite"]')).not.toBeNull()
  expect(screen.getByText("We'll get back to you within 24 hours.")).toBeTruthy()
  expect(['Name', 'Email', 'Message'].map((label) => field(label).value)).toEqual(['', '', ''])
  expect(calls).toEqual(['POST /api/contact'])
})

test('the confirmation is shown for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const wait = async (ms: number) => await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const stands = () => screen.queryByText('Message sent successfully!') !== null
  open()
  fill()
  press()
  for (let turn = 0; turn < 20 && !stands(); turn += 1) await wait(0)
  await wait(4_900)
  expect(stands()).toBe(true)
  await wait(200)
  expect(stands()).toBe(false)
})

test('empty fields are marked, the first gets the focus, and nothing is sent', async () => {
  const { calls } = open()
  press()
  for (const text of ['Enter your name.', 'Enter an email address.', 'Enter a message.'])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(field('Name'))
  type('Name', '   ')
  press()
  expect(await screen.findByText('Enter your name.')).toBeTruthy()
  expect(calls).toEqual([])
})

test('an error disappears as soon as its field is corrected, and the others stay', async () => {
  open()
  press()
  await screen.findByText('Enter your name.')
  fireEvent.input(field('Name'), { target: { value: 'A' } })
  expect(screen.queryByText('Enter your name.')).toBeNull()
  expect(screen.getByText('Enter a message.')).toBeTruthy()
})

test('an email address is one as browsers check it', async () => {
  const { calls } = open()
  fill()
  type('Email', 'alex')
  press()
  expect(await screen.findByText('Enter an email address.')).toBeTruthy()
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})

test('after a failure the visitor is told, keeps what was typed, and can write an email instead', async () => {
  const words =
    'Your message could not be delivered. Try again in a few minutes, or write to support@reachwell.example.'
  open({ [SEND]: [refusal('unavailable', words), ok({ delivered: true })] })
  fill()
  press()
  expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull()
  expect(field('Message').value).toBe('Does it work for nurses?')
  expect(screen.getByRole('link', { name: 'Write to support@reachwell.example' }).getAttribute('href')).toBe(
    'mailto:support@reachwell.example',
  )
  press()
  expect(await screen.findByText('Message sent successfully!')).toBeTruthy()
  expect(screen.queryByText(words)).toBeNull()
})

test('a field that the server refuses is marked', async () => {
  open({
    [SEND]: {
      status: 400,
      body: {
        code: 'invalid_request',
        message: 'Check the fields.',
        requestId: 'r',
        fields: [{ field: 'message', message: 'Use at most 20000 characters.' }],
      },
    },
  })
  fill()
  press()
  expect(await screen.findByText('Use at most 20000 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Message'))
})

test('a second press while the message is being sent sends nothing', async () => {
  const answer = Promise.withResolvers<Reply>()
  const { calls } = open({ [SEND]: answer.promise })
  fill()
  press()
  const button = await screen.findByRole('button', { name: 'Sending your message' })
  fireEvent.submit(button.closest('form') ?? document.body)
  answer.resolve(ok({ delivered: true }))
  await waitFor(() => expect(screen.queryByText('Message sent successfully!')).not.toBeNull())
  expect(calls).toHaveLength(1)
})

test('the time to fill in the form includes the time before hydration', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    bodies.push(typeof body === 'string' ? JSON.parse(body) : body)
    return Promise.resolve(Response.json({ delivered: true }))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const form = (
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ContactForm />
    </QueryClientProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(form)
  const aliveAt = performance.now()
  render(form, { container, hydrate: true })
  fill()
  press()
  await screen.findByText('Message sent successfully!')
  const [{ openMs }] = z.tuple([z.object({ openMs: z.number() })]).parse(bodies)
  expect(openMs).toBeGreaterThanOrEqual(Math.floor(aliveAt))
})

test('the page gives the address, the response time and the support hours', () => {
  open()
  expect(screen.getByRole('link', { name: 'support@reachwell.example' })).toBeTruthy()
  expect(screen.getByText('Within 24 hours')).toBeTruthy()
  expect(screen.getByText('Monday-Friday 9AM-5PM EST')).toBeTruthy()
})
