// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OutreachResults } from '#shared/models/outreach/results.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { Results } from './results.tsx'

const none: OutreachResults = {
  sent: 0,
  replied: 0,
  interview: 0,
  offer: 0,
  titles: [],
  subjects: [],
  lines: [],
}
const show = (results: OutreachResults) =>
  renderWithApi(<Results />, { 'GET /api/email-outreach/results': ok(results) })
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

it('results are shares with both of their numbers, and none is told of fewer than ten', async () => {
  show({
    ...none,
    sent: 120,
    replied: 14,
    interview: 5,
    offer: 1,
    titles: [
      { label: 'Product Manager', sent: 111, replied: 14, interview: 5, offer: 1 },
      { label: 'Product Owner', sent: 9, replied: 4, interview: 0, offer: 0 },
    ],
    subjects: [{ label: 'title_and_company', sent: 120, replied: 14, interview: 5, offer: 1 }],
    lines: [{ label: 'cut cancellations from 6% to 4%', sent: 10, replied: 0, interview: 0, offer: 0 }],
  })
  expect(await rows('120 emails sent')).toEqual([
    ['Step', 'Emails that came this far'],
    ['Replied', '14 of 12012%'],
    ['Interview', '5 of 1204%'],
    ['Offer', '1 of 1201%'],
  ])
  expect(await rows('Replies by job title')).toEqual([
    ['Job title', 'Replies of emails sent'],
    ['Product Manager', '14 of 11113%'],
    ['Product Owner', '4 of 9Not enough data yet'],
  ])
  expect((await rows('Replies by subject line'))[1]).toEqual(['Job title and company', '14 of 12012%'])
  expect((await rows('Replies by line of your resume'))[1]).toEqual([
    'cut cancellations from 6% to 4%',
    '0 of 100%',
  ])
})

it('without a marked email it says how to mark one', async () => {
  show(none)
  expect(await screen.findByText(/^You haven’t marked anything as sent yet\./)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
