import { expect, test } from 'vitest'
import type { ServicePartId } from '#shared/catalog/monitoring/service-parts.ts'
import { checkHealth, degraded, healthy, unhealthy, unknown, type Finding, type Probe } from './health.ts'

const probe = (name: string, finding: Finding, part: ServicePartId): Probe => ({
  name,
  part,
  ask: async () => finding,
})
const down = unhealthy('Away.')

const MAIL = { name: 'Mail', part: 'mail', left: null } as const

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
  ['all well', [probe('a', healthy, 'data'), probe('b', healthy, 'mail')], 'healthy'],
  ['a part that users can do without', [probe('a', healthy, 'data'), probe('b', down, 'mail')], 'degraded'],
  ['an essential part degraded', [probe('a', degraded('Full.'), 'data')], 'degraded'],
  ['an essential part unhealthy', [probe('a', down, 'data'), probe('b', healthy, 'mail')], 'unhealthy'],
  ['one of two databases', [probe('a', down, 'data'), probe('b', healthy, 'data')], 'unhealthy'],
  ['one of two job sources', [probe('a', down, 'sources'), probe('b', healthy, 'sources')], 'degraded'],
  ['no job source up', [probe('a', down, 'sources'), probe('b', down, 'sources')], 'unhealthy'],
  [
    'no job source up but one that is not set up',
    [probe('a', down, 'sources'), probe('b', unknown('Not set up.'), 'sources')],
    'unhealthy',
  ],
  ['no vendor of contacts up', [probe('a', healthy, 'data'), probe('b', down, 'contacts')], 'unhealthy'],
  ['Gmail', [probe('a', healthy, 'data'), probe('b', down, 'gmail')], 'unhealthy'],
  [
    'a part that cannot be probed',
    [probe('a', healthy, 'data'), probe('b', unknown('?'), 'mail')],
    'healthy',
  ],
  ['nothing known', [probe('a', unknown('Not set up.'), 'data')], 'unknown'],
])('what users can do decides about the whole: %s', async (_, probes, overall) => {
  expect((await checkHealth(probes, timing())).overall).toBe(overall)
})

test('a part says how many of its components are up, without those that are unknown', async () => {
  const { parts } = await checkHealth(
    [
      probe('a', down, 'sources'),
      probe('b', degraded('Slow.'), 'sources'),
      probe('c', healthy, 'sources'),
      probe('d', unknown('Not set up.'), 'sources'),
      probe('e', healthy, 'data'),
    ],
    timing(),
  )
  expect(parts).toEqual([
    { id: 'data', status: 'healthy', up: 1, of: 1 },
    { id: 'sources', status: 'degraded', up: 2, of: 3 },
  ])
})

test('the cause of a failed probe is not shown', async () => {
  const away: Probe = {
    name: 'Mail',
    part: 'mail',
    ask: async () => {
      throw new Error('ECONNREFUSED 10.0.0.7:443 with key sk_live_1')
    },
  }
  expect((await checkHealth([away], timing())).components).toEqual([
    { ...MAIL, status: 'unhealthy', responseTime: null, error: 'It does not answer.' },
  ])
})

test('a probe that takes too long is aborted', async () => {
  const late = timing()
  late.time.late = true
  const signals: AbortSignal[] = []
  const hanging: Probe = {
    name: 'Mail',
    part: 'mail',
    ask: (signal) => {
      signals.push(signal)
      return new Promise(() => undefined)
    },
  }
  expect((await checkHealth([hanging], late)).components).toEqual([
    { ...MAIL, status: 'unhealthy', responseTime: null, error: 'It did not answer within 2 seconds.' },
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
    part: 'mail',
    ask: async () => {
      given.time.at += waits.shift() ?? 0
      return healthy
    },
  }
  expect((await checkHealth([slow], given)).components).toEqual([{ ...MAIL, ...expected }])
})
