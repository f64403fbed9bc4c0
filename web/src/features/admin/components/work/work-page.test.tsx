import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plainAdmin } from '#harness/web/admin-fixtures.ts'
import { showTo } from '#harness/web/admin-view.tsx'
import { ok, refusal, type Replies } from '#harness/web/render-with-api.tsx'
import { csvOf } from './csv-of.ts'
import WorkPage from './work-page.tsx'

const TICKET = {
  ticketNumber: 'RW-261120-7K3M9Q',
  userId: 'usr_1',
  subject: 'Nurses',
  message: 'Does it work for nurses?',
  priority: 'high',
  status: 'open',
  createdAt: '2026-11-20T09:00:00.000Z',
  answers: [],
}
const page = (...tickets: object[]) =>
  ok({ tickets, userEmails: { usr_1: 'zoe@mail.example' }, nextCursor: null })
const PATH = `/api/admin/users/usr_1/tickets/${TICKET.ticketNumber}`

const open = (address: string, replies: Replies) => showTo(plainAdmin, <WorkPage />, address, replies)

test('a ticket is answered with two clicks, and leaves the list', async () => {
  const { sent } = await open('/admin/work', {
    'GET /api/admin/tickets': [page(TICKET), page()],
    [`POST ${PATH}/answers`]: ok({ ticket: { ...TICKET, status: 'answered' } }),
  })
  fireEvent.click(await screen.findByRole('button', { name: `Open ticket ${TICKET.ticketNumber}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nurses' }))
  fireEvent.change(dialog.getByRole('textbox', { name: /Your answer/ }), { target: { value: 'Yes.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByRole('heading', { name: 'No ticket waits' })).toBeTruthy()
  expect(sent.find(({ call }) => call === `POST ${PATH}/answers`)?.body).toEqual({ text: 'Yes.', seen: 0 })
})

test('an answer that was not mailed is sent again as it is', async () => {
  const waiting = { text: 'Yes.', at: '2026-11-20T10:00:00.000Z', mailedAt: null }
  const { sent } = await open('/admin/work', {
    'GET /api/admin/tickets': page({ ...TICKET, answers: [waiting] }),
    [`POST ${PATH}/answers`]: refusal('unavailable'),
  })
  fireEvent.click(await screen.findByRole('button', { name: `Open ticket ${TICKET.ticketNumber}` }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send it again' }))
  expect(await screen.findByText('The answer was not sent')).toBeTruthy()
  expect(sent.find(({ call }) => call === `POST ${PATH}/answers`)?.body).toEqual({ text: 'Yes.', seen: 0 })
})

test('the filter is in the address', async () => {
  const { calls, address } = await open('/admin/work', { 'GET /api/admin/tickets': page() })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Show' }), { target: { value: 'closed' } })
  expect(await screen.findByText('No ticket is closed')).toBeTruthy()
  expect(address()).toBe('/admin/work?status=closed')
  expect(calls.at(-1)).toBe('GET /api/admin/tickets?status=closed')
})

const DUE = {
  id: 'usr_1',
  userId: 'usr_1',
  at: '2026-11-18T12:00:00.000Z',
  amountCents: 12_900,
  reason: 'declined',
  nextAt: null,
  about: null,
}

test('a charge that is past due has amount and age', async () => {
  await open('/admin/work?list=past_due', {
    'GET /api/admin/work': ok({
      items: [DUE],
      userEmails: { usr_1: 'zoe@mail.example' },
      nextCursor: null,
    }),
  })
  const row = within(await screen.findByRole('row', { name: /Declined/ }))
  expect(
    [row.getByText(/^\$129/), row.getByText('2 days ago'), row.getByText('Declined')].every(Boolean),
  ).toBe(true)
})

test('runs are chosen by their reason, in words', async () => {
  const { calls } = await open('/admin/work?list=empty_runs&reason=no_contacts', {
    'GET /api/admin/work': ok({
      items: [{ ...DUE, id: 'run_1', amountCents: null, reason: 'no_contacts' }],
      userEmails: {},
      nextCursor: null,
    }),
  })
  expect(await screen.findByRole('cell', { name: /Nobody to write to/ })).toBeTruthy()
  expect(calls.at(-1)).toBe('GET /api/admin/work?list=empty_runs&reason=no_contacts')
})

test('a run that ended with nothing is started again from its list, as the run that is shown', async () => {
  const empty = { ...DUE, id: 'run_1', amountCents: null, reason: 'no_contacts' }
  const { sent } = await open('/admin/work?list=empty_runs', {
    'GET /api/admin/work': ok({
      items: [empty],
      userEmails: { usr_1: 'zoe@mail.example' },
      nextCursor: null,
    }),
    'POST /api/admin/users/usr_1/runs': ok({ runId: 'run_2' }, 202),
  })
  const link = await screen.findByRole('link', { name: 'Page of user zoe@mail.example' })
  expect(link.getAttribute('href')).toBe('/admin/users/usr_1?tab=runs')
  fireEvent.click(screen.getByRole('button', { name: 'Start the run of zoe@mail.example again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start the run again' }))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Contacts are back' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Start run' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toMatchObject([
    { reason: 'Contacts are back', lastRunId: 'run_1' },
  ])
})

test('a CSV file runs nothing in a spreadsheet', () => {
  const csv = csvOf('past_due', [
    { ...DUE, email: '=cmd()@mail.example' },
    { ...DUE, email: '＝cmd()@mail.example' },
    { ...DUE, email: undefined },
  ])
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"user_id","email","at","amount_usd","what","next_try_at"',
    '"usr_1","\'=cmd()@mail.example","2026-11-18T12:00:00.000Z","129","Declined",""',
    '"usr_1","\'＝cmd()@mail.example","2026-11-18T12:00:00.000Z","129","Declined",""',
    '"usr_1","","2026-11-18T12:00:00.000Z","129","Declined",""',
    '',
  ])
})
