import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { advanceSystemClock, holdSystemClock, systemClock } from '#platform/lambda/system-clock.ts'
import type { Stage, StageOptions } from '#dev/stage-options.ts'
import { startStage } from '#dev/stage.ts'
import { longestWait } from './patience.ts'

export interface TestStage extends Stage {
  /** Errors that parts reported. Those left at the end fail the file; a test removes one that it expects. */
  readonly reports: string[]
  /** Advances the clock of handlers and vendors, in milliseconds. Schedules that fall due fire soon after. */
  advance(ms: number): void
}

const DAY = 86_400_000
const MORNING = 9 * 3_600_000

/** Advances the clock to the next 9:00 UTC, so that no hour or day ends unless a test makes it end. */
function beginInTheMorning(): void {
  process.env['STAGE'] = 'local'
  advanceSystemClock(DAY - ((systemClock.now().getTime() - MORNING) % DAY))
}

/**
 * Starts a whole stage for this test file: in memory, on free ports, with its own table. Call it once at the
 * top of the file, before anything imports a handler; it stops by itself after the last test.
 */
export async function testStage(
  options: Partial<Pick<StageOptions, 'workers' | 'visibilitySeconds' | 'settings' | 'dynamodb'>> = {},
): Promise<TestStage> {
  const reports: string[] = []
  beginInTheMorning()
  const stage = await startStage({
    ports: 0,
    stateDir: null,
    web: false,
    workers: { concurrency: 2 },
    clock: systemClock,
    dynamodb: inject('dynamodb'),
    table: `test-${randomBytes(8).toString('hex')}`,
    ...options,
    settings: { LOG_LEVEL: 'silent', ...options.settings },
    report: (line) => reports.push(line),
  })
  afterAll(async () => {
    await stage.close()
    if (reports.length > 0) throw new Error(`The stage reported:\n${reports.join('\n')}`)
  })
  return {
    ...stage,
    reports,
    advance: (ms) => {
      advanceSystemClock(ms)
      void stage.emulators.scheduler.advance(0)
      void stage.emulators.stripe.tick()
    },
  }
}

/** Stops the stage's clock while `work` runs, so that everything counts in the same minute. */
export async function inAnInstant<T>(work: () => Promise<T>): Promise<T> {
  const release = holdSystemClock()
  return await work().finally(release)
}

/**
 * Polls until the condition returns something other than null, undefined or false. It polls less often the
 * longer it takes, because each poll slows down the awaited work. Throws Error after the timeout.
 */
export async function waitFor<T>(
  condition: () => Promise<T> | T,
  options: { timeoutMs?: number; everyMs?: number; what?: string } = {},
): Promise<NonNullable<T>> {
  const { timeoutMs = longestWait(), everyMs, what = 'the condition' } = options
  const began = performance.now()
  for (;;) {
    const value = await condition()
    if (value !== null && value !== undefined && value !== false) return value
    const waited = performance.now() - began
    if (waited > timeoutMs) throw new Error(`Waited ${timeoutMs} ms for ${what} in vain.`)
    await new Promise((resolve) => {
      setTimeout(resolve, everyMs ?? Math.min(25 + waited / 5, 250))
    })
  }
}
