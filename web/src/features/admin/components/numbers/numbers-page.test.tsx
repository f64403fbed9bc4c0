// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MonthNumbers } from '#shared/models/admin/numbers.ts'
import { plainAdmin } from '#harness/web/admin-fixtures.ts'
import { showTo } from '#harness/web/admin-view.tsx'
import { ok, refusal } from '#harness/web/render-with-api.tsx'
import NumbersPage from './numbers-page.tsx'

const empty: MonthNumbers = {
  month: '2026-09',
  trials: { begun: 0, paid: 0 },
  cancelled: 0,
  reactivated: 0,
  paused: 0,
  continued: 0,
  lapsed: 0,
  why: [],
  revenue: [],
  costs: [
    { what: 'contacts', name: null, units: 0, usd: 0 },
    { what: 'mails', name: null, units: 0, usd: 0 },
  ],
  postingCalls: [],
  users: null,
  letters: { model: 0, plain: 0, afterRefusal: 0, withoutAnswer: 0, followUp: 0 },
  refused: { letters: 0, rules: [] },
  told: { sent: 0, answered: 0, interviews: 0 },
}
const november: MonthNumbers = {
  ...empty,
  month: '2026-11',
  trials: { begun: 40, paid: 13 },
  cancelled: 9,
  reactivated: 1,
  lapsed: 1,
  why: [
    { reason: 'found_job', count: 7 },
    { reason: 'too_expensive', count: 3 },
  ],
  revenue: [{ currency: 'usd', gross: 167_700, refunds: 12_900 }],
  costs: [
    { what: 'contacts', name: null, units: 1_240.5, usd: 105.44 },
    { what: 'model', name: 'some-model', units: 12_000, usd: null },
    { what: 'mails', name: null, units: 210, usd: 0.021 },
  ],
  postingCalls: [{ source: 'adzuna', calls: 310 }],
  users: 60,
  letters: { model: 180, plain: 0, afterRefusal: 12, withoutAnswer: 3, followUp: 5 },
  refused: { letters: 8, rules: [{ rule: 'L24', count: 6 }] },
  told: { sent: 90, answered: 18, interviews: 4 },
}
const october: MonthNumbers = { ...empty, month: '2026-10', trials: { begun: 9, paid: 3 } }

const open = (reply = ok({ months: [november, october, empty] })) =>
  showTo(plainAdmin, <NumbersPage />, '/admin/numbers', { 'GET /api/admin/numbers': reply })

/** The cells of a row, by its label, in the order of the months. */
async function row(table: string, label: string) {
  const found = await screen.findByRole('table', { name: table })
  const header = within(found).getByRole('rowheader', { name: new RegExp(`^${label}`) })
  const line = header.closest('tr')
  return line === null
    ? []
    : within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
}

it('shows three months side by side, and no share of fewer than ten', async () => {
  await open()
  expect(await row('Trials and plans', 'Became paid')).toEqual([
    '13 of 4033%',
    '3 of 9Not enough data yet',
    '—',
  ])
  expect(await row('Trials and plans', 'Taken back')).toEqual(['1 of 9Not enough data yet', '—', '—'])
  expect(screen.getAllByRole('columnheader', { name: 'Nov 2026' })).toHaveLength(6)
  expect(await row('Why people cancel', 'I found a job')).toEqual(['7 of 1070%', '—', '—'])
  expect(await row('Why people cancel', 'Said why')).toEqual(['10 of 10100%', '—', '—'])
  expect(await row('Revenue', 'Left, USD')).toEqual(['$1,548.00', '$0.00', '$0.00'])
  expect(await row('Answers', 'Answered')).toEqual(['18 of 9020%', '—', '—'])
})

it('prices what was used, and says where no price is known', async () => {
  await open()
  expect(await row('Cost', 'Contacts')).toEqual([
    '$105.441,240.5 credits',
    '$0.000 credits',
    '$0.000 credits',
  ])
  expect(await row('Cost', 'some-model')).toEqual(['No price known12,000 tokens', '—', '—'])
  expect(await row('Cost', 'A user')).toEqual(['$1.7660 users', 'Not enough data yet', 'Not enough data yet'])
  expect(await row('Cost', 'Calls to adzuna')).toEqual(['310', '0', '0'])
})

it('shows who wrote the letters and which rules refused some', async () => {
  await open()
  expect(await row('Letters', 'Written')).toEqual(['200', '0', '0'])
  expect((await row('Letters', 'Plain, after the model’s was refused'))[0]).toBe('12 of 2006%')
  expect((await row('Letters', 'Refused by the check'))[0]).toBe('8 of 2084%')
  expect(await row('Letters', 'L24 ?a claim about you or the company that nothing supports')).toEqual([
    '6',
    '0',
    '0',
  ])
})

it('says so when the numbers cannot be loaded', async () => {
  await open(refusal('internal'))
  expect(await screen.findByText('The numbers could not be loaded')).toBeTruthy()
})
