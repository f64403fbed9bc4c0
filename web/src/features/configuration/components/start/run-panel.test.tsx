// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mailbox, nextSync, runAtWork } from '#harness/web/fixtures.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { RunPanel } from './run-panel.tsx'

const lost = {
  ...runAtWork,
  state: 'finished',
  outcome: 'mailbox_lost',
  message: 'Gmail was disconnected during this run. Connect Gmail again to get new drafts.',
  open: 0,
  failed: 5,
  finishedAt: '2026-11-20T11:58:00.000Z',
} as const
const LOST =
  'Gmail was disconnected during this run. The emails written by then are in your tracker; the others were given back to your allowance.'

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('a run that lost Gmail says so, with links to connect it and to the written drafts', () => {
  renderWithApi(
    <RunPanel run={lost} complete mailboxReady={false} canStart={false} next onEdit={() => undefined} />,
    { 'GET /api/gmail-integration': ok(null), 'GET /api/next-sync-info': ok(nextSync) },
  )
  expect(screen.getByText('Ended early')).toBeTruthy()
  expect(screen.getByText(lost.message)).toBeTruthy()
  expect(links()).toEqual([
    ['Connect Gmail', '/api/auth/gmail'],
    ['Read the drafts in the tracker', '/dashboard/tracker'],
  ])
})

test.each([
  ['mailbox_lost', false, `${LOST} Gmail is connected again. The next run is on Nov 21, 2026, 09:05 UTC.`],
  ['mailbox_disconnected', true, 'Gmail is connected again. You can start the next run now.'],
  ['mailbox_not_connected', true, 'Gmail is connected now. You can start the next run now.'],
] as const)('once Gmail is connected, a run that ended with %s says so', async (outcome, canStart, told) => {
  renderWithApi(
    <RunPanel
      run={{ ...lost, outcome }}
      complete
      mailboxReady
      canStart={canStart}
      next
      onEdit={() => undefined}
    />,
    {
      'GET /api/gmail-integration': ok(mailbox),
      'GET /api/next-sync-info': ok(nextSync),
    },
  )
  expect(await screen.findByText(told)).toBeTruthy()
  expect(links()).toEqual([['Read the drafts in the tracker', '/dashboard/tracker']])
})

test('a run that ended for a reason of ours asks nothing of the user, and is not amber', () => {
  const message = 'The service that finds people had no capacity left. Nothing was taken from your allowance.'
  renderWithApi(
    <RunPanel
      run={{ ...lost, outcome: 'contact_source_out_of_credits', message, drafted: 0 }}
      complete
      mailboxReady
      canStart={false}
      next
      onEdit={() => undefined}
    />,
    {},
  )
  const notice = screen.getByText('This run ended early').closest('[data-tone]')
  expect([notice?.getAttribute('data-tone'), screen.queryAllByRole('link')]).toEqual(['info', []])
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByText('Ended early')).toBeTruthy()
})
