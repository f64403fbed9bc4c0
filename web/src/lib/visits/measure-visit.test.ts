import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { storeConsent } from '#web/lib/page/consent.ts'

const POOL = 'https://guests.example'
const EVENTS = 'https://events.example'
const MONITOR = '11111111-2222-4333-8444-555555555555'
const SETTINGS = {
  region: 'us-east-1',
  monitorId: MONITOR,
  identityPoolId: 'us-east-1:pool',
  release: '1.0.0-0a1b2c3',
  samplePercent: 100,
  credentialsUrl: POOL,
  eventsUrl: EVENTS,
}
const STAGE = { stripe: { publishableKey: 'pk_test_1' }, visitors: true }
const GUEST = { AccessKeyId: 'ASIA1', SecretKey: 'secret', SessionToken: 'token', Expiration: 32_503_680_000 }

const Report = z.object({
  UserDetails: z.object({ userId: z.string() }),
  RumEvents: z.array(z.object({ type: z.string(), metadata: z.string(), details: z.string() })),
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads the modules anew, as a page does, with what the stage answers. */
async function opened({ stage = STAGE, settings = SETTINGS }: { stage?: object; settings?: object } = {}) {
  const calls: { readonly url: string; readonly body: string }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    calls.push({ url, body })
    if (url === '/stage.json') return Response.json(stage)
    if (url === '/visitors.json') return Response.json(settings)
    if (url === POOL)
      return Response.json(body.includes('IdentityPoolId') ? { IdentityId: 'id' } : { Credentials: GUEST })
    return new Response('')
  })
  const { measureVisit, noteError } = await import('./measure-visit.ts')
  measureVisit()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10)
  const later = async () => await vi.advanceTimersByTimeAsync(6_000)
  return { calls, urls: () => calls.map(({ url }) => url.replace(/\?.*/, '')), noteError, later }
}

function brokenScript(message: string): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at open (${location.origin}/assets/a-1.js?id=ent_1:2:30)`
  return error
}

test('before the visitor agrees nothing is asked for or sent', async () => {
  const { urls, noteError, later } = await opened()
  noteError(brokenScript('no'))
  await later()
  expect(urls()).toEqual([])
})

test('nor after a refusal, nor against the wish of the browser, nor of staff', async () => {
  storeConsent('no')
  expect((await opened()).urls()).toEqual([])
  storeConsent('yes')
  vi.resetModules()
  vi.stubGlobal('navigator', { doNotTrack: null, globalPrivacyControl: true })
  expect((await opened()).urls()).toEqual([])
  vi.unstubAllGlobals()
  vi.resetModules()
  localStorage.setItem('adminSignedInUntil', String(Date.now() + 3_600_000))
  expect((await opened()).urls()).toEqual([])
})

test('a stage that measures no visits is asked only whether it does', async () => {
  storeConsent('yes')
  expect((await opened({ stage: { stripe: STAGE.stripe } })).urls()).toEqual(['/stage.json'])
})

test('a page outside the sample gets no credentials', async () => {
  storeConsent('yes')
  const { urls } = await opened({ settings: { ...SETTINGS, samplePercent: 0 } })
  expect(urls()).toEqual(['/stage.json', '/visitors.json'])
})

test('an error is reported with the release and without what identifies anybody', async () => {
  storeConsent('yes')
  const { calls, urls, noteError, later } = await opened()
  noteError(brokenScript('No draft for ada@mail.example'))
  await later()
  expect(urls()).toEqual(['/stage.json', '/visitors.json', POOL, POOL, `${EVENTS}/appmonitors/${MONITOR}`])
  const sent = Report.parse(JSON.parse(calls.at(-1)?.body ?? ''))
  expect(sent.UserDetails.userId).toBe('00000000-0000-0000-0000-000000000000')
  expect(
    sent.RumEvents.map(({ type, metadata, details }) => [type, JSON.parse(metadata), JSON.parse(details)]),
  ).toEqual([
    [
      'com.amazon.rum.js_error_event',
      { version: '1.0.0', domain: location.hostname, pageId: '/', 'aws:releaseId': '1.0.0-0a1b2c3' },
      {
        version: '1.0.0',
        type: 'TypeError',
        message: 'No draft for an email',
        filename: `${location.origin}/assets/a-1.js`,
        lineno: 2,
        colno: 30,
        stack: `TypeError: No draft for an email\n    at open (${location.origin}/assets/a-1.js:2:30)`,
      },
    ],
  ])
  expect(new URL(calls.at(-1)?.url ?? '').searchParams.get('X-Amz-Algorithm')).toBe('AWS4-HMAC-SHA256')
})

test('an error in a loop is reported ten times', async () => {
  storeConsent('yes')
  const { calls, noteError, later } = await opened()
  for (let times = 0; times < 50; times += 1) noteError(brokenScript('again'))
  await later()
  expect(Report.parse(JSON.parse(calls.at(-1)?.body ?? '')).RumEvents).toHaveLength(10)
})

test('who thinks better of it is reported no more, and the credentials are forgotten', async () => {
  storeConsent('yes')
  const { urls, noteError, later } = await opened()
  expect(Object.keys(sessionStorage)).toEqual(['visitReports'])
  noteError(brokenScript('no'))
  storeConsent('no')
  await later()
  expect(urls()).toEqual(['/stage.json', '/visitors.json', POOL, POOL])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('the next page of the same tab reports with the same credentials', async () => {
  storeConsent('yes')
  await opened()
  vi.resetModules()
  expect((await opened()).urls()).toEqual(['/stage.json', '/visitors.json'])
})
