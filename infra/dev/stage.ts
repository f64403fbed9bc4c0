import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { CloudwatchEmulator } from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { kebab } from '#shared/contracts/file-name.ts'
import { WORKERS } from '#infra/stacks/pipeline/workers.ts'
import { QUEUES } from '#shared/catalog/queues.ts'
import { StageSettings } from '#shared/models/stage-settings.ts'
import type { VisitorSettings } from '#shared/models/visitors/visitor-settings.ts'
import { releaseIdOf } from '#infra/version.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { startApiServer, type RequestMetrics } from './api/api-server.ts'
import { startBuiltWeb } from './site/built-web.ts'
import { endOrphan, ensureTable, startDynamodb } from './aws/dynamodb.ts'
import { startEmulators, type Emulators } from './emulators.ts'
import { queueAges } from './aws/queue-ages.ts'
import { workerHandler } from './functions/handlers.ts'
import { reloadOnSave } from './functions/reload.ts'
import { CHECKING, startSchedules, SWEEPING } from './functions/schedules.ts'
import { startWorker } from './functions/workers.ts'
import { keepMaps, startS3 } from './aws/s3.ts'
import { startSqs } from './aws/sqs.ts'
import { startWeb } from './site/web.ts'
import { accessKeyOf, applyEnvironment, environmentOf, LOCAL_API_ID, REGION } from './environment.ts'
import { checkPorts, fixedPorts, freePorts } from './ports.ts'
import { givePlan, publishArticles } from './first-content.ts'
import { chooseVendors, letterSeconds, type Vendors } from './settings.ts'
import type { Stage, StageOptions } from './stage-options.ts'
import { fillMarket } from './vendors/fill-market.ts'

const BUCKET = 'reachwell-local-resumes'

/**
 * Starts the whole product in this process. Only one stage per process, because it sets process.env. Throws
 * CannotStart, or Error when a part does not start; parts that had started are stopped again.
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
      // Another stage that starts at the same time may have taken a port that was free.
      if (options.ports !== 0 || tries === MAX_TRIES || !isPortTaken(error)) throw error
    }
  }
}

const MAX_TRIES = 4
const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function bringUp(
  options: StageOptions,
  atClose: (stop: () => Promise<void>) => void,
  close: () => Promise<void>,
): Promise<Stage> {
  const { stateDir, report, say = () => undefined, settings = {} } = options
  const clock = options.clock ?? systemClock
  const vendors = chooseVendors(settings)
  fillMarket(settings)
  const table = options.table ?? 'reachwell-local'
  if (stateDir !== null) {
    mkdirSync(stateDir, { recursive: true })
    await endOrphan(stateDir)
    if (options.fresh === true) deleteState(stateDir)
  }
  const ports = options.ports === 0 ? await freePorts() : fixedPorts(options.ports)
  if (options.ports !== 0) await checkPorts(ports, options.web !== false)
  const origin = options.web !== false ? `http://localhost:${ports.site}` : `http://127.0.0.1:${ports.api}`
  const keep = <P extends { close(): Promise<void> }>(part: P): P => {
    atClose(() => part.close())
    return part
  }

  const startDatabase = async () => {
    const database =
      options.dynamodb === undefined
        ? keep(await startDynamodb({ port: ports.dynamodb, stateDir, say }))
        : { url: options.dynamodb }
    await ensureTable(database.url, table)
    return database
  }
  const accessKeyId = accessKeyOf(vendors, settings)
  const visibilitySeconds = Math.max(options.visibilitySeconds ?? 60, letterSeconds(vendors, settings))
  const starting = [
    startDatabase(),
    startS3({ port: ports.s3, stateDir, bucket: BUCKET, accessKeyId }).then(keep),
    startSqs({ port: ports.sqs, visibilitySeconds }).then(keep),
  ] as const
  // If one fails, the others have to finish starting before they can be stopped.
  await Promise.allSettled(starting)
  const [dynamodb, s3, sqs] = await Promise.all(starting)
  const emulators = await startEmulators(
    {
      ports,
      stateDir,
      origin,
      clock,
      onAccount: givePlan,
      deliver: (target) => sqs.deliver(target),
      webhookSecrets: settings['STRIPE_WEBHOOK_SECRETS'],
      vended: queueAges(sqs),
    },
    keep,
  )
  applyEnvironment(
    environmentOf(
      { origin, table, sqs, bucket: BUCKET, dynamodb: dynamodb.url, s3: s3.url, emulators },
      vendors,
      settings,
    ),
  )
  const api = keep(
    await startApiServer({
      port: ports.api,
      clock,
      report,
      measure: (metrics) => measureGateway(emulators.cloudwatch, metrics),
    }),
  )
  const checks = keep(startSchedules(CHECKING, options.workers === null ? null : 60_000, report))
  if (options.reload === true) keep(reloadOnSave())
  const common = { endpoint: sqs.url, report, batchSize: 1, ...options.workers }
  for (const queue of options.workers === null ? [] : QUEUES) {
    const name = kebab(WORKERS[queue].id)
    keep(startWorker({ concurrency: 1, ...common, name, queue: sqs[queue], handler: workerHandler(name) }))
  }
  const sweeper =
    options.workers === null
      ? null
      : keep(startSchedules(SWEEPING, options.workers.sweepEveryMs ?? 30_000, report))
  if (options.web !== false) await publishArticles(dynamodb.url, table, report)
  const site = {
    port: ports.site,
    apiUrl: api.url,
    settings: pageSettings(emulators, vendors),
    visitors: visitorSettings(emulators),
    visits: [emulators.analytics.url, emulators.cognitoIdentity.url, emulators.rum.url],
  }
  const web =
    options.web === false
      ? null
      : keep(
          await (options.web === true
            ? startWeb(site)
            : startBuiltWeb({
                ...site,
                payments: vendors.stripe ? undefined : emulators.stripe.url,
                keepMaps: (folder) => keepMaps(folder, s3.url),
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
    filesOutage: s3.outage,
    sweep: async (everything = false) => await sweeper?.run({ everything }),
    checkHealth: () => checks.run(),
    close,
  }
}

/** Settings that the site gives its pages. Throws ZodError for a key that no browser may have. */
const pageSettings = (emulators: Emulators, vendors: Vendors): StageSettings =>
  StageSettings.parse({
    stripe: {
      publishableKey: process.env['STRIPE_PUBLISHABLE_KEY'],
      ...(vendors.stripe ? {} : { scriptUrl: `${emulators.stripe.url}/stripe.js` }),
    },
    analytics: { domain: emulators.analytics.domain, endpoint: emulators.analytics.endpoint },
    visitors: true,
    ...(vendors.mailboxes.get('google') === 'real' ? {} : { mailboxUrl: `${emulators.google.url}/mailbox` }),
  })

/** Every visit of somebody who agreed is measured. */
const visitorSettings = ({ cognitoIdentity, rum }: Emulators): VisitorSettings => ({
  region: REGION,
  monitorId: rum.monitorId,
  identityPoolId: cognitoIdentity.poolId,
  release: releaseIdOf(),
  samplePercent: 100,
  credentialsUrl: cognitoIdentity.url,
  eventsUrl: rum.url,
})

function deleteState(stateDir: string): void {
  for (const name of readdirSync(stateDir))
    if (!/\.pid(\.json)?$/.test(name)) rmSync(path.join(stateDir, name), { recursive: true, force: true })
}

const addressesOf = (parts: Readonly<Record<string, { url: string }>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, { url }]) => [name, url]))

/** Records API Gateway's own metrics of an HTTP API (docs.aws.amazon.com/apigateway, http-api-metrics). */
function measureGateway({ put }: CloudwatchEmulator, { status, latencyMs }: RequestMetrics): void {
  const values = {
    Count: 1,
    '4xx': Number(status >= 400 && status < 500),
    '5xx': Number(status >= 500),
    Latency: latencyMs,
  }
  for (const [name, value] of Object.entries(values))
    put({ namespace: 'AWS/ApiGateway', name, dimensions: { ApiId: LOCAL_API_ID }, value })
}
