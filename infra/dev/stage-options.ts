import type { Clock } from '#platform/clock.ts'
import type { Emulators } from './emulators.ts'
import type { Sqs } from './aws/sqs.ts'
import type { Settings } from './settings.ts'

export interface StageOptions {
  /** First of the fixed ports, or 0 for ports that are free. */
  readonly ports: number
  /** Folder of what is kept between runs, or null to keep nothing. */
  readonly stateDir: string | null
  readonly fresh?: boolean
  /** `built`: as it is deployed; the same from a template's folder; otherwise the development server. */
  readonly web: boolean | 'built' | { readonly template: string }
  /** Batches that each worker handles side by side, or null for no workers and no sweeper. */
  readonly workers: { readonly concurrency: number; readonly batchSize?: number } | null
  readonly clock?: Clock
  /** An address of a database that runs already, for tests that share one. */
  readonly dynamodb?: string
  readonly table?: string
  readonly settings?: Settings
  /** A saved file of the functions is in force with the next call. */
  readonly reload?: boolean
  readonly visibilitySeconds?: number
  /** Takes what went wrong inside a part; the stage goes on. */
  readonly report: (line: string) => void
  readonly say?: (line: string) => void
}

export interface Stage {
  /** What a browser calls the site; without the web app the API's own address. */
  readonly origin: string
  readonly table: string
  readonly bucket: string
  /** Address of every part by its name. */
  readonly addresses: Readonly<Record<string, string>>
  readonly emulators: Emulators
  readonly sqs: Sqs
  /** One run of the sweeper; `everything` counts all open work as due. */
  sweep(everything?: boolean): Promise<void>
  /** One check of the health, as the clock makes them. */
  checkHealth(): Promise<void>
  close(): Promise<void>
}
