import path from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { billingToItem } from '#functions/billing/billing.item.ts'
import { NO_BILLING } from '#functions/billing/model.ts'
import { configure } from '#harness/ready-user.ts'
import { draftsOf } from '#harness/drafts.ts'
import { browserSession, connectGmail } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { localPlace } from '#infra/cli/operate/place.ts'
import { ownRun, ownRunSince } from '#infra/cli/operate/own-run.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'

const stage = await testStage()
const EMAIL = 'own@reachwell.example'
const place = localPlace({
  table: stage.table,
  dynamodb: stage.addresses['dynamodb'] ?? '',
  sqs: stage.addresses['sqs'] ?? '',
})
const table = tableOf(stage)
const signIn = () => browserSession(stage, EMAIL, { plan: 'none' })
const client = await signIn()
const { id } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
/** What somebody with the account's own session gets. */
async function start() {
  const { status, body } = await (await signIn()).post('/api/start-email-drafting', {})
  return [status, z.object({ code: z.string() }).parse(body).code]
}
const run = () => ownRun(id, place, systemClock)

test('a person is told what to set up once, and the pass for it lasts an hour', async () => {
  await expect(ownRun('usr_nobody', place, systemClock)).rejects.toThrow('There is no account usr_nobody.')
  await expect(run()).rejects.toThrow(/^not_configured: .* Set it up on the site within the hour\.$/)
  await configure(client, 'product-manager.txt')
  await expect(run()).rejects.toThrow(/^mailbox_not_connected: /)
  await connectGmail(client, EMAIL)
  stage.advance(2 * 3_600_000)
  expect(await start()).toEqual([403, 'trial_expired'])
})

test('each deployment has one letter drafted in its mailbox, any number a day, and nothing is sent', async () => {
  const began = systemClock.now()
  expect(await ownRunSince(id, began, table)).toBe('it has had no run since this deployment')
  expect(await run()).toEqual([
    expect.stringMatching(/^run_\w+: 1 drafted, complete\. Your drafts are ready\./),
  ])
  expect(await ownRunSince(id, began, table)).toBe(true)
  stage.advance(10 * 60_000)
  expect(await run()).toEqual([expect.stringMatching(/^run_\w+: 1 drafted, complete\./)])
  expect(await draftsOf(stage, EMAIL)).toHaveLength(2)
  expect(stage.emulators.google.sendAttempts).toEqual([])
  // Whoever has its session gets no third letter, even within the hour.
  stage.advance(10 * 60_000)
  expect(await start()).toEqual([409, 'already_sent_today'])
  expect(await draftsOf(stage, EMAIL)).toHaveLength(2)
})

test('no list and no figure counts it', async () => {
  const subscription = await table.get(keys.subscription(id))
  expect(Object.keys(subscription ?? {}).filter((name) => /^(?:open|list)(?:Pk|Sk)$/.test(name))).toEqual([])
  const profile = await table.get(keys.profile(id))
  expect(profile?.['remindersOffAt']).toBeDefined()
})

test('a mailbox that is gone fails the deployment, and a customer is never made one letter richer', async () => {
  expect((await (await signIn()).delete('/api/gmail-integration')).status).toBe(200)
  await expect(run()).rejects.toThrow(/^mailbox_not_connected: /)
  await table.put(billingToItem(id, { ...NO_BILLING, customerId: 'cus_1' }))
  await expect(run()).rejects.toThrow("The service's own user never orders anything.")
})

test('production has no such user', async () => {
  const command = ['operate', '--stage', 'prod', '--table', 'any', 'own-run', id]
  const { exitCode, stderr } = await execa(
    process.execPath,
    [path.resolve('infra/cli/main.ts'), ...command],
    {
      reject: false,
    },
  )
  expect([exitCode, stderr]).toEqual([
    2,
    "Production has no user of the service's own: dev's tries what production gets.",
  ])
})
