import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { SourceUnavailable } from '#functions/postings/model.ts'
import { dropAnswer, neverAnswer, serve, type EmulatorServer, type NodeEnv } from '#emulators/kit/server.ts'
import { isPrivateAddress } from './host-guard.ts'
import { providerClient } from './provider-client.ts'
import { providerParts } from '#harness/vendors/kit/provider-parts.ts'

let server: EmulatorServer | undefined
afterEach(async () => {
  await server?.close()
})

const WINDOWS = [
  { seconds: 1, limit: 2 },
  { seconds: 86_400, limit: 5 },
]

async function client(answer: (app: Hono<NodeEnv>) => void, timeoutMs = 120_000) {
  const app = new Hono<NodeEnv>()
  answer(app)
  const parts = providerParts('2026-03-10T12:00:00.000Z')
  server = await serve(app, { port: 0, clock: parts.clock })
  const get = providerClient({
    baseUrl: `${server.url}/base/`,
    headers: { 'x-api-key': 'secret-key' },
    budget: parts.budget,
    sleep: parts.sleep,
    timeoutMs,
  })
  return {
    parts,
    requests: server.requests,
    get: (path = '/thing') =>
      get({ path, query: { q: 'a b&c' }, counted: { source: 'test', windows: WINDOWS } }),
  }
}

describe('asking a provider', () => {
  it('sends the headers and the query below the base path and gives the JSON with its status', async () => {
    const { get } = await client((app) =>
      app.get('/base/thing', (c) => c.json({ key: c.req.header('x-api-key'), q: c.req.query('q') }, 418)),
    )
    expect(await get()).toEqual({ status: 418, body: { key: 'secret-key', q: 'a b&c' } })
  })

  it('tries again after 500 and a broken connection, three times in all', async () => {
    let calls = 0
    const { get, requests } = await client((app) =>
      app.get('/base/thing', (c) => {
        calls += 1
        return calls === 1 ? c.text('no', 500) : calls === 2 ? dropAnswer(c) : c.json({ ok: true })
      }),
    )
    expect(await get()).toEqual({ status: 200, body: { ok: true } })
    expect(requests).toHaveLength(3)
  })

  it.each([
    [
      'answers with an error',
      3,
      'it answers with an error',
      (app: Hono<NodeEnv>) => app.get('/base/thing', (c) => c.text('secret-key', 503)),
    ],
    [
      'does not answer',
      3,
      'it didn’t answer in time',
      (app: Hono<NodeEnv>) => app.get('/base/thing', (c) => neverAnswer(c)),
    ],
    [
      'redirects to metadata',
      1,
      'it wants to send us elsewhere',
      (app: Hono<NodeEnv>) =>
        app.get('/base/thing', (c) => c.redirect('http://169.254.169.254/latest/meta-data/')),
    ],
    [
      'sends ten megabytes',
      1,
      'its answer was too large',
      (app: Hono<NodeEnv>) => app.get('/base/thing', (c) => c.body('x'.repeat(10 * 1024 * 1024))),
    ],
  ] as const)('gives up when it %s', async (_, attempts, message, answer) => {
    const { get, requests } = await client(
      (app) => {
        answer(app)
      },
      message === 'it didn’t answer in time' ? 500 : undefined,
    )
    const failure = await get().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SourceUnavailable)
    expect(failure).toHaveProperty('message', message)
    expect(requests).toHaveLength(attempts)
  })

  it('waits for a short window, and refuses without a call when a long one is full', async () => {
    const { get, parts, requests } = await client((app) => app.get('/base/thing', (c) => c.json({})))
    for (let call = 0; call < 5; call += 1) await get()
    expect(parts.slept).toEqual([1_000, 1_000])
    await expect(get()).rejects.toThrow('its daily limit is used up')
    expect(requests).toHaveLength(5)
  })

  it('reads an answer that is not JSON as null', async () => {
    const { get } = await client((app) => app.get('/base/thing', (c) => c.html('<p>proxy</p>')))
    expect(await get()).toEqual({ status: 200, body: null })
  })
})

it.each([
  'http://provider.example',
  'https://169.254.169.254',
  'https://[::ffff:10.0.0.1]',
  'https://10.1.2.3',
  'https://nowhere.invalid',
])('does not call %s', async (baseUrl) => {
  const parts = providerParts('2026-03-10T12:00:00.000Z')
  const get = providerClient({ baseUrl, budget: parts.budget, sleep: parts.sleep })
  await expect(get({ path: '/', counted: { source: 'test', windows: WINDOWS } })).rejects.toThrow(
    'it can’t be reached',
  )
  expect(parts.budget.taken()).toBe(0)
})

it.each([
  ['10.0.0.1', true],
  ['172.31.255.255', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['127.0.0.1', true],
  ['100.64.0.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:169.254.169.254', true],
  ['not an address', true],
  ['0.0.0.0', true],
  ['192.0.2.1', true],
  ['192.88.99.1', true],
  ['198.51.100.7', true],
  ['203.0.113.7', true],
  ['255.255.255.255', true],
  ['::', true],
  ['::ffff:a9fe:a9fe', true],
  ['::127.0.0.1', true],
  ['64:ff9b::a9fe:a9fe', true],
  ['64:ff9b:1::7f00:1', true],
  ['100::1', true],
  ['2001::1', true],
  ['2001:db8::1', true],
  ['2002:7f00:1::1', true],
  ['3fff::1', true],
  ['4000::1', true],
  ['5f00::1', true],
  ['fec0::1', true],
  ['fe80::1%eth0', true],
  ['0x7f.1', true],
  ['93.184.215.14', false],
  ['2606:2800:21f::1', false],
  ['2a00:1450:4001::1', false],
  ['::ffff:93.184.215.14', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})
