import { vi } from 'vitest'

declare global {
  var environmentAtStart: Readonly<Record<string, string | undefined>> | undefined
}

/**
 * Files follow each other in one process, which has loaded the vendors' packages once. All that is ours
 * begins anew with each: its modules with what they remember (the clock, the wiring of the handlers), the
 * environment, and timers that a file made its own.
 */
vi.resetModules()
vi.useRealTimers()
globalThis.environmentAtStart ??= { ...process.env }
// What vitest notes about the file at hand stays.
const ours = (name: string): boolean => !name.startsWith('VITEST')
for (const name of Object.keys(process.env))
  if (ours(name) && !(name in globalThis.environmentAtStart)) delete process.env[name]
for (const [name, value] of Object.entries(globalThis.environmentAtStart))
  if (ours(name)) process.env[name] = value
