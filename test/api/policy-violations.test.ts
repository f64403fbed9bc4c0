import { expect, test } from 'vitest'
import { testStage } from '#harness/stage.ts'
import { ADDRESS_HEADER } from '#platform/http/visitor.ts'

const stage = await testStage({ workers: null })

/** A report as browsers send it: w3.org/TR/CSP3, "Report a violation". */
const REPORT = {
  'document-uri': 'https://reachwell.example/dashboard',
  referrer: '',
  'violated-directive': 'img-src',
  'effective-directive': 'img-src',
  'original-policy': "img-src 'self'",
  disposition: 'enforce',
  'blocked-uri': 'https://tracker.example/pixel.gif',
  'status-code': 200,
  'script-sample': '',
}

async function report(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(new URL('/api/policy-violations', stage.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/csp-report',
      'sec-fetch-site': 'same-origin',
      [ADDRESS_HEADER]: '198.51.100.7',
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return [response.status, answer]
}

test("a browser's report is counted, an extension's own trouble is not", async () => {
  expect(await report({ 'csp-report': REPORT })).toEqual([200, { counted: true }])
  expect(
    await report({ 'csp-report': { ...REPORT, 'blocked-uri': 'chrome-extension://abcdef/inject.js' } }),
  ).toEqual([200, { counted: false }])
})

test('reports of other sites, and floods, are refused', async () => {
  expect(await report({ 'csp-report': REPORT }, { 'sec-fetch-site': 'cross-site' })).toMatchObject([
    403,
    { code: 'origin_refused' },
  ])
  const from = { [ADDRESS_HEADER]: '203.0.113.9' }
  for (let call = 0; call < 20; call += 1)
    expect(await report({ 'csp-report': REPORT }, from)).toEqual([200, { counted: true }])
  expect(await report({ 'csp-report': REPORT }, from)).toMatchObject([429, { code: 'too_many_requests' }])
})
