import { expect, test } from 'vitest'
import { userActor } from '#platform/actor.ts'
import type { OutlinedEmail } from './model.ts'
import { outreachStatistics } from './statistics.ts'
import type { TrackerStore } from './tracker.store.ts'

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

const noMarkings: TrackerStore['markings'] = async () => []

async function statisticsOf(
  emails: readonly OutlinedEmail[],
  markings = noMarkings,
  steps: readonly string[] = [],
) {
  const asked: unknown[] = []
  const tracker = {
    outlines: async (...question: unknown[]) => {
      asked.push(question)
      return emails
    },
    markings,
    stepsDue: async () => steps,
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

test('the to-do list has unmarked drafts, next steps, and emails sent five working days ago without a follow-up', async () => {
  const asked: unknown[] = []
  const { statistics } = await statisticsOf(
    [
      email('Northwind', '2026-03-10T08:00:00.000Z'),
      email('Aldergate', '2026-03-09T08:00:00.000Z', { state: 'ready' }),
      email('Borealis', '2026-03-09T07:00:00.000Z', { mark: 'discarded' }),
      email('Calder', '2026-03-08T08:00:00.000Z', { state: 'gone' }),
      email('Dunmore', '2026-03-05T08:00:00.000Z', { mark: 'sent' }),
      email('Eastvale', '2026-03-04T08:00:00.000Z', { mark: 'sent' }),
      email('Fairhaven', '2026-03-04T07:00:00.000Z', { mark: 'sent' }),
      email('Hartwell', '2026-03-02T08:00:00.000Z', { mark: 'sent' }),
      email('Glenrock', '2026-03-01T08:00:00.000Z', { mark: 'interview' }),
    ],
    async (...question) => {
      asked.push(question)
      const marked = (id: string, at: string, followedBy: string | null = null) => ({
        id,
        mark: 'sent' as const,
        markedAt: new Date(at),
        followUpOf: null,
        followUpNumber: 0,
        followedBy,
      })
      return [
        marked('out_Dunmore', '2026-03-03T12:00:00.000Z'),
        marked('out_Eastvale', '2026-03-02T12:00:00.000Z'),
        marked('out_Fairhaven', '2026-03-04T00:00:00.000Z'),
        marked('out_Hartwell', '2026-03-02T12:00:00.000Z', 'out_followUp'),
      ]
    },
    ['out_Calder', 'out_Northwind'],
  )
  expect(asked).toEqual([['usr_01', ['out_Dunmore', 'out_Eastvale', 'out_Fairhaven', 'out_Hartwell']]])
  expect(statistics.toDo).toEqual({
    drafts: { count: 2, next: 'out_Northwind' },
    followUps: { count: 2, next: 'out_Eastvale' },
    nextSteps: { count: 2, next: 'out_Calder' },
  })
})
