// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { SearchPause } from '#shared/models/outreach/search-pause.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { paidUser } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { FoundJobCard, PausedCard } from './found-job-card.tsx'
import { PausedNotice } from './paused-notice.tsx'

const SINCE = '2026-11-20T09:00:00.000Z'
const going: SearchPause = { pausedAt: null, unsentDrafts: 3, discard: null, thankYous: [], notThanked: 0 }
const paused: SearchPause = { ...going, pausedAt: SINCE }
const mara = {
  id: 'out_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  contactName: 'Mara Lindqvist',
  contactEmail: 'mara.lindqvist@northwind.example',
  companyName: 'Northwind',
  mark: 'interview' as const,
  subject: 'Re: Moving the booking core',
  body: 'Hi Mara,\n\nThank you for your time.\n\nAda',
}

function Account() {
  const { data } = useQuery(userQuery)
  if (data === undefined) return null
  return data.searchPausedAt === null ? (
    <FoundJobCard charge="$149 on Dec 26, 2026" />
  ) : (
    <PausedCard since={data.searchPausedAt} plan={<button type="button">Cancel Subscription</button>} />
  )
}
const PAUSED_USER = ok({ ...paidUser, searchPausedAt: SINCE })
const open = (replies: Replies, address = '/dashboard/account') =>
  renderWithApi(
    <Account />,
    { 'GET /api/user': PAUSED_USER, 'GET /api/user/search-pause': ok(paused), ...replies },
    address,
  )
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('a pause explains itself, deletes nothing unless asked to, and then shows what is left to do', async () => {
  const { sent } = open({
    'GET /api/user': [ok(paidUser), PAUSED_USER],
    'GET /api/user/search-pause': [ok(going), ok(paused)],
    'PUT /api/user/search-pause': ok(paused),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'I found a job' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'You found a job' }))
  const discard = await dialog.findByRole('checkbox', {
    name: /^Discard the 3 drafts you haven’t sent/,
  })
  expect(discard).toHaveProperty('checked', false)
  press('Pause the search')
  expect(await screen.findByRole('region', { name: 'You found a job' })).toBeTruthy()
  expect(await screen.findByText('There are 3 drafts you haven’t sent')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ discardDrafts: false })
})

it('an address opens the dialog, and drafts are discarded only if their box is ticked', async () => {
  const { sent } = open(
    {
      'GET /api/user': ok(paidUser),
      'GET /api/user/search-pause': ok(going),
      'PUT /api/user/search-pause': refusal('unavailable'),
    },
    '/dashboard/account?found=job',
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Discard the 3 drafts/ }))
  press('Pause and discard the drafts')
  expect(await screen.findByText('The search wasn’t paused')).toBeTruthy()
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ discardDrafts: true })
  expect(screen.getByRole('dialog', { name: 'You found a job' })).toBeTruthy()
})

it('for drafts that could not be discarded the reason is shown, and they can be retried', async () => {
  open({
    'GET /api/user/search-pause': ok({
      ...paused,
      discard: { state: 'done', problem: 'mailbox_disconnected' },
    }),
    'PUT /api/user/search-pause': ok({ ...paused, discard: { state: 'open', problem: null } }),
  })
  expect(await screen.findByText(/^Gmail isn’t connected\./)).toBeTruthy()
  press('Discard the rest')
  expect(await screen.findByText('Your drafts are being discarded')).toBeTruthy()
})

it('people who answered can be thanked in Gmail or by copying the text', async () => {
  open({ 'GET /api/user/search-pause': ok({ ...paused, unsentDrafts: 0, thankYous: [mara] }) })
  const link = await screen.findByRole('link', {
    name: 'Write in Gmail to Mara Lindqvist (opens in a new tab)',
  })
  expect(link.getAttribute('href')).toBe(
    'https://mail.google.com/mail/?view=cm&fs=1&to=mara.lindqvist%40northwind.example&su=Re%3A+Moving+the+booking+core&body=Hi+Mara%2C%0A%0AThank+you+for+your+time.%0A%0AAda',
  )
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeTruthy()
  expect(screen.getByText('There are no drafts you haven’t sent.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy()
})

it('an empty list of people to thank explains itself, and a failed one can be retried', async () => {
  open({ 'GET /api/user/search-pause': [refusal('unavailable'), ok(paused)] })
  expect(await screen.findByText('Your drafts and thank-yous couldn’t be loaded')).toBeTruthy()
  press(/try again/i)
  expect(await screen.findByText(/^No one yet\./)).toBeTruthy()
})

it('one press ends the pause; after a failure the search is still shown as paused', async () => {
  const { calls } = renderWithApi(<PausedNotice />, {
    'DELETE /api/user/search-pause': [refusal('unavailable'), ok(going)],
  })
  press('Start again')
  expect(await screen.findByText('The search is still paused')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy())
  press('Start again')
  expect(await screen.findByText('The search is running again')).toBeTruthy()
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2)
})
