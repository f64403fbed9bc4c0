import type { EmulatorServer } from '../kit/server.ts'
import type { FaultSwitch } from './provider-faults.ts'

/** The emulator of a posting vendor. */
export interface PostingEmulator extends EmulatorServer {
  readonly faults: FaultSwitch
  /** Environment variables that make the product use it, without its base URL. */
  readonly settings: Readonly<Record<string, string>>
}
