// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailbox } from '#harness/web/fixtures.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { folders } from '#harness/web/tracker-data.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { useDraftCheck } from './check-drafts.ts'
import { useFolders } from './list-email-outreach.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MAILBOX = 'GET /api/gmail-integration'
const CHECK = 'POST /api/gmail-integration/check'
const FOLDERS = 'GET /api/email-outreach/folders'

function Tracker() {
  useFolders()
  useDraftCheck()
  return 'The tracker'
}

function Pages() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Open'}
      </button>
      {isOpen && <Tracker />}
    </>
  )
}

const checked = (day: number) => ({ ...mailbox, checkedAt: `2026-11-${day}T09:00:00.000Z` })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Opens the tracker with a mailbox that was read on the 20th; the server knows of a check of the 21st. */
async function open() {
  const { queryClient, calls } = renderWithApi(<Pages />, {
    [MAILBOX]: [ok(checked(21)), ok(checked(21)), ok(checked(22))],
    [CHECK]: ok({ asked: true }, 202),
    [FOLDERS]: folders(),
  })
  queryClient.setQueryData(gmailIntegrationQuery.queryKey, checked(20))
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await pass(100)
  return calls
}

test('the tracker is read again after the check that was asked for, not for an earlier one', async () => {
  const calls = await open()
  await pass(2_100)
  expect(calls).toEqual([FOLDERS, MAILBOX, CHECK, MAILBOX])
  await pass(60_000)
  expect(calls).toEqual([FOLDERS, MAILBOX, CHECK, MAILBOX, MAILBOX, FOLDERS])
})

test('nobody waits for the check once the tracker is left', async () => {
  const calls = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await pass(60_000)
  expect(calls).toEqual([FOLDERS, MAILBOX, CHECK])
})
