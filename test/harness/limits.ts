import { inject, vi } from 'vitest'
import { longestWait, patience } from './patience.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What a test or a hook may take on a machine with nothing else to do. */
    limitMs: number
  }
}

const limit = Math.ceil(inject('limitMs') * patience())
vi.setConfig({ testTimeout: limit, hookTimeout: limit, expect: { poll: { timeout: longestWait() } } })
