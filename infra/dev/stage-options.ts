import type { Clock } from '#platform/clock.ts'
import type { Emulators } from './emulators.ts'
import type { Sqs } from './aws/sqs.ts'
import type { Settings } from './settings.ts'
import type { BuiltSite } from './site/built-web.ts'

export interface StageOptions {
  /** First of the fixed ports, or 0 for random free ports. */
  readonly ports: number
  /** Folder for data that is kept between runs, or null to keep nothing. */
  readonly stateDir: string | null
  readonly fresh?: boolean
  /** true: the development server. `built`: the site as deployed. `template`: its folders, already built. */
  readonly web: boolean | 'built' | { readonly template: BuiltSite }
  /** Batches that each worker handles concurrently, or null for no workers and no sweeper. */
  readonly workers: {
    readonly concurrency: number
    readonly batchSize?: number
    /** How often stuck work is looked for, in milliseconds; every half minute if left out. */
    readonly sweepEveryMs?: number
  } | null
  readonly clock?: Clock
  /** URL of a running database, for tests that share one. */
  readonly dynamodb?: string
  readonly table?: string
  readonly settings?: Settings
  /** Reload functions when their source is saved. */
  readonly reload?: boolean
  readonly visibilitySeconds?: number
  /** Called with each error inside a part; the stage keeps running. */
  readonly report: (line: string) => void
  readonly say?: (line: string) => void
}

export interface Stage {
  /** Origin of the site; without the web app, that of the API. */
  readonly origin: string
  readonly table: string
  readonly bucket: string
  /** URL of every part by its name. */
  readonly addresses: Readonly<Record<string, string>>
  readonly emulators: Emulators
  readonly sqs: Sqs
  /** Makes every write and deletion in S3 fail until it is called with false. */
  filesOutage(on: boolean): void
  /** Runs the sweeper once; with `everything` all open work counts as due. */
  sweep(everything?: boolean): Promise<void>
  /** Runs the scheduled health check once. */
  checkHealth(): Promise<void>
  close(): Promise<void>
}
