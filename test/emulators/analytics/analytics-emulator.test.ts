import { expect, onTestFinished, test } from 'vitest'
import { startAnalyticsEmulator } from './analytics-emulator.ts'

async function started() {
  const emulator = await startAnalyticsEmulator({
    domains: ['site.example'],
    clock: { now: () => new Date('2026-11-21T09:00:00.000Z') },
  })
  onTestFinished(() => emulator.close())
  const send = (body: string) =>
    fetch(emulator.endpoint, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })
  return { emulator, send }
}

const view = (over: object = {}) =>
  JSON.stringify({ n: 'pageview', u: 'https://site.example/blog', d: 'site.example', ...over })

test('a page view is stored and shown', async () => {
  const { emulator, send } = await started()
  const reply = await send(view({ r: 'https://search.example/' }))
  expect([reply.status, await reply.text(), reply.headers.get('access-control-allow-origin')]).toEqual([
    202,
    'ok',
    '*',
  ])
  await send(view())
  expect(emulator.views).toEqual([
    {
      at: '2026-11-21T09:00:00.000Z',
      domain: 'site.example',
      url: 'https://site.example/blog',
      referrer: 'https://search.example/',
    },
    {
      at: '2026-11-21T09:00:00.000Z',
      domain: 'site.example',
      url: 'https://site.example/blog',
      referrer: null,
    },
  ])
  const report = await (await fetch(emulator.url)).text()
  expect(report).toContain('<tr><td>/blog</td><td>2</td></tr>')
})

test('page views of unknown sites are dropped, and malformed events are refused', async () => {
  const { emulator, send } = await started()
  for (const body of [view({ d: 'other.example' }), view({ n: 'engagement' })]) {
    const reply = await send(body)
    expect([reply.status, reply.headers.get('x-plausible-dropped')]).toEqual([202, '1'])
  }
  for (const body of ['', '{', '{}', '[]']) expect((await send(body)).status).toBe(400)
  expect(emulator.views).toEqual([])
})

test('it fails on request', async () => {
  const { emulator, send } = await started()
  await fetch(`${emulator.url}/_emulator/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'unavailable' }),
  })
  expect((await send(view())).status).toBe(503)
  await fetch(`${emulator.url}/_emulator/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'no-answer' }),
  })
  await expect(send(view())).rejects.toThrow('fetch failed')
  expect((await send(view())).status).toBe(202)
})
