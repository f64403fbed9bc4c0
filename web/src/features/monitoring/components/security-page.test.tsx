import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { adminsSeenBy, signInAsAdmin, plainAdmin } from '#harness/web/admin-fixtures.ts'
import { NOW } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import SecurityPage from './security-page.tsx'

const QUIET: Monitoring = {
  systemHealth: {
    overall: 'healthy',
    version: '0.1.0',
    components: [
      { name: 'Database', status: 'healthy', responseTime: 12, error: null },
      { name: 'Gmail', status: 'degraded', responseTime: 1_700, error: 'It answers slowly.' },
    ],
  },
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

async function open(shown: Partial<Monitoring> = {}, replies: Replies = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  await signInAsAdmin()
  return renderWithApi(
    <SecurityPage />,
    {
      'GET /api/admin/admins': adminsSeenBy(plainAdmin),
      'GET /api/admin/monitoring-dashboard': ok({ ...QUIET, ...shown }),
      ...replies,
    },
    '/security',
  )
}

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
      systemHealth: {
        ...QUIET.systemHealth,
        overall: 'unhealthy',
        components: [
          { name: 'Database', status: 'unhealthy', responseTime: null, error: 'It does not answer.' },
        ],
      },
    },
    'Database does not work. People may not be able to use the product.',
  ],
])('%s', async (_, shown, alert) => {
  const { container } = await open(shown)
  await screen.findByRole('heading', { name: 'System health' })
  const said = container.querySelector('main [aria-live="polite"]')?.textContent ?? ''
  expect(alert === null ? said : said.includes(alert)).toBe(alert === null ? '' : true)
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
