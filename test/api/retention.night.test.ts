import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { configure } from '#harness/ready-user.ts'
import { connectBeforeLapse } from '#harness/lapsed-mailbox.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { kindsWith } from '#harness/whole-table.ts'

const stage = await testStage()
const table = tableOf(stage)
const { ses } = stage.emulators

const DAY = 86_400_000
const MINUTE = 60_000

const idOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
const choose = async (client: Client, autoDeleteAfterDays: number | null) =>
  (
    await client.post('/api/gdpr/retention-settings', {
      autoDeleteAfterDays,
      retentionPolicyAcceptedAt: true,
    })
  ).status

/** A user without a plan with this retention choice; returns the id. */
async function chooser(
  name: string,
  days: number | null,
): Promise<{ client: Client; userId: string; email: string }> {
  const email = `${name}@mail.example`
  const client = await browserSession(stage, email, { firstName: 'Isolde', lastName: 'Farrow', plan: 'none' })
  expect(await choose(client, days)).toBe(200)
  return { client, userId: await idOf(client), email }
}

/** Advances the clock and runs the schedules repeatedly, which must have no effect twice. */
async function pass(days: number): Promise<void> {
  stage.advance(days * DAY)
  await stage.sweep()
  await stage.sweep()
}

const mailFails = async (faults: object) =>
  await fetch(`${ses.url}/_emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
const warnings = (email: string) =>
  ses.sent.filter(({ to, subject }) => to === email && subject.includes('will be deleted')).length
const stands = async (userId: string) =>
  (await table.get(keys.profile(userId))) !== null && (await table.get(keys.deletion(userId))) === null

async function gone(userId: string): Promise<void> {
  await waitFor(async () => (await table.get(keys.subscription(userId))) === null, { what: 'the first pass' })
  stage.advance(60 * MINUTE)
  await stage.sweep()
  await waitFor(async () => (await ownedItems(table, userId, '')).length === 0, { what: 'the last look' })
}

describe('an account set to be deleted after inactivity', () => {
  test('gets one mail seven days before, and is deleted completely after seven days without a sign-in', async () => {
    const { client, userId, email } = await chooser('isolde.farrow', 30)
    await configure(client, 'product-manager.txt')
    await connectBeforeLapse(table, client, { userId, email })
    await pass(22.9)
    expect([warnings(email), await stands(userId)]).toEqual([0, true])
    await pass(0.2)
    expect(warnings(email)).toBe(1)
    const { text } = ses.sent.find(
      ({ to, subject }) => to === email && subject.includes('will be deleted'),
    ) ?? { text: '' }
    expect(text).toContain('You asked us to delete your account when it hasn’t been used for 30 days.')
    expect(text).toContain(`Sign in and keep the account: ${stage.origin}/login`)
    await pass(6.9)
    expect([warnings(email), await stands(userId)]).toEqual([1, true])
    await pass(0.2)
    expect(await stands(userId)).toBe(false)
    await gone(userId)
    const left = await kindsWith(stage, [userId, email, 'isolde'])
    expect(left.filter((kind) => !['THROTTLE', 'OAUTHSTATE'].includes(kind))).toEqual([])
    expect(warnings(email)).toBe(1)
    // A deleted user who comes back gets a new account.
    const again = await browserSession(stage, email)
    expect(await idOf(again)).not.toBe(userId)
  })

  test('is kept by a sign-in after the warning, which restarts the countdown', async () => {
    const { userId, email } = await chooser('comes.back', 60)
    await pass(54)
    expect(warnings(email)).toBe(1)
    await browserSession(stage, email)
    await pass(52)
    expect([warnings(email), await stands(userId)]).toEqual([1, true])
    await pass(2)
    expect([warnings(email), await stands(userId)]).toEqual([2, true])
    await pass(7.1)
    expect(await stands(userId)).toBe(false)
    await gone(userId)
  })

  test('has seven days from the warning, however late the warning is sent', async () => {
    const { userId, email } = await chooser('slept.through', 30)
    await pass(100)
    expect([warnings(email), await stands(userId)]).toEqual([1, true])
    await pass(6.9)
    expect(await stands(userId)).toBe(true)
    await pass(0.2)
    expect(await stands(userId)).toBe(false)
    await gone(userId)
  })

  test('is not deleted before its warning was sent', async () => {
    const { userId, email } = await chooser('no.mail', 30)
    await mailFails({ kind: 'unavailable', times: 50 })
    await pass(24)
    await mailFails({ clear: true })
    expect([warnings(email), await stands(userId)]).toEqual([0, true])
    await pass(10)
    expect([warnings(email), await stands(userId)]).toEqual([1, true])
    await pass(7.1)
    expect(await stands(userId)).toBe(false)
    await gone(userId)
  })
})

describe('an account that is kept', () => {
  test('because the user chose never, a longer time, or nothing', async () => {
    const [never, longer] = [await chooser('never', 30), await chooser('longer', 30)]
    expect([await choose(never.client, null), await choose(longer.client, 90)]).toEqual([200, 200])
    const none = await browserSession(stage, 'chose.nothing@mail.example', { plan: 'none' })
    const noneId = await idOf(none)
    await pass(80)
    expect([warnings(never.email), warnings(longer.email), warnings('chose.nothing@mail.example')]).toEqual([
      0, 0, 0,
    ])
    expect([await stands(never.userId), await stands(longer.userId), await stands(noneId)]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('because it has a plan, even without any sign-in', async () => {
    const email = 'pays@mail.example'
    const client = await browserSession(stage, email, { plan: 'pro' })
    const userId = await idOf(client)
    expect(await choose(client, 30)).toBe(200)
    for (let week = 0; week < 8; week += 1) await pass(8)
    expect([warnings(email), await stands(userId)]).toEqual([0, true])
  })
})
