import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftsOf } from '#harness/drafts.ts'
import { readyUser } from '#harness/ready-user.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { Run } from '#shared/models/outreach/run.ts'

const stage = await testStage({ workers: { concurrency: 4 } })

const RunReply = z.object({ run: z.nullable(Run) })
const Entries = z.object({ data: z.array(OutreachEntry) })

/** The country of each draft whose posting was read whole. */
const read: string[] = []

test.each([
  ['Japan', 'Tokyo'],
  ['Sweden', 'Stockholm'],
  ['Brazil', 'São Paulo'],
  ['South Africa', 'Johannesburg'],
  ['Germany', 'Berlin'],
])(
  'a run in %s drafts for the whole allowance, and what was read at a board is not cut',
  async (country, city) => {
    const email = `${country.toLowerCase().replace(' ', '.')}@mail.example`
    const client = await readyUser(stage, email, 'starter', 'product-manager.txt', {
      jobTitle: 'Product Manager',
      country,
      city,
      role: 'engineering',
      timeframe: '30',
    })
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    const run = await waitFor(
      async () => {
        const latest = RunReply.parse((await client.get('/api/runs/latest')).body).run
        return latest?.state === 'finished' ? latest : null
      },
      { what: `the run in ${country} to finish` },
    )
    expect(run).toMatchObject({ outcome: 'complete', drafted: 15, failed: 0 })
    expect(await draftsOf(stage, email)).toHaveLength(15)
    const { data } = Entries.parse((await client.get('/api/email-outreach?limit=15')).body)
    const details = await Promise.all(
      data.map(async ({ id }) => OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)),
    )
    const whole = details.filter(({ posting }) => posting.fullText !== null)
    expect(whole.every(({ posting }) => !posting.isCut)).toBe(true)
    read.push(...whole.map(() => country))
  },
)

test('boards of employers gave some of the postings, in more than one of the countries', () => {
  expect(new Set(read).size).toBeGreaterThanOrEqual(2)
})
