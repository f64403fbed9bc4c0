import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { trialUser } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import TicketDialog from './ticket-dialog.tsx'

const SEND = 'POST /api/support-tickets'
const ticket = {
  ticketNumber: 'RW-261120-7K3M9Q',
  subject: 'A question',
  message: 'Two\nlines',
  priority: 'medium',
  status: 'open',
  createdAt: '2026-11-20T12:00:00.000Z',
}

function Support({ emailVerified = true }: { emailVerified?: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
      <TicketDialog user={{ ...trialUser, emailVerified }} open={open} onOpenChange={setOpen} />
    </>
  )
}

const show = (replies: Replies = { [SEND]: ok({ ticket }, 201) }, emailVerified = true) =>
  renderWithApi(<Support emailVerified={emailVerified} />, replies)
const field = (label: string) => {
  const control = screen.getByLabelText(label)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    throw new Error(`${label} is not a field`)
  return control
}
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send to support' }))

test('the subject takes 200 characters, the message 5000, and the priority is medium at first', () => {
  show()
  expect(field('Subject').maxLength).toBe(200)
  expect(field('Message').maxLength).toBe(5_000)
  expect(screen.getByLabelText<HTMLSelectElement>('Priority').value).toBe('medium')
})

test('the characters of the message are counted while typing', () => {
  show()
  expect(screen.getByText('0 of 5000 characters')).toBeTruthy()
  type('Message', 'Hello')
  expect(screen.getByText('5 of 5000 characters')).toBeTruthy()
  type('Message', 'x'.repeat(4_950))
  expect(screen.getByText('50 characters left').getAttribute('aria-live')).toBe('polite')
})

test.each([
  ['nothing', '', '', 'Subject'],
  ['spaces', '  ', ' \n ', 'Subject'],
  ['a subject alone', 'A question', ' ', 'Message'],
  ['a message alone', ' ', 'Two lines', 'Subject'],
])('with %s nothing is sent, and the missing field gets the focus', async (_, subject, message, focused) => {
  const { calls } = show()
  type('Subject', subject)
  type('Message', message)
  press()
  expect(await screen.findByText('Missing information')).toBeTruthy()
  expect(screen.getByText('Please fill in both subject and message fields.')).toBeTruthy()
  expect(document.activeElement).toBe(field(focused))
  expect(calls).toEqual([])
})

test('the ticket replaces the form once it is created', async () => {
  const { calls } = show()
  type('Subject', ' A question ')
  type('Message', 'Two\nlines')
  press()
  const heading = await screen.findByRole('heading', { name: 'Ticket RW-261120-7K3M9Q is open' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  for (const text of ['Open', 'Medium', 'A question']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/^Two\s+lines$/)).toBeTruthy()
  expect(
    screen.getByText(
      'A copy with the number was mailed to maya.okafor@example.com. Answer it to add something.',
    ),
  ).toBeTruthy()
  expect(screen.queryByLabelText('Subject')).toBeNull()
  expect(calls).toEqual([SEND])
})

test('no copy is promised to an address that is not verified', async () => {
  show(undefined, false)
  type('Subject', 'A question')
  type('Message', 'Two lines')
  press()
  expect(await screen.findByText('Keep the number if you write again.')).toBeTruthy()
})

test('the form is emptied 200 ms after closing', async () => {
  show()
  type('Subject', 'A question')
  type('Message', 'Two lines')
  press()
  await screen.findByRole('heading', { name: /is open$/ })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  const reopenAfter = async (ms: number) => {
    await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
    fireEvent.click(screen.getByText('Open again'))
  }
  await reopenAfter(199)
  expect(screen.queryByRole('heading', { name: /is open$/ })).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await reopenAfter(200)
  expect(screen.queryByRole('heading', { name: /is open$/ })).toBeNull()
  expect([field('Subject').value, field('Message').value]).toEqual(['', ''])
})

test('a failure shows the message of the server and keeps the input', async () => {
  const message = 'You have sent many messages today. Try again later, or write to support@reachwell.example.'
  show({ [SEND]: refusal('too_many_requests', message) })
  type('Subject', 'A question')
  type('Message', 'Two lines')
  press()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('Ticket creation failed')).toBeTruthy()
  expect(field('Message').value).toBe('Two lines')
})

test('a failure without a message shows the default one', async () => {
  show({ [SEND]: { status: 500, body: 'broken' } })
  type('Subject', 'A question')
  type('Message', 'Two lines')
  press()
  expect(await screen.findByText('Failed to create support ticket. Please try again.')).toBeTruthy()
})
