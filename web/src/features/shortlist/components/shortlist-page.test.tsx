// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import ShortlistPage from './shortlist-page.tsx'

const LIST = 'GET /api/shortlist'
const ENTRY = {
  id: 'out_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  state: 'ticked',
  reason: null,
  jobTitle: 'Product Manager',
  companyName: 'Harborline',
  location: 'Berlin, Berlin, Germany',
  jobUrl: 'https://harborline.example/jobs/1',
  person: { name: 'Lena Brandt', title: 'Head of Product', email: 'lena@harborline.example' },
  whyPerson: 'Lena Brandt leads product at Harborline.',
  whyJob: ['It’s the title you’re looking for.'],
  line: null,
}
const shortlist = (more: object = {}, entry: object = {}) => ({
  shortlist: {
    runId: 'run_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
    madeAt: '2026-11-26T09:00:00.000Z',
    replacedAt: '2026-11-27T09:00:00.000Z',
    leftToday: 5,
    entries: [{ ...ENTRY, ...entry }],
    ...more,
  },
})
const open = (replies: Replies) => renderWithApi(<ShortlistPage />, replies)
const writeButton = async () => await screen.findByRole('button', { name: /^Write/ })

test('without a list it says which setting makes one', async () => {
  open({ [LIST]: ok({ shortlist: null }) })
  await screen.findByRole('heading', { level: 2, name: 'No shortlist yet' })
  expect(screen.getByRole('link', { name: 'Open Configuration' }).getAttribute('href')).toContain(
    '/dashboard',
  )
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
})

test('a list that could not be loaded is loaded again', async () => {
  const { calls } = open({ [LIST]: [refusal('internal'), ok(shortlist())] })
  await screen.findByText('Your shortlist couldn’t be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('checkbox', { name: 'Write to Lena Brandt, Harborline' })
  expect(calls).toEqual([LIST, LIST])
})

test('a place is named once, and no line begins with a dot', async () => {
  open({ [LIST]: ok(shortlist()) })
  const row = await screen.findByRole('listitem', { name: /^Lena Brandt/ })
  expect(row.querySelector('h2')?.textContent).toBe('Lena Brandt, Head of Product\u00A0· Harborline')
  expect(row.querySelector('h2 + p')?.textContent).toMatch(/Berlin, Germany$/)
  expect(row.textContent).not.toContain('Berlin, Berlin')
})

test('without anything left to write today the user can still choose', async () => {
  const { calls } = open({ [LIST]: ok(shortlist({ leftToday: 0 })) })
  expect((await writeButton()).getAttribute('aria-disabled')).toBe('true')
  screen.getByText('Your emails for now are used')
  screen.getByText('1 chosen. No emails left today.')
  fireEvent.click(await writeButton())
  fireEvent.keyDown(document, { key: 'w' })
  expect(calls).toEqual([LIST])
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false)
})

test('a list that was replaced meanwhile writes nothing, says so, and shows the new one', async () => {
  const newer = shortlist(
    { runId: 'run_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C' },
    { state: 'open', person: { ...ENTRY.person, name: 'Omar Reyes' } },
  )
  const replies = { [LIST]: [ok(shortlist()), ok(newer)] }
  open({ ...replies, 'POST /api/shortlist/letters': refusal('shortlist_replaced') })
  fireEvent.click(await writeButton())
  await screen.findByText('No letter was written')
  screen.getByText('A newer shortlist has replaced this one. Choose from the new one.')
  await screen.findByRole('checkbox', { name: 'Write to Omar Reyes, Harborline' })
  expect(screen.queryByText('Lena Brandt')).toBeNull()
  await waitFor(async () => expect((await writeButton()).textContent).toContain('Write'))
  screen.getByText('No one chosen yet. 5 emails left today.')
})

test('what was read of the tracker is out of date once letters are written', async () => {
  const { queryClient } = open({
    [LIST]: ok(shortlist()),
    'POST /api/shortlist/letters': ok({ written: [ENTRY.id], beyond: [], refused: [] }, 202),
  })
  const reads = [['/api/email-outreach'], ['/api/email-outreach/folders'], ['/api/email-outreach/statistics']]
  for (const queryKey of reads) queryClient.setQueryData(queryKey, 'before')
  fireEvent.click(await writeButton())
  await screen.findByText('1 letter is being written')
  expect(reads.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    true,
    true,
  ])
})

test('what is written leads to the tracker, and who is on the list cannot be chosen', async () => {
  const { shortlist: list } = shortlist()
  const other = { ...ENTRY, id: 'out_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C', state: 'on_your_list' }
  open({ [LIST]: ok({ shortlist: { ...list, entries: [{ ...ENTRY, state: 'written' }, other] } }) })
  await screen.findByRole('link', { name: 'Open in the tracker' })
  screen.getByText('On your do-not-contact list')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})
