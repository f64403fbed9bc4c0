import { vi } from 'vitest'
import { createAnew } from '#platform/lazy.ts'
import { resetSystemClock } from '#platform/lambda/system-clock.ts'
import { askedLevel, logger } from '#platform/log/logger.ts'

declare global {
  var environmentAtStart: Readonly<Record<string, string | undefined>> | undefined
}

/**
 * Test files run one after the other in one process, which loads packages and our own code only once. What code
 * holds is reset for each file: the helpers of tests, the environment, lazy values, the clock, and fake timers.
 */
vi.resetModules()
vi.useRealTimers()
globalThis.environmentAtStart ??= { ...process.env }
// vitest's own variables about the current file stay.
const ours = (name: string): boolean => !name.startsWith('VITEST')
for (const name of Object.keys(process.env))
  if (ours(name) && !(name in globalThis.environmentAtStart)) delete process.env[name]
for (const [name, value] of Object.entries(globalThis.environmentAtStart))
  if (ours(name)) process.env[name] = value
createAnew()
resetSystemClock()
logger.level = askedLevel()
