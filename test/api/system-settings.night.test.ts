import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { finishedRun } from '#harness/run-reading.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { draftsOf } from '#harness/drafts.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { testStage } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { contracts } from '#shared/contracts/index.ts'
import { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { Problem } from '#shared/models/wire-types.ts'

const stage = await testStage({ workers: { concurrency: 2 } })
const { admin, client: staff } = await signedInAdmin(stage, 'settings@staff.example')
const HOUR = 3_600_000

const Settings = contracts.getSystemSettings.reply[200]
const save = async (emailsPerDayPerUser: number, responseTimeoutHours = 72) =>
  await staff.put('/api/admin/settings', { emailsPerDayPerUser, responseTimeoutHours })
const allowance = async (client: Client) =>
  z
    .object({
      dailyRemaining: z.number(),
      dailyAllowance: z.number(),
      draftingPaused: z.boolean(),
      jobsRemaining: z.number(),
    })
    .parse((await client.get('/api/user')).body)

describe('the settings', () => {
  test('are the defaults until an admin saves others, with the admin and the time', async () => {
    expect((await staff.get('/api/admin/settings')).body).toEqual({
      settings: { emailsPerDayPerUser: 30, responseTimeoutHours: 72, updatedAt: null, updatedBy: null },
    })
    const saved = await save(12, 48)
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { settings: { emailsPerDayPerUser: 12, responseTimeoutHours: 48, updatedBy: admin.id } },
    ])
    expect((await staff.get('/api/admin/settings')).body).toEqual(saved.body)
    expect(Date.parse(Settings.parse(saved.body).settings.updatedAt ?? '')).toBeGreaterThan(
      systemClock.now().getTime() - 60_000,
    )
    await save(30)
  })

  test.each([
    [{ emailsPerDayPerUser: 101, responseTimeoutHours: 72 }, 'emailsPerDayPerUser', 'Use 100 or less.'],
    [{ emailsPerDayPerUser: -1, responseTimeoutHours: 72 }, 'emailsPerDayPerUser', 'Use 0 or more.'],
    [{ emailsPerDayPerUser: 1.5, responseTimeoutHours: 72 }, 'emailsPerDayPerUser', 'Use a whole number.'],
    [{ emailsPerDayPerUser: '30', responseTimeoutHours: 72 }, 'emailsPerDayPerUser', 'Use a number.'],
    [{ emailsPerDayPerUser: 30, responseTimeoutHours: 0 }, 'responseTimeoutHours', 'Use 1 or more.'],
  ])('refuse %o', async (body, field, message) => {
    const answer = await staff.put('/api/admin/settings', body)
    expect([answer.status, Problem.parse(answer.body).fields]).toEqual([400, [{ field, message }]])
  })

  test('are for admins alone', async () => {
    const user = await browserSession(stage, 'no-admin@mail.example')
    expect([
      (await user.get('/api/admin/settings')).status,
      (await user.put('/api/admin/settings', { emailsPerDayPerUser: 0, responseTimeoutHours: 1 })).status,
    ]).toEqual([401, 401])
  })
})

describe('the daily limit of emails', () => {
  test("caps a plan's allowance from the next run on, and the user sees it", async () => {
    const client = await readyUser(stage, 'bounded@mail.example', 'pro', 'product-manager.txt')
    expect(await allowance(client)).toEqual({
      dailyRemaining: 20,
      dailyAllowance: 20,
      draftingPaused: false,
      jobsRemaining: 600,
    })
    await save(4)
    expect(await allowance(client)).toEqual({
      dailyRemaining: 4,
      dailyAllowance: 4,
      draftingPaused: false,
      jobsRemaining: 600,
    })
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    expect(await finishedRun(client)).toMatchObject({ outcome: 'complete', reserved: 4, drafted: 4 })
    expect(await draftsOf(stage, 'bounded@mail.example')).toHaveLength(4)
    expect(await allowance(client)).toMatchObject({ dailyRemaining: 0, jobsRemaining: 596 })
    await save(30)
    expect(await allowance(client)).toMatchObject({ dailyRemaining: 16, dailyAllowance: 20 })
  })

  test('caps a trial too', async () => {
    await save(2)
    const client = await readyUser(stage, 'trying@mail.example', 'trial', 'product-manager.txt')
    expect(await allowance(client)).toMatchObject({ dailyRemaining: 2, dailyAllowance: 2, jobsRemaining: 5 })
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    expect(await finishedRun(client)).toMatchObject({ reserved: 2, drafted: 2 })
    await save(30)
  })

  test('of zero pauses drafting for everybody, who are told so and lose nothing', async () => {
    const client = await readyUser(stage, 'paused@mail.example', 'pro', 'product-manager.txt')
    await save(0)
    expect(await allowance(client)).toEqual({
      dailyRemaining: 0,
      dailyAllowance: 0,
      draftingPaused: true,
      jobsRemaining: 600,
    })
    const refused = await client.post('/api/start-email-drafting', {})
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'drafting_paused',
        message:
          'Drafting is paused for everyone right now. None of your allowance is used, and your daily runs go on when the pause is over.',
      },
    ])
    await save(3)
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    expect(await finishedRun(client)).toMatchObject({ reserved: 3 })
    await save(30)
  })
})

test('a sent email that was not answered in time is shown with advice until it is answered', async () => {
  const client = await browserSession(stage, 'waiting@mail.example', { plan: 'pro' })
  const { id: userId } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  const [emailId = ''] = await seedEntries(
    { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
    userId,
    1,
    systemClock.now(),
  )
  const unanswered = async () => {
    const session = await browserSession(stage, 'waiting@mail.example')
    return OutreachDetails.parse((await session.get(`/api/email-outreach/${emailId}`)).body).noReplyYet
  }
  expect(await unanswered()).toBe(false)
  expect((await client.put(`/api/email-outreach/${emailId}/mark`, { mark: 'sent' })).status).toBe(200)
  stage.advance(47 * HOUR)
  expect(await unanswered()).toBe(false)
  const again = await signedInAdmin(stage, 'later@staff.example')
  await again.client.put('/api/admin/settings', { emailsPerDayPerUser: 30, responseTimeoutHours: 48 })
  expect(await unanswered()).toBe(false)
  stage.advance(HOUR)
  expect(await unanswered()).toBe(true)
  const session = await browserSession(stage, 'waiting@mail.example')
  await session.put(`/api/email-outreach/${emailId}/mark`, { mark: 'replied' })
  expect(await unanswered()).toBe(false)
})
