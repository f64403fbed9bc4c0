import type { Context } from 'aws-lambda'
import { MINUTE } from '../clock.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { count } from './metrics.ts'

const MEGABYTE = 1024 * 1024

let sampledAt = 0

/**
 * Tells, once a minute at most, how much this process uses of the memory that its function has. In percent.
 */
export function sampleMemory({ memoryLimitInMB }: Pick<Context, 'memoryLimitInMB'>): void {
  const now = systemClock.now().getTime()
  const limit = Number(memoryLimitInMB) * MEGABYTE
  if (now - sampledAt < MINUTE || !(limit > 0)) return
  sampledAt = now
  count('MemoryUsed', Math.round((1_000 * process.memoryUsage.rss()) / limit) / 10)
}
