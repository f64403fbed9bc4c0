import {
  CloudWatchLogsClient,
  GetQueryResultsCommand,
  StartQueryCommand,
} from '@aws-sdk/client-cloudwatch-logs'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { expect, onTestFinished, test } from 'vitest'
import { localAccess } from '#dev/local-access.ts'
import { startRumEmulator } from './rum-emulator.ts'

const MONITOR = '11111111-2222-4333-8444-555555555555'
const OTHER = '99999999-2222-4333-8444-555555555555'
const GROUP = '/aws/vendedlogs/RUMService_site11111111'
const NOW = new Date('2026-11-21T09:00:00.000Z')
const KEY = { accessKeyId: 'ASIAGUEST', secretAccessKey: 'a-secret', sessionToken: 'a-token' }

async function started(ends = '2026-11-21T10:00:00.000Z') {
  const emulator = await startRumEmulator({
    monitorId: MONITOR,
    logGroup: GROUP,
    clock: { now: () => NOW },
    credentialsOf: (id) =>
      id === 'ASIAGUEST' ? { secretKey: 'a-secret', sessionToken: 'a-token', ends: new Date(ends) } : null,
  })
  onTestFinished(() => emulator.close())
  const { port, host } = new URL(emulator.url)
  const put = async (
    report: object,
    { monitor = MONITOR, credentials = KEY, service = 'rum', at = NOW, sent = JSON.stringify(report) } = {},
  ) => {
    const signer = new SignatureV4({ service, region: 'us-east-1', credentials, sha256: Sha256 })
    const { path, query = {} } = await signer.presign(
      {
        method: 'POST',
        protocol: 'http:',
        hostname: '127.0.0.1',
        port: Number(port),
        path: `/appmonitors/${monitor}`,
        headers: { host, 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify(report),
      },
      { expiresIn: 60, signingDate: at },
    )
    const signed = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
    )
    const response = await fetch(`${emulator.url}${path}?${signed.join('&')}`, { method: 'POST', body: sent })
    return [response.status, response.headers.get('x-amzn-errortype')]
  }
  const logs = new CloudWatchLogsClient(localAccess(emulator.url))
  const query = async (queryString: string) => {
    const { queryId } = await logs.send(
      new StartQueryCommand({
        logGroupName: GROUP,
        startTime: NOW.getTime() / 1_000 - 3_600,
        endTime: NOW.getTime() / 1_000,
        queryString,
      }),
    )
    const ask = async () => await logs.send(new GetQueryResultsCommand({ queryId }))
    const { status: first } = await ask()
    const { status, results = [] } = await ask()
    return {
      statuses: [first, status],
      rows: results.map((row) => Object.fromEntries(row.map(({ field, value }) => [field, value]))),
    }
  }
  return { emulator, put, query }
}

const event = (type: string, details: object, pageId = '/', at = NOW) => ({
  id: crypto.randomUUID(),
  timestamp: at.getTime() / 1_000,
  type,
  metadata: JSON.stringify({
    version: '1.0.0',
    domain: 'site.example',
    pageId,
    'aws:releaseId': '1.0.0-0a1b2c3',
  }),
  details: JSON.stringify(details),
})
const report = (...RumEvents: readonly object[]) => ({
  BatchId: crypto.randomUUID(),
  AppMonitorDetails: { id: MONITOR, version: '1.0.0' },
  UserDetails: { sessionId: crypto.randomUUID(), userId: '00000000-0000-0000-0000-000000000000' },
  RumEvents,
})

test('events signed by a guest are stored as RUM logs them', async () => {
  const { emulator, put } = await started()
  expect(await put(report(event('lcp', { value: 1_200 }, '/about')))).toEqual([200, null])
  expect(emulator.events).toMatchObject([
    {
      event_timestamp: NOW.getTime(),
      event_type: 'lcp',
      application_id: MONITOR,
      metadata: { pageId: '/about', 'aws:releaseId': '1.0.0-0a1b2c3' },
      event_details: { value: 1_200 },
    },
  ])
})

test('a wrong, foreign, old or missing signature is refused, and so is another monitor', async () => {
  const { emulator, put } = await started()
  const body = report(event('lcp', { value: 1 }))
  const refusals = [
    await put(body, { credentials: { ...KEY, secretAccessKey: 'guessed' } }),
    await put(body, { credentials: { ...KEY, sessionToken: 'guessed' } }),
    await put(body, { credentials: { ...KEY, accessKeyId: 'ASIAOTHER' } }),
    await put(body, { service: 's3' }),
    await put(body, { at: new Date('2026-11-21T08:58:00.000Z') }),
    await put(body, { sent: JSON.stringify(report()) }),
    await put(body, { monitor: OTHER }),
  ]
  expect(refusals).toEqual(Array.from({ length: 7 }, () => [403, 'AccessDeniedException']))
  const unsigned = await fetch(`${emulator.url}/appmonitors/${MONITOR}`, { method: 'POST', body: '{}' })
  expect([unsigned.status, emulator.events]).toEqual([403, []])
})

test('credentials that have ended are refused', async () => {
  const { put } = await started('2026-11-21T08:59:59.000Z')
  expect(await put(report(event('lcp', { value: 1 })))).toEqual([403, 'AccessDeniedException'])
})

test('too many events, one that is too large, and one that is not JSON are refused', async () => {
  const { put } = await started()
  const many = (count: number) => report(...Array.from({ length: count }, () => event('lcp', { value: 1 })))
  expect(await put(many(100))).toEqual([200, null])
  expect(await put(many(101))).toEqual([400, 'ValidationException'])
  expect(await put(report(event('js', { message: 'x'.repeat(6_200) })))).toEqual([400, 'ValidationException'])
  expect(await put(report({ ...event('js', {}), details: 'no JSON' }))).toEqual([400, 'ValidationException'])
})

test('a query finds percentiles and counts of groups, after it has run for a moment', async () => {
  const { put, query } = await started()
  const vitals = [100, 200, 300, 400].map((value) => event('lcp', { value }))
  const errors = [event('js', { type: 'TypeError' }, '/a'), event('js', { type: 'TypeError' }, '/b')]
  const old = event('lcp', { value: 9_000 }, '/', new Date('2026-11-20T09:00:00.000Z'))
  await put(report(...vitals, ...errors, old))
  expect(
    await query(
      'filter event_type in ["lcp", "cls"] | stats pct(event_details.value, 75) as p75, count(*) as loads by metadata.pageId, event_type',
    ),
  ).toEqual({
    statuses: ['Running', 'Complete'],
    rows: [{ 'metadata.pageId': '/', event_type: 'lcp', p75: '300', loads: '4' }],
  })
  const { rows } = await query(
    'filter event_type = "js" | stats count(*) as times, count_distinct(user_details.sessionId) as visits, max(event_timestamp) as latest by event_details.type, `metadata.aws:releaseId` | sort times desc | limit 5',
  )
  expect(rows).toEqual([
    {
      'event_details.type': 'TypeError',
      'metadata.aws:releaseId': '1.0.0-0a1b2c3',
      times: '2',
      visits: '1',
      latest: String(NOW.getTime()),
    },
  ])
})

test('before the first event there is no log group, and a query that makes no sense is refused', async () => {
  const { put, query } = await started()
  await expect(query('limit 1')).rejects.toThrow('does not exist')
  await put(report(event('lcp', { value: 1 })))
  await expect(query('parse @message "*"')).rejects.toThrow('unknown command: parse')
})

test('it fails on request', async () => {
  const { emulator, put } = await started()
  const body = report(event('lcp', { value: 1 }))
  emulator.faults.set({ kind: 'throttle' })
  expect(await put(body)).toEqual([429, 'ThrottlingException'])
  emulator.faults.set({ kind: 'drop' })
  await expect(put(body)).rejects.toThrow('fetch failed')
})
