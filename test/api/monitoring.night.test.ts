import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADDRESS_HEADER } from '#platform/http/visitor.ts'
import { credentialsOf, newAdmin } from '#harness/admin.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession, connectGmail, visitor } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { localAccess } from '#dev/local-access.ts'
import { Monitoring } from '#shared/models/admin/monitoring.ts'

const stage = await testStage({ workers: null, settings: { GMAIL_UNITS_PER_DAY: '100' } })
await newAdmin(stage, 'watch@staff.example')
const MINUTE = 60_000
const PATH = '/api/admin/monitoring-dashboard'

async function dashboard(): Promise<Monitoring> {
  const answer = await fetch(new URL(PATH, stage.origin), { headers: credentialsOf('watch@staff.example') })
  expect(answer.status).toBe(200)
  return Monitoring.parse(await answer.json())
}

/** Waits until the dashboard shows something: metrics arrive asynchronously. */
const shows = (what: string, condition: (shown: Monitoring) => boolean): Promise<Monitoring> =>
  waitFor(
    async () => {
      const shown = await dashboard()
      return condition(shown) ? shown : null
    },
    { what },
  )

/**
 * Like `shows`, but runs the health check again, because another process may have slowed a component down.
 */
const showsLater = (what: string, condition: (shown: Monitoring) => boolean): Promise<Monitoring> =>
  shows(what, (shown) => {
    stage.advance(11_000)
    return condition(shown)
  })

const partOf = (shown: Monitoring, name: string) =>
  shown.systemHealth.components.find((part) => part.name === name)

const failSignIn = (from: string) =>
  fetch(new URL('/api/auth/callback?code=x&state=guessed', stage.origin), {
    redirect: 'manual',
    headers: { [ADDRESS_HEADER]: from },
  })
const tryAdmin = (from: string, email = 'watch@staff.example') =>
  fetch(new URL(PATH, stage.origin), {
    headers: { ...credentialsOf(email, 'a wrong password'), [ADDRESS_HEADER]: from },
  })

describe('before anything has happened', () => {
  test('every component is healthy, no figure is measured, and the uptime is unknown', async () => {
    const shown = await showsLater('health', ({ systemHealth }) => systemHealth.overall === 'healthy')
    expect(shown.systemHealth.components.filter(({ status }) => status !== 'healthy')).toEqual([])
    expect(shown.systemHealth.version).toBe('0.1.0')
    expect(shown.systemHealth.components).toHaveLength(26)
    expect(
      shown.systemHealth.components.every(({ responseTime }) => responseTime !== null && responseTime >= 0),
    ).toBe(true)
    expect(shown.securityMetrics).toEqual({
      failedLogins: { last24h: 0, topIPs: [] },
      suspiciousActivity: { bruteForceAttempts: 0, accountLockouts: 0 },
      rateLimitHits: { last24h: 0, last1h: 0, topEndpoints: [] },
    })
    expect(shown.uptimeMetrics).toEqual({
      uptime: null,
      formatted: 'No check was made in the last 24 hours.',
    })
    expect(shown.gmailQuota).toMatchObject({ current: 0, limit: 100, percentage: 0 })
    expect(Date.parse(shown.gmailQuota.resetTime) - Date.parse(shown.lastUpdated)).toBeLessThanOrEqual(
      25 * 60 * MINUTE,
    )
    expect(shown.history).toHaveLength(24)
  })

  test('a visitor and a user do not see it', async () => {
    expect((await visitor(stage).get(PATH)).status).toBe(401)
    expect((await (await browserSession(stage, 'curious@mail.example')).get(PATH)).status).toBe(401)
  })
})

describe('an outage of what users came for', () => {
  const contacts = (shown: Monitoring) => shown.systemHealth.parts.find(({ id }) => id === 'contacts')
  const send = async (method: string, path: string, body: object) =>
    await fetch(new URL(path, stage.origin), {
      method,
      headers: {
        ...credentialsOf('watch@staff.example'),
        'content-type': 'application/json',
        origin: stage.origin,
      },
      body: JSON.stringify(body),
    })

  test('makes the whole unhealthy, with its beginning and the users it affects, until it is over', async () => {
    stage.emulators.hunter.faults.set({ kind: 'status', status: 429, path: '/account' })
    await stage.checkHealth()
    const shown = await showsLater('the outage', ({ systemHealth }) => systemHealth.overall === 'unhealthy')
    expect(contacts(shown)).toMatchObject({ status: 'unhealthy', up: 0, of: 1, acknowledged: null })
    expect(partOf(shown, 'Contacts (Hunter)')?.error).toBe('It is out of credits for this month.')
    const since = contacts(shown)?.since ?? ''
    stage.advance(20 * MINUTE)
    await stage.checkHealth()
    expect(contacts(await dashboard())?.since).toBe(since)

    const acknowledge = { part: 'contacts', since }
    const [first, second] = await Promise.all([
      send('POST', '/api/admin/acknowledgements', acknowledge),
      send('POST', '/api/admin/acknowledgements', acknowledge),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await first.json()).toEqual(await second.json())
    expect(contacts(await dashboard())?.acknowledged).not.toBeNull()

    stage.emulators.hunter.faults.set({ kind: null })
    await stage.checkHealth()
    const over = await showsLater('the end', (one) => contacts(one)?.status === 'healthy')
    expect(contacts(over)).toMatchObject({ since: null, affected: null, acknowledged: null })
    expect(partOf(over, 'Contacts (Hunter)')?.left).toEqual({ what: 'credits', count: 10_000, of: 10_000 })
  })

  test('a note is seen by users only, put up once, and never replaces one that was not seen', async () => {
    const user = await browserSession(stage, 'reader@mail.example')
    const seen = async () => (await user.get('/api/service-note')).body
    expect(await seen()).toEqual({ note: null })
    const note = { text: 'Fewer emails today: a vendor is out of credits.', replaces: null }
    const twice = await Promise.all([1, 2].map(() => send('PUT', '/api/admin/service-note', note)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const [one, other]: unknown[] = await Promise.all(twice.map((answer) => answer.json()))
    expect(one).toEqual(other)
    expect(await seen()).toEqual(one)
    const stale = await send('PUT', '/api/admin/service-note', { text: 'Something else', replaces: null })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({ code: 'note_changed' })
    const replaces = (await dashboard()).note?.since
    const down = await Promise.all(
      [1, 2].map(() => send('PUT', '/api/admin/service-note', { text: null, replaces })),
    )
    expect(down.map(({ status }) => status)).toEqual([200, 200])
    expect(await seen()).toEqual({ note: null })
    expect((await visitor(stage).get('/api/service-note')).status).toBe(401)
  })

  // The checks above leave the day that the uptime is measured over.
  afterAll(() => stage.advance(25 * 60 * MINUTE))
})

describe('the monitoring dashboard shows', () => {
  beforeAll(async () => {
    await connectGmail(
      await readyUser(stage, 'writer@mail.example', 'pro', 'product-manager.txt'),
      'writer@mail.example',
    )
  })
  const writer = () => browserSession(stage, 'writer@mail.example')
  const testDraft = async (): Promise<number> =>
    (await (await writer()).post('/api/gmail-integration/test-draft', {})).status

  test('the number and origin of failed sign-ins of users and admins', async () => {
    const before = (await dashboard()).securityMetrics.failedLogins.last24h ?? 0
    for (let times = 0; times < 3; times += 1) await failSignIn('192.0.2.7')
    await tryAdmin('198.51.100.4')
    await failSignIn('2001:db8:0:12::9')
    await failSignIn('2001:db8:0:12::a')
    const shown = await shows(
      'the failed sign-ins',
      ({ securityMetrics }) => securityMetrics.failedLogins.last24h === before + 6,
    )
    expect(shown.securityMetrics.failedLogins.topIPs).toEqual([
      { ip: '192.0.2.7', count: 3 },
      { ip: '2001:db8:0:12::/64', count: 2 },
      { ip: '198.51.100.4', count: 1 },
    ])
    expect(shown.history?.at(-1)?.failedLogins).toBe(6)
    expect((await visitor(stage).get('/api/auth/callback?error=access_denied')).status).toBe(302)
    expect((await dashboard()).securityMetrics.failedLogins.last24h).toBe(6)
  })

  test('password guessing and the locked account', async () => {
    for (let times = 0; times < 7; times += 1) await tryAdmin('203.0.113.9', 'somebody@staff.example')
    const shown = await shows(
      'the lock',
      ({ securityMetrics }) =>
        securityMetrics.suspiciousActivity.accountLockouts === 1 &&
        securityMetrics.failedLogins.last24h === 13,
    )
    // Two of five failed attempts count as typing errors; the fifth locks, and two more came during the lock.
    expect(shown.securityMetrics.suspiciousActivity).toEqual({ bruteForceAttempts: 5, accountLockouts: 1 })
  })

  test("guessing after a user's fifth failed sign-in from one address in an hour", async () => {
    for (let times = 0; times < 7; times += 1) await failSignIn('203.0.113.77')
    const shown = await shows(
      'the attempts',
      ({ securityMetrics }) => securityMetrics.suspiciousActivity.bruteForceAttempts === 7,
    )
    expect(shown.securityMetrics.failedLogins.topIPs).toContainEqual({ ip: '203.0.113.77', count: 7 })
  })

  test('rate-limited requests by endpoint', async () => {
    const before = (await dashboard()).securityMetrics.rateLimitHits
    expect(before.topEndpoints).toEqual([{ endpoint: 'GET /api/admin/monitoring-dashboard', count: 2 }])
    const refusals = await Promise.all(
      Array.from(
        { length: 40 },
        async () => (await visitor(stage).post('/api/auto-login', { token: 'guessed' })).status,
      ),
    )
    const refused = refusals.filter((status) => status === 429).length
    expect(refused).toBe(10)
    const shown = await shows(
      'the refusals',
      ({ securityMetrics }) => securityMetrics.rateLimitHits.last24h === 12,
    )
    expect(shown.securityMetrics.rateLimitHits).toEqual({
      last24h: 12,
      last1h: 12,
      topEndpoints: [
        { endpoint: 'POST /api/auto-login', count: 10 },
        { endpoint: 'GET /api/admin/monitoring-dashboard', count: 2 },
      ],
    })
    stage.advance(65 * MINUTE)
    const anHourOn = (await dashboard()).securityMetrics.rateLimitHits
    expect([anHourOn.last24h, anHourOn.last1h]).toEqual([12, 0])
  })

  test('a slow endpoint and a failing one', async () => {
    // Signed in beforehand, so that its fast requests are not part of the measurement.
    const client = await writer()
    const before = (await dashboard()).performanceMetrics
    stage.emulators.google.faults.set({ operation: 'drafts.create', kind: 'slow', delayMs: 3_000 })
    expect((await client.post('/api/gmail-integration/test-draft', {})).status).toBe(201)
    const slow = (await dashboard()).performanceMetrics
    expect(slow.responseTime.p99).toBeGreaterThanOrEqual(3_000)
    expect(slow.responseTime.avg).toBeGreaterThan(before.responseTime.avg ?? 0)
    expect([before.errorRate.last1h, slow.errorRate.last1h]).toEqual([0, 0])
    stage.emulators.google.faults.set({ operation: 'drafts.create', kind: 'unavailable' })
    expect(await testDraft()).toBeGreaterThanOrEqual(500)
    const failing = await dashboard()
    expect(failing.performanceMetrics.errorRate.last1h).toBeGreaterThan(0)
    expect(failing.performanceMetrics.errorRate.percentage).toBeGreaterThan(0)
    expect(failing.performanceMetrics.throughput.requestsPerSecond).toBeGreaterThan(0)
    expect(failing.history?.at(-1)).toMatchObject({ errors: 1 })
    expect(failing.performanceMetrics.systemLoad.memory).toBeGreaterThan(0)
  })

  test("Gmail quota units, until Google's day begins again", async () => {
    const before = (await dashboard()).gmailQuota
    expect(await testDraft()).toBe(201)
    const shown = await shows(
      'the units',
      ({ gmailQuota }) => gmailQuota.current === (before.current ?? 0) + 10,
    )
    expect(shown.gmailQuota.percentage).toBe(shown.gmailQuota.current)
    stage.advance(Date.parse(shown.gmailQuota.resetTime) - Date.parse(shown.lastUpdated) + 2 * MINUTE)
    expect((await dashboard()).gmailQuota).toMatchObject({ current: 0, percentage: 0 })
  })

  test('the growing age of the oldest message in a stalled queue', async () => {
    const sqs = new SQSClient({ ...localAccess(stage.addresses['sqs'] ?? ''), useQueueUrlAsEndpoint: false })
    await sqs.send(new SendMessageCommand({ QueueUrl: stage.sqs.deletion.url, MessageBody: '{}' }))
    await showsLater('a young message', (shown) => partOf(shown, 'Queue of deletions')?.status === 'healthy')
    stage.advance(45 * MINUTE)
    const shown = await showsLater('the old message', (one) =>
      /^The oldest of 1 waiting message is 4[5-9] minutes old\.$/.test(
        partOf(one, 'Queue of deletions')?.error ?? '',
      ),
    )
    expect(partOf(shown, 'Queue of deletions')?.status).toBe('degraded')
    expect(shown.systemHealth.overall).toBe('degraded')
    await sqs.send(new SendMessageCommand({ QueueUrl: stage.sqs.dead.draft.url, MessageBody: '{}' }))
    const dead = await showsLater(
      'the dead letter',
      (one) => partOf(one, 'Queue of drafts')?.error === '1 message was given up after the last try.',
    )
    expect(partOf(dead, 'Queue of drafts')?.status).toBe('degraded')
  })

  test('each of many simultaneous failures exactly once, in the metrics and in the table', async () => {
    const before = (await dashboard()).securityMetrics.failedLogins.last24h ?? 0
    await Promise.all(Array.from({ length: 40 }, (_, index) => failSignIn(`198.18.0.${index % 4}`)))
    const shown = await shows(
      'all failures',
      ({ securityMetrics }) => (securityMetrics.failedLogins.last24h ?? 0) >= before + 40,
    )
    expect(shown.securityMetrics.failedLogins.last24h).toBe(before + 40)
    expect(shown.securityMetrics.failedLogins.topIPs).toEqual(
      expect.arrayContaining([0, 1, 2, 3].map((last) => ({ ip: `198.18.0.${last}`, count: 10 }))),
    )
  })

  test('components that do not answer, and the uptime', async () => {
    await stage.checkHealth()
    await stage.checkHealth()
    expect(
      (await shows('two checks', ({ uptimeMetrics }) => uptimeMetrics.uptime !== null)).uptimeMetrics,
    ).toEqual({ uptime: 100, formatted: 'All 2 checks in the last 24 hours passed.' })
    await stage.emulators.hunter.close()
    const without = await showsLater(
      'Hunter gone',
      (shown) => partOf(shown, 'Contacts (Hunter)')?.error === 'It does not answer.',
    )
    expect(partOf(without, 'Contacts (Hunter)')).toMatchObject({
      status: 'unhealthy',
      responseTime: null,
      error: 'It does not answer.',
      left: null,
    })
    // Nobody to write to is found, so people can't do what they came for.
    expect(without.systemHealth.overall).toBe('unhealthy')
    await stage.emulators.cognito.close()
    await showsLater('the whole unhealthy', ({ systemHealth }) => systemHealth.overall === 'unhealthy')
    await stage.checkHealth()
    const shown = await shows('the failed check', ({ uptimeMetrics }) => uptimeMetrics.uptime !== 100)
    expect(shown.uptimeMetrics).toEqual({
      uptime: 66.66,
      formatted: '2 of 3 checks in the last 24 hours passed.',
    })
  })

  test('unknown figures when the metrics cannot be read, and everything else', async () => {
    stage.emulators.cloudwatch.faults.set({ kind: 'denied', operation: 'GetMetricData', times: 50 })
    const shown = await dashboard()
    stage.emulators.cloudwatch.faults.set({ clear: true })
    expect(shown.securityMetrics.failedLogins).toMatchObject({
      last24h: null,
      topIPs: expect.arrayContaining([{ ip: '198.18.0.1', count: 10 }]),
    })
    expect(shown.performanceMetrics).toEqual({
      responseTime: { avg: null, p95: null, p99: null },
      errorRate: { percentage: null, last1h: null },
      throughput: { requestsPerSecond: null },
      systemLoad: { memory: null },
    })
    expect([shown.history, shown.uptimeMetrics, shown.gmailQuota.current]).toEqual([
      null,
      { uptime: null, formatted: 'It cannot be read right now.' },
      null,
    ])
    expect(partOf(shown, 'Database')?.status).toBe('healthy')
  })

  test('no metric line that the emulator could not read', () => {
    expect(stage.emulators.cloudwatch.badLines).toEqual([])
  })
})
