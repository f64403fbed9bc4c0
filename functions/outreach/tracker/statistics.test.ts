import { expect, test } from 'vitest'
import { userActor } from '#platform/actor.ts'
import type { OutlinedEmail } from './model.ts'
import { outreachStatistics } from './statistics.ts'

const clock = { now: () => new Date('2026-03-10T12:00:00.000Z') }

const email = (companyName: string, at: string, over: Partial<OutlinedEmail> = {}): OutlinedEmail => ({
  id: `out_${companyName}`,
  state: 'drafted',
  mark: null,
  companyName,
  jobTitle: 'Product Manager',
  contactName: 'Li Ng',
  subject: 'Your team',
  createdAt: new Date(at),
  ...over,
})

async function statisticsOf(emails: readonly OutlinedEmail[]) {
  const asked: unknown[] = []
  const tracker = {
    outlines: async (...question: unknown[]) => {
      asked.push(question)
      return emails
    },
  }
  return { asked, statistics: await outreachStatistics(userActor('usr_01'), { tracker, clock }) }
}

test('statistics count the last thirty days by day, by status and by company', async () => {
  const { asked, statistics } = await statisticsOf([
    email('Northwind', '2026-03-10T08:00:00.000Z'),
    email('northwind.', '2026-03-10T07:00:00.000Z', { mark: 'replied' }),
    email('Aldergate', '2026-03-09T23:59:59.999Z', { state: 'gone' }),
    email('Aldergate', '2026-02-09T00:00:00.000Z', { state: 'failed', subject: null }),
    email('Borealis', '2026-02-09T00:00:00.000Z', { mark: 'sent' }),
  ])
  expect(asked).toEqual([['usr_01', { first: '2026-02-09', last: '2026-03-10' }, 10_000]])
  expect(statistics.total).toBe(5)
  expect(statistics.days).toHaveLength(30)
  expect(statistics.days.filter(({ count }) => count > 0)).toEqual([
    { day: '2026-02-09', count: 2 },
    { day: '2026-03-09', count: 1 },
    { day: '2026-03-10', count: 2 },
  ])
  expect(statistics.statuses).toEqual([
    { status: 'sent', count: 2 },
    { status: 'draft', count: 1 },
    { status: 'failed', count: 1 },
    { status: 'replied', count: 1 },
  ])
  expect(statistics.companies).toEqual([
    { companyName: 'Aldergate', count: 2 },
    { companyName: 'Northwind', count: 2 },
    { companyName: 'Borealis', count: 1 },
  ])
  expect(statistics.others).toEqual({ companies: 0, count: 0 })
})

test('statistics name ten companies and count the others together', async () => {
  const { statistics } = await statisticsOf(
    'abcdefghijkl'
      .split('')
      .flatMap((name) => [
        email(name, '2026-03-10T08:00:00.000Z'),
        ...(name === 'l' ? [email(name, '2026-03-10T09:00:00.000Z')] : []),
      ]),
  )
  expect(statistics.companies.map(({ companyName }) => companyName).join('')).toBe('labcdefghi')
  expect(statistics.others).toEqual({ companies: 2, count: 2 })
})

test('statistics without emails are zeros', async () => {
  const { statistics } = await statisticsOf([])
  expect([
    statistics.total,
    statistics.statuses,
    statistics.companies,
    statistics.days.every(({ count }) => count === 0),
  ]).toEqual([0, [], [], true])
})
