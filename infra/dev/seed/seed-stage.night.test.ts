import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OutreachList } from '#shared/models/outreach/outreach.ts'
import { credentialsOf } from '#harness/admin.ts'
import { configure } from '#harness/ready-user.ts'
import { finishedRun } from '#harness/run-reading.ts'
import { browserSession, connectGmail } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { seedStage } from './seed-stage.ts'

const stage = await testStage()

test('a stage is seeded only once, and the sample data shows over HTTP', async () => {
  const where = { origin: stage.origin, stripe: stage.addresses['stripe'] ?? '' }
  const seeded = await seedStage(where)
  expect(seeded?.emails).toEqual({
    sent: 68,
    replied: 18,
    offer: 1,
    interview: 1,
    rejected: 1,
    withdrawn: 1,
    discarded: 18,
    gone: 18,
    drafted: 58,
    ready: 3,
    reserved: 3,
    failed: 10,
  })
  expect(seeded?.people).toBe(8)
  expect(seeded?.tickets).toHaveLength(3)
  const owner = await browserSession(stage, 'elena.elite@example.com')
  const page = OutreachList.parse((await owner.get('/api/email-outreach?page=1&limit=10')).body)
  expect(page.data).toHaveLength(10)
  expect(page.totalItems).toBe(200)
  expect((await owner.get('/api/gmail-integration')).body).toMatchObject({
    email: 'elena.elite@example.com',
    isActive: true,
  })
  const starter = await browserSession(stage, 'stan.starter@example.com')
  expect((await starter.post('/api/billing/preview-change', { plan: 'elite' })).body).toMatchObject({
    direction: 'up',
    chargeCents: 5000,
  })
  const declined = await browserSession(stage, 'dana.declined@mail.example')
  expect((await declined.get('/api/user')).body).toMatchObject({ isActive: false, currentPlan: null })
  const { email, password } = seeded?.admin ?? { email: '', password: '' }
  const admins = await fetch(new URL('/api/admin/admins', stage.origin), {
    headers: credentialsOf(email, password),
  })
  expect(admins.status).toBe(200)
  expect(await seedStage(where)).toBeNull()
})

const Sync = z.object({ currentSubscriptionDay: z.number() })

test('a newcomer to a seeded stage has 24 hours, day 1, one run, and a plan that can be changed', async () => {
  const { client, user } = await trialBuyer(stage, 'newcomer')
  const { trialEndsAt } = z.object({ trialEndsAt: z.iso.datetime() }).parse(await user())
  const leftMs = Date.parse(trialEndsAt) - systemClock.now().getTime()
  expect(leftMs).toBeGreaterThan(23.9 * 3_600_000)
  expect(leftMs).toBeLessThanOrEqual(24 * 3_600_000)
  await configure(client, 'product-manager.txt')
  await connectGmail(client, 'newcomer@mail.example')
  expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
  await finishedRun(client)
  // The one run of the day.
  expect((await client.post('/api/start-email-drafting', {})).body).toMatchObject({
    code: 'already_sent_today',
  })
  expect(Sync.parse((await client.get('/api/next-sync-info')).body).currentSubscriptionDay).toBe(1)
  expect((await client.post('/api/billing/upgrade', { plan: 'starter' })).body).toMatchObject({
    success: true,
  })
  const priced = z
    .object({ prorationAt: z.string() })
    .parse((await client.post('/api/billing/preview-change', { plan: 'pro' })).body)
  const changed = await client.post('/api/billing/upgrade', { plan: 'pro', ...priced })
  expect(changed.body).toMatchObject({ success: true })
  expect(await user()).toMatchObject({ currentPlan: 'pro' })
})
