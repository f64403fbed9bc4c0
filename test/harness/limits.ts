import { inject, vi } from 'vitest'
import { longestWait, patience } from './patience.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Timeout of a test or a hook on an idle machine, in milliseconds. */
    limitMs: number
  }
}

const limit = Math.ceil(inject('limitMs') * patience())
vi.setConfig({ testTimeout: limit, hookTimeout: limit, expect: { poll: { timeout: longestWait() } } })
