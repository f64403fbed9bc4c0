import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { advanceSystemClock, holdSystemClock, systemClock } from '#platform/lambda/system-clock.ts'
import type { Stage, StageOptions } from '#dev/stage-options.ts'
import { startStage } from '#dev/stage.ts'
import { longestWait } from './patience.ts'

export interface TestStage extends Stage {
  /**
   * Defects that parts reported. What is left in here at the end fails the file; a test that expects one
   * takes it out.
   */
  readonly reports: string[]
  /**
   * Moves the time of the handlers and of the vendors on; schedules that fall due ring soon after.
   * Milliseconds.
   */
  advance(ms: number): void
}

const DAY = 86_400_000
const MORNING = 9 * 3_600_000

/**
 * Moves the time on to the next nine o'clock in the morning (UTC): no hour and no day ends before a test has
 * it end.
 */
function beginInTheMorning(): void {
  process.env['STAGE'] = 'local'
  advanceSystemClock(DAY - ((systemClock.now().getTime() - MORNING) % DAY))
}

/**
 * A whole stage of this test file's own: in memory, on free ports, with a table nobody else uses. Call it
 * once at the top of the file, before anything imports a handler; it stops by itself after the last test.
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

/**
 * Does the work at one instant of the stage's time: what is counted by the minute falls into one however long
 * the work takes.
 */
export async function inAnInstant<T>(work: () => Promise<T>): Promise<T> {
  const goOn = holdSystemClock()
  return await work().finally(goOn)
}

/**
 * Polls until the condition gives something other than null, undefined or false: less often the longer it
 * takes, for each look takes time from what is waited for. Throws when it never does.
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
