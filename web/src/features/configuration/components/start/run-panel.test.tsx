// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/render.tsx'
import { runAtWork } from '#web/testing/fixtures.ts'
import { RunPanel } from './run-panel.tsx'

test('a run that lost Gmail on the way says so, and leads to connecting it and to what was written', () => {
  const lost = {
    ...runAtWork,
    state: 'finished',
    outcome: 'mailbox_lost',
    message: 'Gmail was disconnected during this run.',
    open: 0,
    failed: 5,
    finishedAt: '2026-11-20T11:58:00.000Z',
  } as const
  show(<RunPanel run={lost} complete mailboxReady={false} next onEdit={() => undefined} />)
  expect(screen.getByText('Ended early')).toBeTruthy()
  expect(screen.getByText('Gmail was disconnected during this run.')).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Connect Gmail', '/api/auth/gmail'],
    ['Read the drafts in the tracker', '/dashboard/tracker'],
  ])
})
