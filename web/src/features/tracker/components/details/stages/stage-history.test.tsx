// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { localDay } from '#web/lib/time.ts'
import { paidUser } from '#harness/web/fixtures.ts'
import { ok, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { entry } from '#harness/web/tracker-data.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { NextStepPanel } from './next-step.tsx'

const replied = entry(1, { mark: 'replied', markedAt: '2026-11-22T10:00:00.000Z' })
const stages: OutreachDetails['stages'] = [
  { mark: 'sent', at: '2026-11-12T12:00:00.000Z', savedAt: '2026-11-20T09:00:00.000Z', note: null },
  {
    mark: 'replied',
    at: '2026-11-22T10:00:00.000Z',
    savedAt: '2026-11-22T10:00:00.000Z',
    note: 'Wants a call',
  },
]
const PATH = `/api/email-outreach/${replied.id}`
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('the stages are listed newest first, and the newest is taken back', async () => {
  const { calls } = renderWithApi(<MarkButtons entry={replied} stages={stages} />, {
    [`DELETE ${PATH}/stages/2026-11-22T10%3A00%3A00.000Z`]: ok({ entry: entry(1) }),
  })
  const list = within(screen.getByRole('list', { name: 'What happened so far' }))
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Replied Nov 22, 2026',
    'Sent Nov 12, 2026',
  ])
  expect([
    list.getByText('Wants a call').tagName,
    list.getAllByRole('button', { name: 'Undo' }).length,
  ]).toEqual(['P', 1])
  press('Undo')
  await waitFor(() => expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1))
})

it('the note and the day of the stage can be changed', async () => {
  const { sent } = renderWithApi(<MarkButtons entry={replied} stages={stages} />, {
    [`PUT ${PATH}/mark`]: ok({ entry: replied }),
  })
  press('Edit note or day')
  type('Note', 'Wants a call on Tuesday')
  press('Save')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  press('Edit note or day')
  type('Day', '2026-11-21')
  press('Save')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toEqual([
    { mark: 'replied', note: 'Wants a call on Tuesday' },
    { mark: 'replied', note: 'Wants a call', on: '2026-11-21' },
  ])
})

const plan = (nextStep: OutreachDetails['nextStep'], replies: Replies = {}, mails = true) =>
  renderWithApi(<NextStepPanel entry={replied} nextStep={nextStep} />, {
    'GET /api/user': ok({ ...paidUser, reminderMails: mails }),
    [`PUT ${PATH}/next-step`]: ok({ nextStep: null, remindAt: null }),
    ...replies,
  })

it('a next step needs a text and a day, and is saved with the zone of the browser', async () => {
  const { sent } = plan(null)
  press('Plan a next step')
  expect(document.activeElement).toBe(screen.getByLabelText('What'))
  press('Save')
  expect(screen.getByText('Say what you plan to do.')).toBeTruthy()
  expect(screen.getByText('Choose a day.')).toBeTruthy()
  type('What', 'Call back')
  screen.getByLabelText('Day').focus()
  type('Day', '2030-01-02')
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
  press('Save')
  await waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      nextStep: { what: 'Call back', on: '2030-01-02', remind: true },
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  )
})

it('a planned step says when it is due and whether a mail follows, and one press ends it', async () => {
  const { sent } = plan({ what: 'Call back', on: '2030-01-02', remind: true })
  expect(await screen.findByText('Jan 2, 2030, with an email that morning')).toBeTruthy()
  press('Done')
  await waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ nextStep: null }),
  )
})

it('a step of today or before says so, and reminders that are off are pointed out', async () => {
  const { unmount } = plan({ what: 'Call back', on: localDay(Date.now()), remind: true })
  expect(await screen.findByText('Today')).toBeTruthy()
  unmount()
  const past = plan({ what: 'Call back', on: '2026-01-02', remind: true })
  expect(await screen.findByText('Was due on Jan 2, 2026')).toBeTruthy()
  past.unmount()
  plan({ what: 'Call back', on: '2030-01-02', remind: true }, {}, false)
  expect(await screen.findByRole('link', { name: 'turn them on' })).toBeTruthy()
})
