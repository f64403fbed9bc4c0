// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  configuration,
  emailPage,
  mailbox,
  nextSync,
  NOW,
  paidUser,
  resume,
  runAtWork,
} from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Reply } from '#harness/web/render-with-api.tsx'
import ConfigurationPage from '#web/features/configuration/components/configuration-page.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

const CONFIGURATION = 'GET /api/user/configuration'
const ended = {
  ...runAtWork,
  state: 'finished',
  outcome: 'postings_source_unavailable',
  drafted: 0,
  message: 'The job search is not answering right now.',
  finishedAt: '2026-11-20T11:59:00.000Z',
}

/** A user without a run presses the button; the run has ended when it is first seen. */
async function start(configurations: Reply[], own: Record<string, Reply | Reply[]> = {}) {
  const view = renderWithApi(<ConfigurationPage user={paidUser} />, {
    [CONFIGURATION]: configurations,
    'GET /api/user/resume/latest': ok(resume),
    'GET /api/next-sync-info': ok(nextSync),
    'GET /api/gmail-integration': ok(mailbox),
    // One for the page and one for the start that comes with it.
    'GET /api/runs/latest': [ok({ run: null }), ok({ run: null }), ok({ run: ended })],
    'GET /api/email-outreach': ok(emailPage([])),
    'GET /api/user': ok(paidUser),
    'POST /api/start-email-drafting': ok(
      { success: true, message: 'Your personalized emails are being prepared...', runId: ended.id },
      202,
    ),
    ...own,
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Start Finding Jobs/ }))
  await screen.findByText('Ended early')
  return view
}

test('a first run that has ended when it is first seen still makes the configuration reload', async () => {
  const { calls } = await start([
    ok(configuration),
    ok({ ...configuration, isProcessingJobs: true }),
    ok(configuration),
  ])
  await waitFor(() => expect(calls.filter((call) => call === CONFIGURATION)).toHaveLength(3))
  await screen.findByRole('heading', { name: 'The job search isn’t answering right now' })
})

test('a run that lost the mailbox is shown with the button that connects it, not as connected again', async () => {
  await start([ok(configuration)], {
    'GET /api/gmail-integration': [
      ok(mailbox),
      ok({ ...mailbox, isActive: false, problem: 'Gmail refused.' }),
    ],
    'GET /api/runs/latest': [
      ok({ run: null }),
      ok({ run: null }),
      ok({ run: { ...ended, outcome: 'mailbox_lost', message: 'Gmail was disconnected during this run.' } }),
    ],
  })
  expect(await screen.findByText('Gmail refused.')).toBeTruthy()
  expect(screen.queryByText(/is connected again/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Connect Gmail' })).toBeTruthy()
})

test('a failed refetch during a run leaves the page in place', async () => {
  const { calls } = await start([ok(configuration), refusal('unavailable')])
  await waitFor(() => expect(calls.filter((call) => call === CONFIGURATION)).toHaveLength(3))
  expect(screen.getByRole('heading', { name: 'Your Active Configuration' })).toBeTruthy()
  expect(screen.queryByText('Your configuration couldn’t be loaded')).toBeNull()
})
