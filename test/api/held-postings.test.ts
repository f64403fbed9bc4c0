import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { runOf } from '#harness/run-reading.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { keys } from '#platform/table/keys.ts'
import { Run } from '#shared/models/outreach/run.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const table = tableOf(stage)

const latest = async (client: Client) =>
  z.object({ run: Run }).parse((await client.get('/api/runs/latest')).body).run
const write = async (client: Client, id: string) => await client.post(`/api/held-postings/${id}/email`, {})
const leftOutForFit = ({ skipped }: Run) =>
  skipped.find(({ reason }) => reason === 'does_not_fit')?.count ?? 0
const trialOf = async (client: Client) =>
  await table.get(
    keys.trialUsage(z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id),
  )

const EMAIL = 'mia@mail.example'
/** A product manager who searches for a trade of which the resume says nothing. */
const mia = await readyUser(stage, EMAIL, 'trial', 'product-manager.txt', {
  ...BERLIN,
  jobTitle: 'Paralegal',
})
await runOf(mia)

test('postings of another trade are held back with their reason, and cost nothing', async () => {
  const run = await latest(mia)
  expect(run).toMatchObject({ outcome: 'none_fit', reserved: 0, drafted: 0 })
  expect(run.heldPostings).toHaveLength(5)
  expect(run.heldPostings[0]).toMatchObject({ why: { code: 'another_trade' }, isWritten: false })
  expect(leftOutForFit(run)).toBeGreaterThan(5)
  expect(await draftsOf(stage, EMAIL)).toEqual([])
})

test('a letter that the user asks for anyway is written once, and counts', async () => {
  const before = await latest(mia)
  const id = before.heldPostings[0]?.id ?? ''
  expect(await write(mia, id)).toMatchObject({ status: 202, body: { id } })
  expect(await write(mia, id)).toMatchObject({ status: 202, body: { id } })
  const run = await waitFor(
    async () => {
      const found = await latest(mia)
      return found.state === 'finished' && found.reserved === 1 ? found : null
    },
    { what: 'the email' },
  )
  expect(run).toMatchObject({ outcome: 'complete', reserved: 1, drafted: 1, leftOut: before.leftOut - 1 })
  expect(run.heldPostings.filter(({ isWritten }) => isWritten)).toMatchObject([{ id }])
  expect(await draftsOf(stage, EMAIL)).toHaveLength(1)
  expect(leftOutForFit(run)).toBe(leftOutForFit(before) - 1)
  expect((await trialOf(mia))?.['used']).toBe(1)
})

test('is refused clearly when the allowance is used up, and not found for anybody else', async () => {
  const id = (await latest(mia)).heldPostings[1]?.id ?? ''
  const other = await browserSession(stage, 'noah@mail.example')
  expect(await write(other, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const { pk, sk } = z.object({ pk: z.string(), sk: z.string() }).parse(await trialOf(mia))
  await table.update({ pk, sk }, { set: { used: 5 } })
  expect(await write(mia, id)).toMatchObject({ status: 403, body: { code: 'trial_used_up' } })
  expect(await draftsOf(stage, EMAIL)).toHaveLength(1)
})
