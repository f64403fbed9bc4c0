// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { emailPage } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Reply } from '#harness/web/render-with-api.tsx'
import { savedFiles } from '#harness/web/saved-files.ts'
import { details, entry, oneEmail } from '#harness/web/tracker-data.ts'
import TrackerScreen from '#web/features/tracker/components/tracker-screen.tsx'

const ID = entry(1).id

/** Opens the details of an email for a user without a connected mailbox. */
async function open(over: Partial<OutreachEntry>, file: Reply = refusal('unavailable')) {
  renderWithApi(
    <TrackerScreen />,
    {
      ...oneEmail,
      'GET /api/email-outreach': ok(emailPage([entry(1, over)])),
      'GET /api/gmail-integration': refusal('unavailable'),
      [`GET /api/email-outreach/${ID}`]: ok(details({ entry: entry(1, over) })),
      [`GET /api/email-outreach/${ID}/file`]: file,
    },
    `/dashboard/tracker?entry=${ID}`,
  )
  return within(await screen.findByRole('dialog', { name: 'Email to Mara Lindqvist' }))
}

it('without a mailbox, a link opens the text in Gmail', async () => {
  const dialog = await open({ emailStatus: 'pending_send', knownStatus: 'pending_send' })
  const link = dialog.getByRole('link', { name: 'Write in Gmail (opens in a new tab)' })
  expect(link.getAttribute('href')).toMatch(
    /^https:\/\/mail\.google\.com\/mail\/\?view=cm&fs=1&to=mara\.lindqvist%40northwind\.example&su=Moving\+the\+booking\+core\+without\+a\+lost\+booking&body=Hi\+Mara%2C%0A%0A/,
  )
  expect(dialog.queryByRole('link', { name: /Open in Gmail/ })).toBeNull()
})

it('a draft that is in Gmail is opened there, not written a second time', async () => {
  const dialog = await open({})
  expect(dialog.getByRole('link', { name: /Open in Gmail/ })).toBeTruthy()
  expect(dialog.queryByRole('link', { name: /Write in Gmail/ })).toBeNull()
})

it('the downloaded file is what the server sent', async () => {
  const saved = savedFiles()
  const dialog = await open({}, ok({ fileName: 'email-Northwind.eml', content: 'X-Unsent: 1\r\n' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Download .eml' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const [file] = saved
  expect([file?.blob.type, await file?.blob.text()]).toEqual(['message/rfc822', 'X-Unsent: 1\r\n'])
})

it('a failed download says so', async () => {
  const dialog = await open({})
  fireEvent.click(dialog.getByRole('button', { name: 'Download .eml' }))
  expect(await screen.findByText('Download failed')).toBeTruthy()
})

it('the phone shows who signs, the subject and the first line', async () => {
  const dialog = await open({})
  const inbox = dialog.getByRole('region', { name: 'Inbox preview' })
  expect(
    within(inbox)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ada Nwosu',
    'Moving the booking core without a lost booking',
    expect.stringMatching(/^Hi Mara, Northwind is moving its booking core/),
  ])
})
