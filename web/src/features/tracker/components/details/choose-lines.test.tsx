// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { EmailLines } from '#shared/models/outreach/email-lines.ts'
import { ok, refusal, renderWithApi, type Reply } from '#harness/web/render-with-api.tsx'
import { details, entry, oneEmail } from '#harness/web/tracker-data.ts'
import TrackerScreen from '#web/features/tracker/components/tracker-screen.tsx'

const ID = entry(1).id
const POST = `POST /api/email-outreach/${ID}/revisions`
const line = (id: string, text: string, isUsed = false) => ({
  id,
  text,
  job: { title: 'Platform Engineer', employer: 'Hollowell Rail' },
  isUsed,
})
const LINES: EmailLines = {
  needs: [
    { id: 'P1', text: 'Move the booking core off the mainframe', lines: ['a', 'b'] },
    { id: 'P2', text: 'Speak Finnish', lines: [] },
  ],
  lines: [
    line('a', 'Led the migration of 40 services', true),
    line('b', 'Cut deploy time to 8 minutes'),
    { ...line('c', 'Wrote the runbooks'), job: null },
    line('d', 'Ran the on-call rota'),
  ],
}

function show(lines: Reply = ok(LINES), over = details()) {
  return renderWithApi(
    <TrackerScreen />,
    {
      ...oneEmail,
      [`GET /api/email-outreach/${ID}`]: ok(over),
      [`GET /api/email-outreach/${ID}/lines`]: lines,
      [POST]: ok(details({ revision: { ...over.revision, underWay: 'lines' } }), 202),
    },
    `/dashboard/tracker?entry=${ID}`,
  )
}

const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Show the lines' }))
const box = async (name: RegExp) => await screen.findByRole<HTMLInputElement>('checkbox', { name })

it('puts the chosen lines into the letter, in the order of choosing', async () => {
  const { sent } = show()
  await open()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Write it with these lines' })
  expect([button.disabled, screen.getByText('Choose up to 3 lines.').textContent]).toEqual([
    true,
    'Choose up to 3 lines.',
  ])
  fireEvent.click(await box(/^Wrote the runbooks/))
  fireEvent.click(await box(/^Cut deploy time/))
  fireEvent.click(screen.getByRole('button', { name: 'Write it with these lines' }))
  await waitFor(() =>
    expect(sent.find(({ call }) => call === POST)?.body).toEqual({ wish: 'lines', lines: ['c', 'b'] }),
  )
  await screen.findByText(/^Rewriting it…/)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Show the lines'))
})

it('shows needs beside the lines that answer them, the others at the end, and which are in the letter', async () => {
  show()
  await open()
  await box(/^Led the migration/)
  const region = within(screen.getByRole('region', { name: 'Choose your lines' }))
  expect(region.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Move the booking core off the mainframe',
    'Speak Finnish',
    'Your other lines',
  ])
  expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Led the migration of 40 servicesPlatform Engineer, Hollowell Rail · in the letter nowCut deploy time to 8 minutesPlatform Engineer, Hollowell Rail',
    'No line of yours answers this.',
    'Wrote the runbooksRan the on-call rotaPlatform Engineer, Hollowell Rail',
  ])
})

it('takes three lines at most, and says so', async () => {
  show()
  await open()
  for (const name of [/^Led the/, /^Cut deploy/, /^Wrote the/]) fireEvent.click(await box(name))
  expect(screen.getByText('3 of 3 chosen. Take one out to choose another.')).toBeTruthy()
  expect((await box(/^Ran the on-call/)).disabled).toBe(true)
  fireEvent.click(await box(/^Led the/))
  expect((await box(/^Ran the on-call/)).disabled).toBe(false)
})

it('says why the lines could not be loaded', async () => {
  show(refusal('resume_missing'))
  await open()
  expect(await screen.findByText('Upload your resume first.')).toBeTruthy()
})

it('is offered for drafts only', async () => {
  show(ok(LINES), details({ entry: entry(1, { emailStatus: 'sent' }) }))
  await screen.findByRole('button', { name: 'Copy body' })
  expect(screen.queryByRole('button', { name: 'Show the lines' })).toBeNull()
})
