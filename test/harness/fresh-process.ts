import { vi } from 'vitest'

declare global {
  var environmentAtStart: Readonly<Record<string, string | undefined>> | undefined
}

/**
 * Test files run one after the other in one process, which loads third-party packages only once. Our own
 * state is reset for each file: modules with their state (the clock, the wiring of the handlers), the
 * environment, and fake timers.
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
