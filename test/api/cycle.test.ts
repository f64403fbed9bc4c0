import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedInAdmin } from '#harness/admin.ts'
import { atNight } from '#engine/test/at-night.ts'
import { finishedRun, latestRun } from '#harness/run-reading.ts'
import { draftsOf } from '#harness/drafts.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { readyUser } from '#harness/ready-user.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { NextSyncInfo } from '#shared/models/configuration.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'

const stage = await testStage({ workers: { concurrency: 4 } })

/** The letters of a run: twenty, as many as the plan allows, or five by day, as an admin may set. */
const LETTERS = atNight
  ? { daily: 20, pages: 2, shown: 10, left: 580 }
  : { daily: 5, pages: 1, shown: 5, left: 595 }
if (!atNight) {
  const { client } = await signedInAdmin(stage, 'limits@staff.example')
  await client.put('/api/admin/settings', { emailsPerDayPerUser: 5, responseTimeoutHours: 72 })
}

const Page = z.object({
  data: z.array(OutreachEntry),
  totalItems: z.number(),
  totalPages: z.number(),
  availableDates: z.array(z.string()),
  todayCount: z.number(),
})

const list = async (client: Client, query = '') =>
  Page.parse((await client.get(`/api/email-outreach${query}`)).body)

describe('a first run', () => {
  const email = 'priya@mail.example'

  test('turns the allowance into drafts, each with an outreach entry and its evidence', async () => {
    const client = await readyUser(stage, email, 'pro', 'product-manager.txt')
    const started = await client.post('/api/start-email-drafting', {
      requestTimestamp: '2026-03-10T00:00:00.000Z',
      emailQuotas: { daily: 9_999 },
    })
    expect([started.status, started.body]).toMatchObject([
      202,
      { success: true, message: 'Your personalized emails are being prepared...' },
    ])
    const done = await finishedRun(client)
    const { daily, pages, shown, left } = LETTERS
    expect(done).toMatchObject({
      outcome: 'complete',
      reserved: daily,
      written: daily,
      drafted: daily,
      failed: 0,
    })

    const drafts = await draftsOf(stage, email)
    expect(drafts).toHaveLength(daily)
    expect(new Set(drafts.map(({ messageId }) => messageId)).size).toBe(daily)
    expect(new Set(drafts.map(({ text }) => text)).size).toBe(daily)
    const { data, ...page } = await list(client)
    expect(page).toEqual({
      totalItems: daily,
      totalPages: pages,
      availableDates: [systemClock.now().toISOString().slice(0, 10)],
      todayCount: daily,
    })
    expect(data.map(({ emailStatus }) => emailStatus)).toEqual(Array.from({ length: shown }, () => 'draft'))
    const [first] = data
    const details = OutreachDetails.parse((await client.get(`/api/email-outreach/${first?.id}`)).body)
    expect(details.sentences.every(({ sources }) => sources.length > 0)).toBe(true)
    expect(details.findings.filter(({ severity }) => severity === 'E')).toEqual([])
    expect(
      drafts.some(
        ({ to, subject, text }) =>
          to === first?.contactPersonEmail &&
          subject === first.emailSubject &&
          text.trim() === first.emailBody?.trim(),
      ),
    ).toBe(true)
    expect((await client.get('/api/user')).body).toMatchObject({ dailyRemaining: 0, jobsRemaining: left })
    await waitFor(() => stage.emulators.ses.sent.length > 0, { what: 'the mail to the user' })
    expect(stage.emulators.ses.sent).toMatchObject([
      { to: email, subject: `${daily} drafts are ready for you to read` },
    ])
  })

  test('has consistent figures in the app and in the mail, and a reason for each skipped posting', async () => {
    const client = await browserSession(stage, email)
    const done = await finishedRun(client)
    const { found, leftOut, beyond, reserved, drafted, failed, open, skipped } = done
    expect([found, reserved, open]).toEqual([leftOut + beyond + reserved, drafted + failed, 0])
    expect(skipped.reduce((sum, { count }) => sum + count, 0)).toBe(leftOut)
    expect([beyond > 0, leftOut > 0]).toEqual([true, true])
    const shown = (count: number) => count.toLocaleString('en')
    expect(stage.emulators.ses.sent.at(-1)?.text).toContain(
      `${shown(found)} postings found: ${shown(leftOut)} skipped, ${shown(beyond)} over today’s limit, ${LETTERS.daily} ready to read.`,
    )
    const [first] = (await list(client)).data
    const { reasons } = OutreachDetails.parse((await client.get(`/api/email-outreach/${first?.id}`)).body)
    expect(reasons.map(({ part }) => part)).toEqual(['title', 'facts', 'place', 'age', 'company'])
    // Drafts are saved in parallel, so the first may be of either kind.
    expect([
      { code: 'in_place', params: { place: 'Berlin' } },
      { code: 'remote_within', params: { country: 'Germany' } },
    ]).toContainEqual(reasons[2]?.why)
    expect(reasons[4]?.why).toEqual({ code: 'company_new', params: { days: 30 } })
  })

  test('cannot be followed by a second run on the same day', async () => {
    const client = await browserSession(stage, email)
    const again = await client.post('/api/start-email-drafting', {})
    expect([again.status, again.body]).toMatchObject([
      409,
      {
        code: 'already_sent_today',
        message:
          'Your configuration was already sent in the last 24 hours. The next run can start in 24 hours.',
      },
    ])
    const sync = NextSyncInfo.parse((await client.get('/api/next-sync-info')).body)
    expect(sync.currentSubscriptionDay).toBe(1)
    expect(Date.parse(sync.nextSyncTime ?? '') - Date.parse(sync.lastSyncTime ?? '')).toBe(86_400_000)
    expect((await client.get('/api/user/configuration')).body).toMatchObject({
      isProcessingJobs: false,
      isConfigured: true,
    })
  })

  test('is followed by the next scheduled run a day later', async () => {
    stage.advance(24 * 3_600_000 + 16 * 60_000)
    await stage.emulators.scheduler.advance(0)
    const client = await browserSession(stage, email)
    const next = await waitFor(
      async () => {
        const latest = await latestRun(client)
        return latest?.trigger === 'schedule' && latest.state === 'finished' ? latest : null
      },
      { what: 'the scheduled run' },
    )
    expect(next.outcome).toBe('complete')
    expect(next.drafted).toBeGreaterThan(atNight ? 5 : 4)
    const drafts = await draftsOf(stage, email)
    expect(drafts).toHaveLength(LETTERS.daily + next.drafted)
    expect(new Set(drafts.map(({ messageId }) => messageId)).size).toBe(drafts.length)
  })

  test('is invisible to other users', async () => {
    const owner = await browserSession(stage, email)
    const stranger = await browserSession(stage, 'stranger@mail.example')
    const [entry] = (await list(owner)).data
    expect((await stranger.get(`/api/email-outreach/${entry?.id}`)).status).toBe(404)
    expect((await list(stranger)).data).toEqual([])
    expect(await latestRun(stranger)).toBeNull()
  })
})

describe('a start that is not possible says why', () => {
  const start = async (client: Client) => await client.post('/api/start-email-drafting', {})

  test('without a configuration', async () => {
    const client = await browserSession(stage, 'bare@mail.example')
    expect((await start(client)).body).toMatchObject({
      code: 'not_configured',
      message: 'Save your configuration first.',
    })
  })

  test('without a plan, and after a trial', async () => {
    expect(
      (await start(await browserSession(stage, 'noplan@mail.example', { plan: 'none' }))).body,
    ).toMatchObject({ code: 'no_plan' })
    expect(
      (await start(await browserSession(stage, 'over@mail.example', { plan: 'expired' }))).body,
    ).toMatchObject({ code: 'trial_expired' })
  })

  test('without Gmail', async () => {
    const client = await readyUser(stage, 'far@mail.example', 'pro', 'product-manager.txt', {
      jobTitle: 'Product Manager',
      country: 'Japan',
      city: 'Tokyo',
      role: 'engineering',
    })
    await client.delete('/api/gmail-integration')
    expect((await start(client)).body).toMatchObject({ code: 'mailbox_not_connected' })
  })
})
