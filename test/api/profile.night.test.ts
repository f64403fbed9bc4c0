import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

const stage = await testStage({ workers: null })
const PROFILE = '/api/user/profile'
const idOf = (body: unknown) => z.object({ id: z.string() }).parse(body).id

test('the entered profile is saved and still there after the next sign-in', async () => {
  const email = 'renamed@mail.example'
  const client = await browserSession(stage, email, { firstName: 'Alex', lastName: 'Rivers' })
  const saved = await client.put(PROFILE, { firstName: ' Zoë ', lastName: 'Ångström' })
  expect([saved.status, saved.body]).toMatchObject([
    200,
    { profile: { firstName: 'Zoë', lastName: 'Ångström' } },
  ])
  expect((await client.get('/api/user')).body).toMatchObject({
    firstName: 'Zoë',
    lastName: 'Ångström',
    email,
  })
  const later = await browserSession(stage, email, { firstName: 'Alex', lastName: 'Rivers' })
  expect((await later.get('/api/user')).body).toMatchObject({ firstName: 'Zoë', lastName: 'Ångström', email })
})

test('one of the names is enough, and a name has one line', async () => {
  const client = await browserSession(stage, 'single@mail.example')
  expect((await client.put(PROFILE, { firstName: 'Suharto', lastName: '' })).status).toBe(200)
  expect(
    (await client.put(PROFILE, { firstName: 'A\r\nBcc: all@mail.example', lastName: 'Eman' })).body,
  ).toMatchObject({ profile: { firstName: 'A Bcc: all@mail.example', lastName: 'Eman' } })
})

test.each([
  ['an endless name', { firstName: 'x'.repeat(101), lastName: 'Y' }],
  ['half of it', { firstName: 'Alex' }],
  ['a name written backwards', { firstName: '\u202Eeman', lastName: 'Y' }],
  ['a name of fillers', { firstName: '\u3164', lastName: 'Y' }],
  ['a name with nothing but an accent', { firstName: 'Alex', lastName: '\u0301' }],
  ['another address', { firstName: 'Alex', lastName: 'Rivers', email: 'other@mail.example' }],
])('%s is refused', async (_, body) => {
  const client = await browserSession(stage, 'strict@mail.example')
  expect((await client.put(PROFILE, body)).status).toBe(400)
})

test('the usage shows today, this month, what is left and thirty days, from the counters', async () => {
  const client = await browserSession(stage, 'counted@mail.example', { plan: 'pro' })
  const userId = idOf((await client.get('/api/user')).body)
  await seedEntries(
    { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
    userId,
    70,
    systemClock.now(),
  )
  const reply = await client.get('/api/user/usage')
  const { days, usedThisMonth, remaining } = z
    .object({
      usedThisMonth: z.number(),
      remaining: z.number(),
      days: z.array(z.object({ day: z.string(), count: z.number() })),
    })
    .parse(reply.body)
  expect(days).toHaveLength(30)
  expect(days.slice(-4).map(({ count }) => count)).toEqual([0, 10, 30, 30])
  expect(days.at(-1)?.day).toBe(systemClock.now().toISOString().slice(0, 10))
  expect(usedThisMonth + remaining).toBe(600)
})

test('before the first run the usage is zero', async () => {
  const client = await browserSession(stage, 'fresh@mail.example', { plan: 'trial' })
  expect((await client.get('/api/user/usage')).body).toMatchObject({
    usedToday: 0,
    usedThisMonth: 0,
    remaining: 5,
  })
})
