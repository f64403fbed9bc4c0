import type { Clock } from '#platform/clock.ts'
import type { EmulatorServer } from '../kit/server.ts'
import type { FaultSwitch } from './provider-faults.ts'

export interface PostingEmulatorOptions {
  readonly port?: number
  readonly statePath?: string
  readonly clock?: Clock
}

/** The emulator of a posting vendor. */
export interface PostingEmulator extends EmulatorServer {
  readonly faults: FaultSwitch
  /** Environment variables that make the product use it, without its base URL. */
  readonly settings: Readonly<Record<string, string>>
}
