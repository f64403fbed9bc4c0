import { activityWords } from '#shared/catalog/activities.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { atNight } from '#engine/test/at-night.ts'
import { buyer, confirmCard, Ordered } from '#harness/payments.ts'
import { configure } from '#harness/ready-user.ts'
import { browserSession, connectGmail, visitor, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { PrivacyDashboard } from '#shared/models/account/privacy.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)

const DASHBOARD = '/api/gdpr/privacy-dashboard'
const SETTINGS = '/api/gdpr/retention-settings'
const DAY = 86_400_000

const privacyOf = async (client: Client) => PrivacyDashboard.parse((await client.get(DASHBOARD)).body)
const choose = async (client: Client, autoDeleteAfterDays: unknown) =>
  await client.post(SETTINGS, { autoDeleteAfterDays, retentionPolicyAcceptedAt: true })
/** The activity log, oldest first. */
const logOf = async (client: Client) =>
  (await privacyOf(client)).recentActivity
    .map(({ action, details }) => (details === null ? action : `${action}: ${activityWords(details)}`))
    .toReversed()
const idOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id

/** The number of days until the scheduled deletion. */
const daysAhead = (instant: string | null) =>
  instant === null ? null : Math.round((Date.parse(instant) - systemClock.now().getTime()) / DAY)

describe('the privacy dashboard', () => {
  test('requires a session', async () => {
    expect([(await visitor(stage).get(DASHBOARD)).status, (await choose(visitor(stage), 30)).status]).toEqual(
      [401, 401],
    )
  })

  test('of a new user shows who they are, and nothing connected, chosen or done but the sign-in', async () => {
    const client = await browserSession(stage, 'wren@mail.example', {
      firstName: 'Wren',
      lastName: 'Adeyemi',
      plan: 'none',
    })
    const reply = await client.get(DASHBOARD)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(reply.body).toEqual({
      dataExport: null,
      personalInformation: {
        email: 'wren@mail.example',
        firstName: 'Wren',
        lastName: 'Adeyemi',
        isGoogleAccount: true,
        emailVerified: true,
        accountCreated: at,
      },
      gmailIntegration: {
        isConnected: false,
        email: null,
        connectedAt: null,
        permissions: [],
        tokenExpiry: null,
      },
      dataRetention: {
        autoDeleteAfterDays: null,
        scheduledDeletionDate: null,
        lastActivityDate: at,
        retentionPolicyAcceptedAt: null,
      },
      recentActivity: [
        {
          id: expect.stringMatching(/^act_/),
          action: 'signed_in',
          category: 'sign-in',
          details: null,
          timestamp: at,
        },
      ],
    })
  })

  test('shows the Gmail permissions while connected, and none once revoked', async () => {
    const client = await browserSession(stage, 'gmail.owner@mail.example', { plan: 'pro' })
    await connectGmail(client, 'gmail.owner@mail.example')
    const { gmailIntegration } = await privacyOf(client)
    expect(gmailIntegration).toMatchObject({
      isConnected: true,
      email: 'gmail.owner@mail.example',
      connectedAt: expect.any(String),
      tokenExpiry: null,
    })
    expect(gmailIntegration.permissions.join(' ')).toMatch(/draft.*email address/s)
    await client.post('/api/gdpr/revoke-gmail', {})
    expect((await privacyOf(client)).gmailIntegration).toEqual({
      isConnected: false,
      email: null,
      connectedAt: null,
      permissions: [],
      tokenExpiry: null,
    })
  })

  test('shows nothing of other users', async () => {
    const other = await browserSession(stage, 'other.person@mail.example', {
      firstName: 'Robin',
      lastName: 'Vale',
      plan: 'none',
    })
    const text = JSON.stringify((await other.get(DASHBOARD)).body)
    for (const foreign of ['wren', 'Adeyemi', 'gmail.owner']) expect(text).not.toContain(foreign)
  })
})

describe('the activity log', () => {
  test("lists the user's actions in order, without addresses or secrets", async () => {
    const email = 'busy@mail.example'
    const client = await browserSession(stage, email, { plan: 'pro' })
    await client.put('/api/user/profile', { firstName: 'Busy', lastName: 'Bee' })
    await configure(client, 'product-manager.txt')
    await connectGmail(client, email)
    await client.post('/api/gmail-integration/refresh', {})
    await client.post('/api/start-email-drafting', {})
    await client.delete('/api/gmail-integration')
    await connectGmail(client, email)
    await client.post('/api/gdpr/revoke-gmail', {})
    await client.post('/api/gdpr/revoke-gmail', {})
    await client.get('/api/user/export-data')
    await client.get('/api/gdpr/export?format=csv')
    await choose(client, 60)
    await choose(client, null)
    const asked = z
      .object({ ticketNumber: z.string() })
      .parse((await client.post('/api/user/delete-request', { reason: 'other' })).body)
    await client.post('/api/user/logout', {})
    const again = await browserSession(stage, email)
    expect(await logOf(again)).toEqual([
      'signed_in',
      'profile_changed',
      'resume_uploaded: product-manager.txt',
      'configuration_saved: Product Manager',
      'gmail_connected',
      'gmail_refreshed',
      'drafting_started',
      'gmail_disconnected',
      'gmail_connected',
      'gmail_revoked',
      'data_exported: JSON',
      'data_exported: CSV',
      'retention_changed: Deleted after 60 days without use',
      'retention_changed: Never deleted by itself',
      `deletion_requested: Ticket ${asked.ticketNumber}`,
      'signed_out',
      'signed_in',
    ])
    const items = await ownedItems(table, await idOf(again), 'ACTIVITY#')
    expect(JSON.stringify(items)).not.toMatch(/@|token|secret/i)
  })

  test('leaves out refused requests', async () => {
    const client = await browserSession(stage, 'refused@mail.example', { plan: 'none' })
    await client.delete('/api/gmail-integration')
    await client.post('/api/start-email-drafting', {})
    await client.post('/api/subscription/cancel', {})
    await client.put('/api/user/profile', { firstName: 3 })
    await choose(client, 31)
    expect(await logOf(client)).toEqual(['signed_in'])
  })

  test('lists upgrades, cancellations and reactivations', async () => {
    const owner = await trialBuyer(stage, 'planned')
    await owner.client.post('/api/billing/upgrade', { plan: 'pro' })
    await owner.client.post('/api/subscription/cancel', {})
    await owner.client.post('/api/subscription/reactivate', {})
    expect((await logOf(owner.client)).slice(-3)).toEqual([
      'plan_upgraded: Pro',
      'plan_cancelled',
      'plan_reactivated',
    ])
  })

  test('is in the export, and is deleted after ninety days', async () => {
    const client = await browserSession(stage, 'long.ago@mail.example', { plan: 'none' })
    const userId = await idOf(client)
    const old = (days: number, id: string) => ({
      ...keys.activity(userId, id),
      id,
      action: 'profile_changed',
      details: '',
      at: new Date(systemClock.now().getTime() - days * DAY).toISOString(),
      ttl: 4_000_000_000,
    })
    await table.put(old(91, 'act_00000000000000000000000001'))
    await table.put(old(89, 'act_00000000000000000000000002'))
    await table.put({ ...old(1, 'act_00000000000000000000000003'), action: 'of_a_former_version' })
    expect(await logOf(client)).toEqual(['profile_changed', 'signed_in'])
    const { sections } = z
      .object({ sections: z.record(z.string(), z.array(z.unknown())) })
      .parse((await client.get('/api/user/export-data')).body)
    expect(sections['activity']?.length).toBe(4)
    const [item] = await ownedItems(table, userId, 'ACTIVITY#', { newest: 1 })
    expect(Number(item?.['ttl'])).toBe(Math.ceil(Date.parse(String(item?.['at'])) / 1000) + 90 * 86_400)
  })
})

const WRONG: readonly object[] = [
  {},
  { autoDeleteAfterDays: 31, retentionPolicyAcceptedAt: true },
  { autoDeleteAfterDays: '30', retentionPolicyAcceptedAt: true },
  { autoDeleteAfterDays: 30 },
  { autoDeleteAfterDays: 30, retentionPolicyAcceptedAt: false },
  { autoDeleteAfterDays: 30, retentionPolicyAcceptedAt: true, userId: 'usr_1' },
]

describe('retention', () => {
  test.each(atNight ? [30, 60, 90] : [30])(
    'of %s days begins with the choice and counts from the last activity',
    async (days) => {
      const client = await browserSession(stage, `keeps-${days}@mail.example`, { plan: 'none' })
      const reply = await choose(client, days)
      expect(reply).toMatchObject({
        status: 200,
        body: {
          autoDeleteAfterDays: days,
          lastActivityDate: expect.any(String),
          retentionPolicyAcceptedAt: expect.any(String),
        },
      })
      const { dataRetention } = await privacyOf(client)
      expect([dataRetention.autoDeleteAfterDays, daysAhead(dataRetention.scheduledDeletionDate)]).toEqual([
        days,
        days,
      ])
      expect((await choose(client, null)).body).toMatchObject({
        autoDeleteAfterDays: null,
        scheduledDeletionDate: null,
      })
      expect((await privacyOf(client)).dataRetention.scheduledDeletionDate).toBeNull()
    },
  )

  test('counts from the end of a plan, not while it goes on', async () => {
    const owner = await trialBuyer(stage, 'paying')
    await owner.client.post('/api/billing/upgrade', { plan: 'pro' })
    expect((await choose(owner.client, 30)).body).toMatchObject({
      autoDeleteAfterDays: 30,
      scheduledDeletionDate: null,
    })
    await owner.client.post('/api/subscription/cancel', {})
    const { subscriptionCancelAt } = z.object({ subscriptionCancelAt: z.string() }).parse(await owner.user())
    const { dataRetention } = await privacyOf(owner.client)
    expect(dataRetention.scheduledDeletionDate).toBe(
      new Date(Date.parse(subscriptionCancelAt) + 30 * DAY).toISOString(),
    )
  })

  test('does not count during a trial that a plan follows', async () => {
    const who = await buyer(stage, 'on-trial')
    await who.verify(await confirmCard(stage, Ordered.parse((await who.order('pro')).body).clientSecret))
    expect((await choose(who.client, 90)).body).toMatchObject({
      autoDeleteAfterDays: 90,
      scheduledDeletionDate: null,
    })
  })

  test.each(atNight ? WRONG : WRONG.slice(0, 2))('%j is refused and changes nothing', async (body) => {
    const client = await browserSession(stage, 'wrong.choice@mail.example', { plan: 'none' })
    expect((await client.post(SETTINGS, body)).status).toBe(400)
    expect((await privacyOf(client)).dataRetention).toMatchObject({
      autoDeleteAfterDays: null,
      retentionPolicyAcceptedAt: null,
    })
  })
})
