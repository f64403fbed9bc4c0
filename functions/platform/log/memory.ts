import type { Context } from 'aws-lambda'
import { MINUTE } from '../clock.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { count } from './metrics.ts'

const MEGABYTE = 1024 * 1024

let sampledAt = 0

/** Records, at most once a minute, how many percent of the function's memory this process uses. */
export function sampleMemory({ memoryLimitInMB }: Pick<Context, 'memoryLimitInMB'>): void {
  const now = systemClock.now().getTime()
  const limit = Number(memoryLimitInMB) * MEGABYTE
  if (now - sampledAt < MINUTE || !(limit > 0)) return
  sampledAt = now
  count('MemoryUsed', Math.round((1_000 * process.memoryUsage.rss()) / limit) / 10)
}
