import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { GOOGLE_ISSUER } from '#vendors/cognito/cognito-identity.ts'
import type { Clock } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { startApiServer } from './parts/api-server.ts'
import { startBuiltWeb } from './parts/built-web.ts'
import { endOrphan, ensureTable, startDynamodb } from './parts/dynamodb.ts'
import { startEmulators, type Emulators } from './parts/emulators.ts'
import { gatewayMetrics } from './parts/gateway-metrics.ts'
import { startHealthChecks } from './parts/health-checks.ts'
import { queueAges } from './parts/queue-ages.ts'
import { workerHandler } from './parts/handlers.ts'
import { startS3 } from './parts/s3.ts'
import { startSqs, type Sqs } from './parts/sqs.ts'
import { startSweeper, type Sweeper } from './parts/sweeper.ts'
import { startWeb } from './parts/web.ts'
import { startWorker } from './parts/workers.ts'
import { accessKeyOf, applyEnvironment, environmentOf } from './environment.ts'
import { checkPorts, fixedPorts, freePorts } from './ports.ts'
import type { SampleAccount } from './samples.ts'
import { chooseVendors, letterSeconds, type Settings } from './settings.ts'
import { localAccess } from './local-access.ts'

export interface StageOptions {
  /** First of the fixed ports, or 0 for ports that are free. */
  readonly ports: number
  /** Folder of what is kept between runs, or null to keep nothing. */
  readonly stateDir: string | null
  /** Forget first what an earlier run kept. */
  readonly fresh?: boolean
  /**
   * `built`: as it is deployed, with its pages rendered in advance and the edge's headers; the same from a
   * folder that was built as a template; otherwise the development server.
   */
  readonly web: boolean | 'built' | { readonly template: string }
  /** Batches that each worker handles side by side, or null for no workers and no sweeper. */
  readonly workers: { readonly concurrency: number; readonly batchSize?: number } | null
  readonly clock?: Clock
  /** An address of a database that runs already, for tests that share one. */
  readonly dynamodb?: string
  readonly table?: string
  readonly settings?: Settings
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

const BUCKET = 'reachwell-local-resumes'

/**
 * Brings the whole product up in this process: database, storage, queues, vendors, API, workers, schedules
 * and, where wanted, the web app. Sets process.env, so one stage a process. Throws PortTaken, ProgramMissing,
 * or Error when a part does not come up; what had started is stopped again.
 */
export async function startStage(options: StageOptions): Promise<Stage> {
  for (let tries = 1; ; tries += 1) {
    const closers: (() => Promise<void>)[] = []
    const close = async () => {
      for (const stop of closers.splice(0).toReversed()) await stop()
    }
    try {
      return await bringUp(options, (stop) => closers.push(stop), close)
    } catch (error) {
      await close()
      // Another stage that starts at the same moment may have found the same port free.
      if (options.ports !== 0 || tries === MAX_TRIES || !isTaken(error)) throw error
    }
  }
}

const MAX_TRIES = 4
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function bringUp(
  options: StageOptions,
  atClose: (stop: () => Promise<void>) => void,
  close: () => Promise<void>,
): Promise<Stage> {
  const { stateDir, report, say = () => undefined, settings = {} } = options
  const clock = options.clock ?? systemClock
  const vendors = chooseVendors(settings)
  const table = options.table ?? 'reachwell-local'
  if (stateDir !== null) {
    mkdirSync(stateDir, { recursive: true })
    await endOrphan(stateDir)
    if (options.fresh === true) forgetState(stateDir)
  }
  const ports = options.ports === 0 ? await freePorts() : fixedPorts(options.ports)
  if (options.ports !== 0) await checkPorts(ports, options.web !== false)
  const origin = options.web !== false ? `http://localhost:${ports.site}` : `http://127.0.0.1:${ports.api}`
  const keep = <P extends { close(): Promise<void> }>(part: P): P => {
    atClose(() => part.close())
    return part
  }

  const [dynamodb, s3, sqs] = await together([
    async () => {
      const database =
        options.dynamodb === undefined
          ? keep(await startDynamodb({ port: ports.dynamodb, stateDir, say }))
          : { url: options.dynamodb }
      await ensureTable(database.url, table)
      return database
    },
    async () =>
      keep(
        await startS3({
          port: ports.s3,
          stateDir,
          bucket: BUCKET,
          accessKeyId: accessKeyOf(vendors, settings),
        }),
      ),
    async () =>
      keep(
        await startSqs({
          port: ports.sqs,
          visibilitySeconds: Math.max(options.visibilitySeconds ?? 60, letterSeconds(vendors, settings)),
        }),
      ),
  ])
  const { emulators, close: closeEmulators } = await startEmulators({
    ports,
    stateDir,
    origin,
    clock,
    onAccount: givePlan,
    deliver: (target) => sqs.deliver(target),
    webhookSecrets: settings['STRIPE_WEBHOOK_SECRETS'],
    vended: queueAges(sqs),
  })
  atClose(closeEmulators)
  applyEnvironment(
    environmentOf(
      {
        origin,
        table,
        sqs,
        bucket: BUCKET,
        dynamodb: dynamodb.url,
        s3: s3.url,
        emulators,
      },
      vendors,
      settings,
    ),
  )
  const api = keep(
    await startApiServer({ port: ports.api, clock, report, measure: gatewayMetrics(emulators.cloudwatch) }),
  )
  const checks = keep(startHealthChecks(options.workers !== null, report))
  const sweeper = options.workers === null ? null : startQueueWork(options.workers, sqs, report, keep)
  const variables = {
    ...(vendors.google ? {} : { VITE_MAILBOX_URL: `${emulators.google.url}/mailbox` }),
    VITE_STRIPE_PUBLISHABLE_KEY: process.env['STRIPE_PUBLISHABLE_KEY'] ?? '',
    ...(vendors.stripe ? {} : { VITE_STRIPE_SCRIPT_URL: `${emulators.stripe.url}/stripe.js` }),
    VITE_ANALYTICS_DOMAIN: emulators.analytics.domain,
    VITE_ANALYTICS_ENDPOINT: emulators.analytics.endpoint,
  }
  if (options.web !== false) await publishArticles(dynamodb.url, table, report)
  const site = { port: ports.site, apiUrl: api.url, variables, analytics: emulators.analytics.url }
  const web =
    options.web === false
      ? null
      : keep(
          await (options.web === true
            ? startWeb(site)
            : startBuiltWeb({
                ...site,
                payments: vendors.stripe ? undefined : emulators.stripe.url,
                template: typeof options.web === 'object' ? options.web.template : undefined,
              })),
        )
  return {
    origin,
    table,
    bucket: BUCKET,
    addresses: addressesOf({ ...(web === null ? {} : { site: web }), api, dynamodb, s3, sqs, ...emulators }),
    emulators,
    sqs,
    sweep: async (everything) => await sweeper?.sweep(everything),
    checkHealth: () => checks.check(),
    close,
  }
}

function forgetState(stateDir: string): void {
  for (const name of readdirSync(stateDir))
    if (!/\.pid(\.json)?$/.test(name)) rmSync(path.join(stateDir, name), { recursive: true, force: true })
}

/**
 * Somebody without a plan is left to the sign-in itself, which makes accounts. Imported late: its wiring
 * reads the environment that only stands once all parts do.
 */
async function givePlan(account: SampleAccount & { subject: string }): Promise<void> {
  if (account.plan === 'none') return
  const { seedAccount } = await import('./seed-account.ts')
  await seedAccount({ ...account, issuer: GOOGLE_ISSUER })
}

/**
 * The blog's articles, when there is a site to read them on. Imported late, for what renders them is slow to
 * load.
 */
async function publishArticles(
  endpoint: string,
  table: string,
  report: StageOptions['report'],
): Promise<void> {
  const [{ publishBlog }, { dynamoTable }] = await Promise.all([
    import('#infra/cli/publish-blog.ts'),
    import('#platform/table/table.ts'),
  ])
  const access = localAccess(endpoint)
  await publishBlog(dynamoTable(table, access)).catch((error: unknown) =>
    report(error instanceof Error ? error.message : String(error)),
  )
}

function startQueueWork(
  workers: NonNullable<StageOptions['workers']>,
  sqs: Sqs,
  report: StageOptions['report'],
  keep: <P extends { close(): Promise<void> }>(part: P) => P,
): Sweeper {
  const shared = {
    endpoint: sqs.url,
    concurrency: workers.concurrency,
    batchSize: workers.batchSize ?? 1,
    report,
  }
  keep(startWorker({ ...shared, name: 'plan-cycle', queue: sqs.cycle, handler: workerHandler('plan-cycle') }))
  keep(
    startWorker({ ...shared, name: 'write-draft', queue: sqs.draft, handler: workerHandler('write-draft') }),
  )
  keep(
    startWorker({
      ...shared,
      name: 'merge-accounts',
      queue: sqs.linking,
      handler: workerHandler('merge-accounts'),
    }),
  )
  keep(
    startWorker({
      ...shared,
      name: 'erase-account',
      queue: sqs.erasure,
      handler: workerHandler('erase-account'),
    }),
  )
  keep(
    startWorker({
      ...shared,
      name: 'run-operation',
      queue: sqs.operations,
      handler: workerHandler('run-operation'),
    }),
  )
  keep(
    startWorker({
      ...shared,
      name: 'apply-billing-event',
      queue: sqs.billing,
      handler: workerHandler('apply-billing-event'),
    }),
  )
  return keep(startSweeper(report))
}

const addressesOf = (parts: Readonly<Record<string, { url: string }>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, { url }]) => [name, url]))

/** Starts all at once; when one fails, waits for the others before it throws, so that they can be stopped. */
async function together<A, B, C>(
  starts: readonly [() => Promise<A>, () => Promise<B>, () => Promise<C>],
): Promise<[A, B, C]> {
  const running = [starts[0](), starts[1](), starts[2]()] as const
  await Promise.allSettled(running)
  return await Promise.all(running)
}
