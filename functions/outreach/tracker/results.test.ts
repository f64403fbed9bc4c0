import { expect, test } from 'vitest'
import { userActor } from '#platform/actor.ts'
import type { OutlinedEmail, ToldEmail } from './model.ts'
import { outreachResults } from './results.ts'

const clock = { now: () => new Date('2026-03-10T12:00:00.000Z') }

const email = (
  name: string,
  mark: OutlinedEmail['mark'],
  over: Partial<OutlinedEmail> = {},
): OutlinedEmail => ({
  id: `out_${name}`,
  state: 'drafted',
  mark,
  companyName: name,
  jobTitle: 'Product Manager',
  contactName: 'Li Ng',
  subject: `Product Manager at ${name}`,
  createdAt: new Date('2026-03-01T12:00:00.000Z'),
  ...over,
})

async function resultsOf(emails: readonly OutlinedEmail[], told: readonly [string, ToldEmail][] = []) {
  const asked: unknown[] = []
  const tracker = {
    outlines: async (...question: unknown[]) => {
      asked.push(question)
      return emails
    },
    told: async () => new Map(told),
  }
  return { asked, results: await outreachResults(userActor('usr_01'), { tracker, clock }) }
}

test('each step counts all that came at least as far, and only what the user marked', async () => {
  const { asked, results } = await resultsOf([
    email('Aldergate', 'sent'),
    email('Borealis', 'replied'),
    email('Calder', 'interview'),
    email('Dunmore', 'offer'),
    email('Eastvale', 'rejected'),
    email('Fairhaven', 'withdrawn'),
    email('Glenrock', 'discarded'),
    email('Hartwell', null, { state: 'gone' }),
  ])
  expect(asked).toEqual([['usr_01', { first: '2025-12-11', last: '2026-03-10' }, 3_000]])
  expect(results).toMatchObject({ sent: 6, replied: 4, interview: 2, offer: 1 })
})

test('an end counts as far as the stages before it, and a corrected mark does not', async () => {
  const { results } = await resultsOf(
    [email('Aldergate', 'rejected'), email('Borealis', 'withdrawn'), email('Calder', 'sent')],
    [
      ['out_Aldergate', { marks: ['sent', 'replied', 'interview', 'rejected'], lines: [] }],
      ['out_Borealis', { marks: ['sent', 'offer', 'withdrawn'], lines: [] }],
      // Marked as an interview by mistake, then as sent again.
      ['out_Calder', { marks: ['interview', 'sent'], lines: [] }],
    ],
  )
  expect(results).toMatchObject({ sent: 3, replied: 2, interview: 2, offer: 1 })
})

test('an email and its follow-ups are one, under the subject of the first', async () => {
  const { results } = await resultsOf([
    email('Aldergate', 'replied', { id: 'out_2', subject: 'Re: Your team' }),
    email('Aldergate', 'sent', { id: 'out_1', subject: 'Your team' }),
  ])
  expect(results).toMatchObject({
    sent: 1,
    replied: 1,
    subjects: [{ label: 'other', sent: 1, replied: 1 }],
  })
})

test('results are told by title, by what the subject names, and by line', async () => {
  const { results } = await resultsOf(
    [
      email('Aldergate', 'replied'),
      email('Borealis', 'sent', { jobTitle: 'product manager' }),
      email('Calder', 'sent', { jobTitle: 'Product Owner', subject: 'Product Owner in Leeds' }),
      email('Dunmore', 'sent', { subject: 'Dunmore’s pricing' }),
      email('Eastvale', 'sent', { subject: 'Cut cancellations by a third' }),
    ],
    [
      ['out_Aldergate', { marks: ['replied'], lines: ['cut cancellations', 'led eight engineers'] }],
      ['out_Borealis', { marks: ['sent'], lines: ['cut cancellations'] }],
    ],
  )
  const short = (list: readonly { label: string; sent: number; replied: number }[]) =>
    list.map(({ label, sent, replied }) => [label, sent, replied])
  expect([short(results.titles), short(results.subjects), short(results.lines)]).toEqual([
    [
      ['Product Manager', 4, 1],
      ['Product Owner', 1, 0],
    ],
    [
      ['title_and_company', 2, 1],
      ['company', 1, 0],
      ['other', 1, 0],
      ['title', 1, 0],
    ],
    [
      ['cut cancellations', 2, 1],
      ['led eight engineers', 1, 1],
    ],
  ])
})
