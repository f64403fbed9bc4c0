import { afterAll, expect, inject, test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'
import { runCommand } from '#harness/run-command.ts'
import { runChecks, type Checks } from '#infra/smoke/check.ts'
import { ALL_CHECKS } from '#infra/smoke/visit.ts'
import { siteAt } from '#infra/smoke/site.ts'
import { startStage } from '#dev/stage.ts'
import { ORIGIN, startEdge, type EdgeFaults } from './smoke-edge.ts'

const reports: string[] = []
const stage = await startStage({
  ports: 0,
  stateDir: null,
  web: true,
  workers: null,
  dynamodb: inject('dynamodb'),
  table: 'smoke',
  settings: { LOG_LEVEL: 'silent' },
  report: (line) => reports.push(line),
})
const edge = await startEdge()
afterAll(async () => {
  await edge.close()
  await stage.close()
  if (reports.length > 0) throw new Error(`The stage reported:\n${reports.join('\n')}`)
})

const smoke = async (...args: string[]) => {
  const { exitCode, stdout, stderr } = await runCommand(['smoke', ...args])
  return { exitCode, lines: stdout.split('\n').map((line) => line.replace(/ \(\d+ ms\)$/, '')), stderr }
}

test('a local stage passes every check that needs no edge', async () => {
  const { exitCode, lines } = await smoke('--url', stage.origin, '--local')
  expect(lines).toEqual([
    'ok       the site answers',
    'skipped  plain http leads to https',
    'skipped  pages carry the security headers',
    'ok       every address of the app answers with the app',
    'skipped  an address that leads nowhere is answered with a page that says so',
    'ok       the page itself is asked for anew',
    'skipped  assets are kept for a year and travel compressed',
    'skipped  an asset that is not there is not answered with the page',
    'ok       the pages have a key of the payment provider, of the mode of the stage',
    'skipped  the payment provider’s script and calls are let through',
    'skipped  what visitors meet can be reported, where it is measured',
    'ok       without a session the API says so',
    'ok       an address of no endpoint is a problem, not the page',
    'ok       a method of no endpoint is refused',
    'ok       a write that does not say where it comes from is refused',
    'ok       a write from elsewhere is refused',
    'ok       a write from the site gets as far as the session',
    'ok       answers of the API are never kept',
    'ok       no other site may read the API',
    'ok       the sign-in leads to the identity provider with PKCE, state and nonce',
    'ok       each sign-in has secrets of its own',
    'ok       a sign-in is tied to the browser by a cookie that no script reads',
    'ok       the identity provider knows this site and leads on to Google',
    'ok       the way back from Google passes the firewall',
    'ok       a return that nobody departed for opens no session',
    '18 ok, 0 failed, 7 skipped',
  ])
  expect(exitCode).toBe(0)
})

test('without --local the same stage fails the checks that need an edge', async () => {
  const { exitCode, lines } = await smoke('--url', stage.origin)
  expect(lines).toContain(
    'FAILED   pages carry the security headers: content-security-policy has default-src null',
  )
  expect(exitCode).toBe(1)
})

test('an unreachable site fails with the reason', async () => {
  const { exitCode, lines } = await smoke('--url', 'http://127.0.0.1:1')
  expect(lines[0]).toMatch(/^FAILED {3}the site answers: fetch failed: .*(?:ECONNREFUSED|bad port)/)
  expect(exitCode).toBe(1)
})

test.each([
  [[], "Required option '--url <address>' not specified."],
  [
    ['--url', 'site.example'],
    "argument 'site.example' is invalid. It is a scheme and a host, such as https://app.example.com.",
  ],
  [
    ['--url', 'file:///etc'],
    "argument 'file:///etc' is invalid. It is a scheme and a host, such as https://app.example.com.",
  ],
  [['--url', 'https://site.example', '--what'], "Unknown option '--what'. --help lists what there is."],
])('%j is refused with the reason', async (args, sentence) => {
  const { exitCode, stderr } = await smoke(...args)
  expect(stderr).toContain(sentence)
  expect(exitCode).toBe(2)
})

test('the stage serves the API page', async () => {
  const page = await fetch(`${stage.origin}/api/docs`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('<article id="startEmailDrafting">')
  expect(await (await fetch(`${stage.origin}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' })
})

async function failuresOf(faults: EdgeFaults, checks: Checks = ALL_CHECKS): Promise<readonly string[]> {
  const results = await runChecks(
    checks,
    siteAt(`${ORIGIN}/`, { local: false, stage: 'prod', fetch: edge.fetch(faults) }),
    () => undefined,
  )
  return results.flatMap((result) => (result.outcome === 'failed' ? [`${result.name}: ${result.why}`] : []))
}

test('a stage behind its edge passes every check', async () => {
  expect(await failuresOf({})).toEqual([])
})

const csp = (policy: string): EdgeFaults => ({ headers: { 'content-security-policy': policy } })
const GOOD = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; script-src "
const json =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers })
const stageFile = (stripe: object) => json(200, { stripe }, { 'cache-control': 'no-cache' })
const measured = json(
  200,
  { stripe: { publishableKey: 'pk_live_sample' }, visitors: true },
  { 'cache-control': 'no-cache' },
)
const to =
  (location: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(null, { status: 302, headers: { location, ...headers } })

test.each<[string, EdgeFaults]>([
  ['pages carry the security headers: content-security-policy has default-src null', csp('')],
  [
    "pages carry the security headers: content-security-policy has frame-ancestors 'self'",
    csp(`${GOOD.replace("ancestors 'none'", "ancestors 'self'")}'self'`),
  ],
  [
    "pages carry the security headers: content-security-policy has script-src 'self' 'unsafe-inline'",
    csp(`${GOOD}'self' 'unsafe-inline'`),
  ],
  ['pages carry the security headers: content-security-policy has script-src https:', csp(`${GOOD}https:`)],
  [
    'pages carry the security headers: strict-transport-security is max-age=300',
    { headers: { 'strict-transport-security': 'max-age=300' } },
  ],
  [
    'pages carry the security headers: referrer-policy is unsafe-url',
    { headers: { 'referrer-policy': 'unsafe-url' } },
  ],
  ['plain http leads to https: http answered 200', { plainHttp: 'answers' }],
  [
    'assets are kept for a year and travel compressed: cache-control of an asset is no-cache',
    { headers: { 'cache-control': 'no-cache' } },
  ],
  [
    'assets are kept for a year and travel compressed: content-encoding of an asset is null',
    { headers: { 'content-encoding': null } },
  ],
  [
    'the page itself is asked for anew: cache-control of the page is max-age=600',
    { headers: { 'cache-control': 'max-age=600' } },
  ],
  [
    'an address that leads nowhere is answered with a page that says so: /no/such/page answered 200',
    {
      answers: {
        '/no/such/page': () => new Response('<div id="root">', { headers: { 'content-type': 'text/html' } }),
      },
    },
  ],
  [
    'every address of the app answers with the app: /login answered 404',
    { answers: { '/login': json(404, {}) } },
  ],
  [
    'without a session the API says so: answered 200 instead of 401',
    { answers: { '/api/session-status': json(200, {}) } },
  ],
  [
    'an address of no endpoint is a problem, not the page: the refusal has the code undefined instead of not_found',
    { answers: { '/api/no-such-endpoint': json(404, { message: 'Something else' }) } },
  ],
  [
    'a write from elsewhere is refused: answered 401 instead of 403',
    {
      answers: {
        '/api/extend-session': json(401, { code: 'not_authenticated', message: '', requestId: '' }),
      },
    },
  ],
  [
    'the pages have a key of the payment provider, of the mode of the stage: /stage.json answered 404',
    { answers: { '/stage.json': json(404, {}) } },
  ],
  [
    'the pages have a key of the payment provider, of the mode of the stage: the key is of the test mode',
    { answers: { '/stage.json': stageFile({ publishableKey: 'pk_test_sample' }) } },
  ],
  [
    'the pages have a key of the payment provider, of the mode of the stage: /stage.json is not what the pages take',
    { answers: { '/stage.json': stageFile({ publishableKey: 'sk_live_secret' }) } },
  ],
  [
    'the pages have a key of the payment provider, of the mode of the stage: /stage.json is not what the pages take',
    { answers: { '/stage.json': () => new Response('', { headers: { 'cache-control': 'no-cache' } }) } },
  ],
  [
    'the pages have a key of the payment provider, of the mode of the stage: cache-control of /stage.json is max-age=600',
    { headers: { 'cache-control': 'max-age=600' } },
  ],
  [
    'the payment provider’s script and calls are let through: content-security-policy has no script-src https://js.stripe.com',
    csp(`${GOOD}'self'`),
  ],
  [
    'the payment provider’s script and calls are let through: the card form comes from http://127.0.0.1:1/stripe.js',
    {
      answers: {
        '/stage.json': stageFile({
          publishableKey: 'pk_live_sample',
          scriptUrl: 'http://127.0.0.1:1/stripe.js',
        }),
      },
    },
  ],
  [
    'what visitors meet can be reported, where it is measured: /visitors.json answered 404',
    { answers: { '/stage.json': measured, '/visitors.json': json(404, {}) } },
  ],
  [
    'what visitors meet can be reported, where it is measured: content-security-policy does not let pages call https://guests.example',
    {
      answers: {
        '/stage.json': measured,
        '/visitors.json': () =>
          Response.json(
            {
              region: 'us-east-1',
              monitorId: '11111111-2222-4333-8444-555555555555',
              identityPoolId: 'us-east-1:pool',
              release: '1.0.0-0a1b2c3',
              samplePercent: 100,
              credentialsUrl: 'https://guests.example',
              eventsUrl: 'https://events.example',
            },
            { headers: { 'cache-control': 'no-cache' } },
          ),
      },
    },
  ],
  ['answers of the API are never kept: two requests got one answer', { headers: { 'x-request-id': 'same' } }],
  [
    'answers of the API are never kept: x-cache is Hit from cloudfront',
    { headers: { 'x-cache': 'Hit from cloudfront' } },
  ],
  [
    'no other site may read the API: access-control-allow-origin is *',
    { headers: { 'access-control-allow-origin': '*' } },
  ],
  [
    'the sign-in leads to the identity provider with PKCE, state and nonce: response_type is not as it has to be',
    { answers: { '/api/auth/gmail': to('https://provider.example/authorize?response_type=token') } },
  ],
  [
    'the sign-in leads to the identity provider with PKCE, state and nonce: the sign-in leads to https://site.example',
    { answers: { '/api/auth/gmail': to('/login') } },
  ],
  [
    'a sign-in is tied to the browser by a cookie that no script reads: the cookie lacks HttpOnly',
    { headers: { 'set-cookie': '__Host-authorization=s; Path=/; Secure; SameSite=Lax' } },
  ],
  [
    'the identity provider knows this site and leads on to Google: it refused the request: client, redirect URI or provider are not set up',
    { answers: { '/oauth2/authorize': to('https://provider.example/error?error=redirect_mismatch') } },
  ],
  [
    'the identity provider knows this site and leads on to Google: it leads to provider.example',
    { answers: { '/oauth2/authorize': to('/login') } },
  ],
  [
    'the identity provider knows this site and leads on to Google: Google is told to lead back to https://elsewhere.example/oauth2/idpresponse',
    {
      answers: {
        '/oauth2/authorize': to(
          'https://accounts.google.com/o/oauth2/v2/auth?redirect_uri=https://elsewhere.example/oauth2/idpresponse',
        ),
      },
    },
  ],
  [
    'the way back from Google passes the firewall: it answered 403 to null',
    { answers: { '/api/auth/gmail/callback': () => new Response('Request blocked.', { status: 403 }) } },
  ],
  [
    'a return that nobody departed for opens no session: it set a session',
    { headers: { 'set-cookie': '__Host-sid=s; Path=/' } },
  ],
])('the smoke test notices: %s', async (failure, faults) => {
  // By day only the check that has to notice.
  const checks = Object.entries(ALL_CHECKS).filter(([name]) => atNight || failure.startsWith(`${name}: `))
  expect(await failuresOf(faults, Object.fromEntries(checks))).toContain(failure)
})
