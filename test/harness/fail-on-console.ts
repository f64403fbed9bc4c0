import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
const printed: string[] = []

for (const method of METHODS) {
  globalThis.console[method] = (...args: unknown[]) =>
    void printed.push(`console.${method}: ${format(...args)}`)
}

/** Console output hides what matters, so a test that prints fails with its output. */
function failOnNoise(): void {
  const lines = printed.splice(0)
  if (lines.length > 0) throw new Error(`Printed to the console:\n${lines.join('\n')}`)
}

afterEach(failOnNoise)
afterAll(failOnNoise)
