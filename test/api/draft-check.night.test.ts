import { expect, test } from 'vitest'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { runOf } from '#harness/run-reading.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { MINUTE } from '#platform/clock.ts'
import { contracts } from '#shared/contracts/index.ts'
import { FolderCounts } from '#shared/models/outreach/folders.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const { google } = stage.emulators
const EMAIL = 'cleo.checks@mail.example'
await runOf(await readyUser(stage, EMAIL, 'trial', 'product-manager.txt', BERLIN))

const check = async (client: Client) =>
  contracts.checkDrafts.reply[202].parse((await client.post('/api/gmail-integration/check', {})).body).asked
const foldersOf = async (client: Client) =>
  FolderCounts.parse((await client.get('/api/email-outreach/folders')).body)
const readsOfDrafts = () =>
  google.requests.filter(({ method, path }) => method === 'GET' && path.endsWith('/drafts')).length

test('opening the tracker finds what left the drafts, and cannot say whether it was sent', async () => {
  stage.advance(20 * MINUTE)
  const client = await browserSession(stage, EMAIL)
  const [sent, deleted, ...kept] = await draftsOf(stage, EMAIL)
  google.state.send(EMAIL, sent?.id ?? '')
  google.state.discard(EMAIL, deleted?.id ?? '')
  expect([kept.length, await check(client)]).toEqual([3, true])
  const folders = await waitFor(
    async () => {
      const counts = await foldersOf(client)
      return counts.gone < 2 ? null : counts
    },
    { what: 'the check' },
  )
  expect(folders).toMatchObject({ gone: 2, to_read: 3 })
  const { data } = contracts.listEmailOutreach.reply[200].parse(
    (await client.get('/api/email-outreach?folder=gone')).body,
  )
  expect(data.map((entry) => ('mark' in entry ? [entry.mark, entry.knownStatus] : []))).toEqual([
    [null, 'sent'],
    [null, 'sent'],
  ])
})

test('a check is asked for once in ten minutes, and each reads the drafts once', async () => {
  const client = await browserSession(stage, EMAIL)
  const before = readsOfDrafts()
  expect(await check(client)).toBe(false)
  stage.advance(11 * MINUTE)
  const both = await Promise.all([check(client), check(client), check(client)])
  expect(both.filter(Boolean)).toHaveLength(1)
  await waitFor(() => readsOfDrafts() > before, { what: 'the second check' })
  expect(readsOfDrafts()).toBe(before + 1)
})

test('a mailbox that is lost, or was never connected, is not asked', async () => {
  google.faults.set({ revokeAccount: EMAIL })
  stage.advance(70 * MINUTE)
  const client = await browserSession(stage, EMAIL)
  await client.post('/api/gmail-integration/refresh', {})
  stage.advance(11 * MINUTE)
  expect(await check(client)).toBe(false)
  expect(await check(await browserSession(stage, 'no-mailbox@mail.example'))).toBe(false)
})
