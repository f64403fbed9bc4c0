import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { plainAdmin } from '#harness/web/admin-fixtures.ts'
import { showTo } from '#harness/web/admin-view.tsx'
import { ok, refusal, type Replies } from '#harness/web/render-with-api.tsx'
import SecurityPage from './security-page.tsx'

const WELL = { status: 'healthy', up: 1, of: 1, since: null, affected: null, acknowledged: null } as const
const SOURCES: Monitoring['systemHealth'] = {
  overall: 'unhealthy',
  version: '0.1.0',
  components: ['Jobs (Adzuna)', 'Jobs (Lever)'].map((name) => ({
    name,
    part: 'sources',
    status: 'unhealthy',
    responseTime: null,
    error: 'It does not answer.',
    left: null,
    since: '2026-11-19T23:14:00.000Z',
  })),
  parts: [
    {
      id: 'sources',
      status: 'unhealthy',
      up: 0,
      of: 2,
      since: '2026-11-20T11:14:00.000Z',
      affected: 312,
      acknowledged: null,
    },
  ],
}

const QUIET: Monitoring = {
  systemHealth: {
    overall: 'healthy',
    version: '0.1.0',
    components: [
      {
        name: 'Database',
        part: 'data',
        status: 'healthy',
        responseTime: 12,
        error: null,
        left: null,
        since: null,
      },
      {
        name: 'Gmail',
        part: 'gmail',
        status: 'degraded',
        responseTime: 1_700,
        error: 'It answers slowly.',
        left: null,
        since: '2026-11-20T11:50:00.000Z',
      },
    ],
    parts: [
      { ...WELL, id: 'data' },
      { ...WELL, id: 'gmail', status: 'degraded', since: '2026-11-20T11:50:00.000Z' },
    ],
  },
  note: null,
  securityMetrics: {
    failedLogins: { last24h: 0, topIPs: [] },
    suspiciousActivity: { bruteForceAttempts: 0, accountLockouts: 0 },
    rateLimitHits: { last24h: 0, last1h: 0, topEndpoints: [] },
  },
  performanceMetrics: {
    responseTime: { avg: 40, p95: 120, p99: 300 },
    errorRate: { percentage: 0.25, last1h: 0 },
    throughput: { requestsPerSecond: 1.5 },
    systemLoad: { memory: 41.5 },
  },
  uptimeMetrics: { uptime: 99.93, formatted: '1,439 of 1,440 checks in the last 24 hours passed.' },
  gmailQuota: {
    current: 8_000_000,
    limit: 80_000_000,
    percentage: 10,
    resetTime: '2026-11-21T08:00:00.000Z',
  },
  history: ['07', '08', '09', '10', '11'].map((hour) => ({
    hour: `2026-11-20T${hour}:00:00.000Z`,
    requests: 40,
    errors: 1,
    p95: null,
    failedLogins: 2,
    rateLimited: 0,
  })),
  lastUpdated: '2026-11-20T12:00:00.000Z',
}

const open = (shown: Partial<Monitoring> = {}, replies: Replies = {}) =>
  showTo(plainAdmin, <SecurityPage />, '/security', {
    'GET /api/admin/monitoring-dashboard': ok({ ...QUIET, ...shown }),
    ...replies,
  })

const quotaOf = (percentage: number): Partial<Monitoring> => ({
  gmailQuota: { ...QUIET.gmailQuota, percentage, current: percentage * 800_000 },
})
const guessesOf = (bruteForceAttempts: number): Partial<Monitoring> => ({
  securityMetrics: {
    ...QUIET.securityMetrics,
    suspiciousActivity: { bruteForceAttempts, accountLockouts: 0 },
  },
})

test('every part is shown with its state and figures', async () => {
  await open()
  const row = within(await screen.findByRole('row', { name: /^Gmail/ }))
  expect(
    [row.getByText('Degraded'), row.getByText('1,700 ms'), row.getByText('It answers slowly.')].every(
      Boolean,
    ),
  ).toBe(true)
  expect(screen.getByText('99.93%')).toBeTruthy()
  expect(screen.getByText('8,000,000 of 80,000,000 units')).toBeTruthy()
  const hours = within(screen.getByRole('table', { name: 'Requests in each of the last 5 hours' }))
  expect(hours.getAllByRole('cell', { name: '40 requests' })).toHaveLength(5)
  expect(
    within(screen.getByRole('table', { name: /^95th percentile/ })).getAllByRole('cell', {
      name: 'not measured',
    }),
  ).toHaveLength(5)
})

test('healthy parts are collapsed into a line; others are shown', async () => {
  await open()
  expect(await screen.findByText('1 part is healthy')).toBeTruthy()
  const row = (name: RegExp) => screen.getByRole('row', { name })
  expect(row(/^Database/).closest('details')?.open).toBe(false)
  expect(row(/^Gmail/).closest('details')).toBeNull()
})

test('with fewer than five hours of requests there is a text instead of charts', async () => {
  await open({ history: QUIET.history?.slice(0, 4) ?? null })
  expect((await screen.findByText('Not enough data yet')).nextSibling?.textContent).toBe(
    'Requests, response times, errors, failed logins and rate limit hits will appear here by the hour once there are five hours with requests.',
  )
})

test.each<[string, Partial<Monitoring>, string | null]>([
  ['there is no warning at 80% of the quota', quotaOf(80), null],
  ['there is a warning above 80%', quotaOf(80.01), '80.01% of the Gmail quota is used'],
  ['there is an alert above 90%', quotaOf(90.5), 'Above it, Google bills every unit until the quota resets.'],
  ['there is no warning of ten brute-force attempts', guessesOf(10), null],
  ['there is a warning of eleven', guessesOf(11), '11 brute-force attempts in 24 hours'],
  [
    'there is an alert when the service is unhealthy',
    {
      systemHealth: SOURCES,
    },
    'Job sources 0 of 2 up since 11:14. No postings are found, so runs end with nothing.',
  ],
])('%s', async (_, shown, alert) => {
  const { container } = await open(shown)
  await screen.findByRole('heading', { name: 'System health' })
  const said = container.querySelector('main [aria-live="polite"]')?.textContent ?? ''
  expect(alert === null ? said : said.includes(alert)).toBe(alert === null ? '' : true)
})

test('an outage says how many users it affects, and since when each component is down', async () => {
  await open({ systemHealth: SOURCES })
  const part = within(await screen.findByRole('region', { name: 'Job sources' }))
  expect(part.getByRole('heading').textContent).toBe('Job sources 0 of 2 up since 11:14Unhealthy')
  expect(part.getByText(/312 users with access are affected\./)).toBeTruthy()
  expect(part.getAllByText(/Since Nov 19, 23:14\./)).toHaveLength(2)
})

test('credits that a vendor says are left are shown', async () => {
  const [database] = QUIET.systemHealth.components
  if (database === undefined) throw new Error('no component')
  await open({
    systemHealth: {
      ...QUIET.systemHealth,
      components: [
        { ...database, name: 'Contacts (Hunter)', left: { what: 'credits', count: 1_240, of: 25_000 } },
      ],
    },
  })
  expect(
    within(await screen.findByRole('row', { name: /^Contacts/ })).getByText('1,240 of 25,000 credits'),
  ).toBeTruthy()
})

test('an outage is acknowledged with one click, and shows who has seen it', async () => {
  const [part] = SOURCES.parts
  if (part === undefined) throw new Error('no part')
  const seen = { at: '2026-11-20T11:20:00.000Z', by: plainAdmin.id }
  const { sent } = await open(
    {},
    {
      'GET /api/admin/monitoring-dashboard': [
        ok({ ...QUIET, systemHealth: SOURCES }),
        ok({ ...QUIET, systemHealth: { ...SOURCES, parts: [{ ...part, acknowledged: seen }] } }),
      ],
      'POST /api/admin/acknowledgements': ok({ acknowledged: seen }),
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Acknowledge: Job sources' }))
  expect(await screen.findByText(`Seen by ${plainAdmin.email} at 11:20`)).toBeTruthy()
  expect(sent.find(({ call }) => call === 'POST /api/admin/acknowledgements')?.body).toEqual({
    part: 'sources',
    since: '2026-11-20T11:14:00.000Z',
  })
})

test('a note to users is put up, and taken down as the one that was seen', async () => {
  const note = { text: 'Job boards are down.', since: '2026-11-20T11:30:00.000Z' }
  const { sent } = await open(
    {},
    {
      'GET /api/admin/monitoring-dashboard': [ok(QUIET), ok({ ...QUIET, note }), ok(QUIET)],
      'PUT /api/admin/service-note': [ok({ note }), ok({ note: null })],
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Write a note' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Put up' }))
  expect(await screen.findByText('Write what users should know.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: /What users should know/ }), {
    target: { value: 'Job boards are down.' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Put up' }))
  expect(await screen.findByText('All signed-in users have seen it since 11:30.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take down' }))
  expect(await screen.findByText('No note is up.')).toBeTruthy()
  expect(sent.filter(({ call }) => call === 'PUT /api/admin/service-note').map(({ body }) => body)).toEqual([
    { text: 'Job boards are down.', replaces: null },
    { text: null, replaces: '2026-11-20T11:30:00.000Z' },
  ])
})

test('an unknown figure is called unknown', async () => {
  await open({
    performanceMetrics: {
      responseTime: { avg: null, p95: null, p99: null },
      errorRate: { percentage: null, last1h: null },
      throughput: { requestsPerSecond: null },
      systemLoad: { memory: null },
    },
    securityMetrics: { ...QUIET.securityMetrics, failedLogins: { last24h: null, topIPs: null } },
    history: null,
  })
  await screen.findByRole('heading', { name: 'System health' })
  expect(screen.getAllByText('Unknown')).toHaveLength(8)
  expect(screen.getByText('This can’t be read right now.')).toBeTruthy()
  expect(screen.getByText('The hours can’t be read right now.')).toBeTruthy()
})

test('a failure to load is reported', async () => {
  await open({}, { 'GET /api/admin/monitoring-dashboard': refusal('internal') })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Error Loading Dashboard')).toBeTruthy()
  expect(
    alert.getByText('Failed to load monitoring data. Please check your connection and try again.'),
  ).toBeTruthy()
})
