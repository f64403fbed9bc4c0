import { expect, test } from 'vitest'
import type { CheckedHealth } from './health.ts'
import { hasChanged, historyAfter, NO_HISTORY } from './health-history.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`)
const sources = (status: 'healthy' | 'degraded' | 'unhealthy'): CheckedHealth => ({
  overall: status,
  components: [
    { name: 'Adzuna', part: 'sources', status, responseTime: 1, error: null, left: null },
    { name: 'Lever', part: 'sources', status: 'healthy', responseTime: 1, error: null, left: null },
  ],
  parts: [{ id: 'sources', status, up: 1, of: 2 }],
})

test('a status keeps its beginning while it stays, gets a new one when it changes, and ends when healthy', () => {
  const first = historyAfter(NO_HISTORY, sources('degraded'), at('23:14'))
  const spell = { status: 'degraded', since: at('23:14') }
  expect(first).toEqual({ parts: { sources: spell }, components: { Adzuna: spell } })
  const second = historyAfter(first, sources('degraded'), at('23:15'))
  expect([second, hasChanged(first, second)]).toEqual([first, false])
  expect(historyAfter(first, sources('unhealthy'), at('23:20')).parts).toEqual({
    sources: { status: 'unhealthy', since: at('23:20') },
  })
  const over = historyAfter(first, sources('healthy'), at('23:30'))
  expect([over, hasChanged(first, over)]).toEqual([{ parts: {}, components: {} }, true])
})
