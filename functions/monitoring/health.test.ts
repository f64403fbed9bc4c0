import { expect, test } from 'vitest'
import { checkHealth, degraded, healthy, unhealthy, unknown, type Finding, type Probe } from './health.ts'

const part = (name: string, finding: Finding, vital = false): Probe => ({
  name,
  vital,
  ask: async () => finding,
})

/** A clock that stands still unless a probe moves it. */
function timing() {
  const time = { at: 0, late: false }
  return {
    time,
    now: () => time.at,
    deadline: () => {
      const controller = new AbortController()
      if (time.late) queueMicrotask(() => controller.abort())
      return controller.signal
    },
  }
}

test.each([
  ['all well', [part('a', healthy, true), part('b', healthy)], 'healthy'],
  ['another part unhealthy', [part('a', healthy, true), part('b', unhealthy('Away.'))], 'degraded'],
  ['a vital part degraded', [part('a', degraded('Full.'), true), part('b', healthy)], 'degraded'],
  ['a vital part unhealthy', [part('a', unhealthy('Away.'), true), part('b', healthy)], 'unhealthy'],
  ['a part that cannot be probed', [part('a', healthy, true), part('b', unknown('Not set up.'))], 'healthy'],
  ['nothing known', [part('a', unknown('Not set up.'), true)], 'unknown'],
])('%s', async (_, probes, overall) => {
  expect((await checkHealth(probes, timing())).overall).toBe(overall)
})

test('the cause of a failed probe is not shown', async () => {
  const away: Probe = {
    name: 'Mail',
    vital: false,
    ask: async () => {
      throw new Error('ECONNREFUSED 10.0.0.7:443 with key sk_live_1')
    },
  }
  expect((await checkHealth([away], timing())).components).toEqual([
    { name: 'Mail', status: 'unhealthy', responseTime: null, error: 'It does not answer.' },
  ])
})

test('a probe that takes too long is aborted', async () => {
  const late = timing()
  late.time.late = true
  const signals: AbortSignal[] = []
  const hanging: Probe = {
    name: 'Mail',
    vital: false,
    ask: (signal) => {
      signals.push(signal)
      return new Promise(() => undefined)
    },
  }
  expect((await checkHealth([hanging], late)).components).toEqual([
    { name: 'Mail', status: 'unhealthy', responseTime: null, error: 'It did not answer within 2 seconds.' },
  ])
  await expect.poll(() => signals[0]?.aborted).toBe(true)
})

test.each([
  [
    'always slow is degraded',
    [1_400, 1_200],
    { status: 'degraded', responseTime: 1_200, error: 'It answers slowly.' },
  ],
  ['slow only at first is healthy', [1_400, 20], { status: 'healthy', responseTime: 20, error: null }],
])('%s', async (_, took, expected) => {
  const given = timing()
  const waits = took.slice()
  const slow: Probe = {
    name: 'Mail',
    vital: false,
    ask: async () => {
      given.time.at += waits.shift() ?? 0
      return healthy
    },
  }
  expect((await checkHealth([slow], given)).components).toEqual([{ name: 'Mail', ...expected }])
})
