import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newProof } from '#functions/objections/new-proof.ts'
import { recipientProofStore } from '#functions/objections/recipient-proof.store.ts'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { entriesOf, runOf, userOf } from '#harness/run-reading.ts'
import { visitor } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import { SearchPause } from '#shared/models/outreach/search-pause.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const table = tableOf(stage)
const proofs = recipientProofStore(table)

const objects = async (email: string) => {
  const proof = await newProof(email, 60_000, { proofs, secrets, clock: systemClock })
  return await visitor(stage).post('/api/recipients/objection', { proof })
}

test('an objection deletes the unsent draft in Gmail, its copies and its file, and tells the user why; what was sent stays', async () => {
  const me = 'olga@mail.example'
  const client = await readyUser(stage, me, 'trial', 'product-manager.txt', BERLIN)
  await runOf(client)
  const [first, second] = await entriesOf(client)
  if (first === undefined || second === undefined) throw new Error('there are no drafts')
  expect((await client.put(`/api/email-outreach/${second.id}/mark`, { mark: 'sent' })).status).toBe(200)
  const { id: userId } = await userOf(client)

  expect((await objects(first.contactPersonEmail)).status).toBe(200)
  expect((await objects(second.contactPersonEmail)).status).toBe(200)
  const withdrawn = await waitFor(
    async () => {
      const entry = (await entriesOf(client)).find(({ id }) => id === first.id)
      return entry?.emailStatus === 'failed' ? entry : null
    },
    { what: 'the email to be withdrawn' },
  )
  expect(withdrawn).toMatchObject({
    failure:
      'This person asked not to be contacted, so we deleted the email here and its draft in the connected Gmail. Please do not write to them.',
    emailSubject: null,
    emailBody: null,
  })
  expect((await draftsOf(stage, me)).map(({ to }) => to)).not.toContain(first.contactPersonEmail)
  expect(await draftsOf(stage, me)).toHaveLength(4)
  expect((await client.get(`/api/email-outreach/${first.id}/file`)).status).toBe(409)
  expect(await table.get(keys.material(userId, first.id))).not.toHaveProperty('letter')

  expect((await entriesOf(client)).map(({ emailStatus }) => emailStatus).toSorted()).toEqual([
    'draft',
    'draft',
    'draft',
    'failed',
    'sent',
  ])
  expect((await entriesOf(client)).find(({ id }) => id === second.id)?.emailBody).toMatch(/\S/u)
  // The user asked for nothing to be discarded.
  const pause = SearchPause.parse((await client.get('/api/user/search-pause')).body)
  expect([pause.pausedAt, pause.discard, pause.unsentDrafts]).toEqual([null, null, 3])
})

test('without Gmail the text is deleted all the same, and an objection during a discarding is not lost', async () => {
  const me = 'otto@mail.example'
  const client = await readyUser(stage, me, 'trial', 'product-manager.txt', { ...BERLIN, city: 'Hamburg' })
  await runOf(client)
  const [first] = await entriesOf(client)
  if (first === undefined) throw new Error('there are no drafts')
  expect((await client.delete('/api/gmail-integration')).status).toBe(200)
  const paused = client.put('/api/user/search-pause', { discardDrafts: true })
  expect((await objects(first.contactPersonEmail)).status).toBe(200)
  await paused
  const entry = await waitFor(
    async () => (await entriesOf(client)).find(({ id, emailBody }) => id === first.id && emailBody === null),
    { what: 'the text to be deleted' },
  )
  expect(entry.emailStatus).toBe('failed')
  const Details = z.object({ sentences: z.array(z.unknown()) })
  expect(Details.parse((await client.get(`/api/email-outreach/${first.id}`)).body).sentences).toEqual([])
})
