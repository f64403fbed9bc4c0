import { expect, test } from 'vitest'
import { OutreachList } from '#shared/models/outreach/outreach.ts'
import { credentialsOf } from '#harness/admin.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { seedStage } from './seed-stage.ts'

const stage = await testStage()

test('a stage is seeded only once, and the sample data shows over HTTP', async () => {
  const where = { origin: stage.origin, stripe: stage.addresses['stripe'] ?? '' }
  const seeded = await seedStage(where)
  expect(seeded?.emails).toEqual({
    sent: 72,
    replied: 18,
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
