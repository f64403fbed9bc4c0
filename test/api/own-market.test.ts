import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runOf } from '#harness/run-reading.ts'
import { draftsOf } from '#harness/drafts.ts'
import { readyUser } from '#harness/ready-user.ts'
import { testStage } from '#harness/stage.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'

// Without boards, because their employers hire for the whole country.
const stage = await testStage({
  workers: { concurrency: 2 },
  settings: { MARKET_FILE: 'test/fixtures/market/hostile.json', POSTING_SOURCES: 'adzuna' },
})

const Entries = z.object({ data: z.array(OutreachEntry) })

async function runIn(city: string) {
  const email = `${city.toLowerCase()}@mail.example`
  const client = await readyUser(stage, email, 'starter', 'product-manager.txt', {
    jobTitle: 'Product Manager',
    country: 'Germany',
    city,
    role: 'engineering',
  })
  return { client, email, run: await runOf(client) }
}

test('postings and people with prompt injections are treated as any other, or left out', async () => {
  const { client, email, run } = await runIn('Essen')
  expect(run).toMatchObject({
    outcome: 'complete',
    found: 3,
    matched: 3,
    drafted: 2,
    failed: 0,
    leftOut: 1,
    skipped: [{ reason: 'no_person', words: 'we found no one in the role you chose', count: 1 }],
  })
  const { data } = Entries.parse((await client.get('/api/email-outreach')).body)
  expect(
    data
      .map((entry) => [entry.companyName, entry.contactPersonName, entry.contactPersonEmail])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ).toEqual([
    ['Brackwater Instruments', 'Ada Lindqvist', 'ada.lindqvist@brackwater-instruments.example'],
    ['Tidewell Controls', 'Mallory Vance', 'mallory.vance@tidewell-controls.example'],
  ])
  const asks = await Promise.all(
    data.map(async ({ id, companyName }) => {
      const { posting } = OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)
      return [companyName, posting.asks]
    }),
  )
  expect(Object.fromEntries(asks)).toEqual({
    'Brackwater Instruments': [],
    'Tidewell Controls': ['To apply, send a resume with the names of two referees.'],
  })
  const drafts = await draftsOf(stage, email)
  expect(drafts.map(({ to }) => to).toSorted()).toEqual([
    'ada.lindqvist@brackwater-instruments.example',
    'mallory.vance@tidewell-controls.example',
  ])
  for (const { subject, text } of drafts)
    expect(`${subject} ${text}`).not.toMatch(/attacker|PWNED|previous instructions|SYSTEM|script|alert|[<>]/)
})

test('a run in a city without postings ends with advice', async () => {
  const { client, run } = await runIn('Dresden')
  expect(run).toMatchObject({
    outcome: 'no_postings',
    message:
      'No postings matched. Try a more common job title, All Cities or a longer timeframe, then start again.',
    found: 0,
    drafted: 0,
  })
  expect(Entries.parse((await client.get('/api/email-outreach')).body).data).toEqual([])
})
