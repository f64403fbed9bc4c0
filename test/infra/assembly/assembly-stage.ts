import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { GOOGLE_ISSUER } from '#vendors/cognito/google-issuer.ts'
import { startApiServer } from '#dev/api/api-server.ts'
import { ensureTable } from '#dev/aws/dynamodb.ts'
import { LOCAL_CLIENTS, startEmulators, type Emulators } from '#dev/emulators.ts'
import { lambdaContext, type Handler } from '#dev/functions/handlers.ts'
import { startS3 } from '#dev/aws/s3.ts'
import { startSqs, type Queue, type Sqs } from '#dev/aws/sqs.ts'
import { WORKERS } from '#infra/stacks/pipeline/workers.ts'
import { QUEUES } from '#shared/catalog/queues.ts'
import { startWorker } from '#dev/functions/workers.ts'
import { applyEnvironment, environmentOf } from '#dev/environment.ts'
import { freePorts } from '#dev/ports.ts'
import { PlanId, priceVariable } from '#shared/catalog/plans.ts'
import { addressesOf, VENDORS } from '#infra/registered-vendors.ts'
import { MAILBOX_VENDORS } from '#vendors/mailbox-vendors.ts'
import { POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { chooseVendors } from '#dev/settings.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { kebab } from '#shared/contracts/file-name.ts'
import { type Assembly } from '../stack-templates.ts'
import { deployedFunctions, PAYMENT_PLACE, type DeployedFunction } from './deployed-function.ts'
import { functionProcess } from './function-process.ts'
import { startGuardingProxy, type GuardingProxy } from './guarding-proxy.ts'
import { ACCOUNT, ASSEMBLY_EXPORTS, ASSEMBLY_VISIT_LOG, REGION, resolver } from './local-values.ts'
import { startSecrets } from './secrets-stand-in.ts'

export interface AssemblyStage {
  readonly origin: string
  readonly table: string
  readonly queues: { readonly cycle: string; readonly draft: string }
  readonly emulators: Emulators
  readonly proxy: GuardingProxy
  readonly functions: ReadonlyMap<string, DeployedFunction>
  /** Defects reported by parts and functions. */
  readonly reports: string[]
  /** Calls one function with an event. With `as` it uses another function's credentials. */
  call(name: string, event: unknown, as?: string): Promise<unknown>
  close(): Promise<void>
}

export const ORIGIN_SECRET = 'local-origin-secret'

/** Values of the secrets, by the last part of their names: those that the emulators expect. */
const SECRETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hmac: { RECIPIENT_HMAC_KEY: 'local-recipient-key-not-a-secret' },
  stripe: { STRIPE_SECRET_KEY: LOCAL_CLIENTS.stripe.secretKey },
  webhook: { STRIPE_WEBHOOK_SECRETS: LOCAL_CLIENTS.stripe.webhookSecret },
  origin: { ORIGIN_SECRET },
}

/** Public addresses and ids that are replaced by this machine's. Everything else comes from the template. */
const ELSEWHERE = [
  'APP_ORIGIN',
  'COGNITO_AUTHORIZE_URL',
  'COGNITO_TOKEN_URL',
  'COGNITO_JWKS_URL',
  'COGNITO_ISSUER',
  'COGNITO_CLIENT_ID',
  ...MAILBOX_VENDORS.map(({ clientId }) => clientId),
  ...POSTING_VENDORS.flatMap(({ plain }) => plain.map(({ variable }) => variable)),
  ...VENDORS.flatMap((vendor) => addressesOf(vendor).map(({ variable }) => variable)),
  ...PlanId.options.map(priceVariable),
  ...PAYMENT_PLACE,
] as const

const AtRest = {
  table: z.object({ SSESpecification: z.object({ KMSMasterKeyId: z.unknown() }) }),
  bucket: z.object({
    BucketEncryption: z.object({
      ServerSideEncryptionConfiguration: z.tuple([
        z.object({ ServerSideEncryptionByDefault: z.object({ KMSMasterKeyID: z.unknown() }) }),
      ]),
    }),
  }),
  secret: z.object({ Name: z.string(), KmsKeyId: z.unknown() }),
}

/** Queues by the last part of their names in a template. */
const queuesOf = (sqs: Sqs): Readonly<Record<string, Queue>> =>
  Object.fromEntries(
    QUEUES.flatMap((name) => [
      [name, sqs[name]],
      [`${name}-dead`, sqs.dead[name]],
    ]),
  )

/**
 * What an assembly would deploy, on this machine: its bundles, their variables and permissions, and the
 * services behind a proxy that checks permissions.
 */
export async function startAssemblyStage(assembly: Assembly, dynamodb: string): Promise<AssemblyStage> {
  const closers: (() => Promise<void>)[] = []
  const keep = <P extends { close(): Promise<void> }>(part: P): P => {
    closers.push(() => part.close())
    return part
  }
  const reports: string[] = []
  const report = (line: string) => void reports.push(line)
  const [ports, table, bucket] = [
    await freePorts(),
    `test-${randomBytes(8).toString('hex')}`,
    'assembly-resumes',
  ]
  const origin = `http://127.0.0.1:${ports.api}`
  await ensureTable(dynamodb, table)
  const s3 = keep(
    await startS3({
      port: ports.s3,
      stateDir: null,
      bucket,
      deletions: `reachwell-dev-erasures-us-west-2-${ACCOUNT}`,
      exports: ASSEMBLY_EXPORTS,
      accessKeyId: 'local',
    }),
  )
  const sqs = keep(await startSqs({ port: ports.sqs, visibilitySeconds: 60 }))
  const scheduleGroup = z.string().parse(assembly.one('AWS::Scheduler::ScheduleGroup').Properties['Name'])
  const emulators = await startEmulators(
    {
      ports,
      stateDir: null,
      origin,
      clock: systemClock,
      scheduleGroup,
      visitLog: ASSEMBLY_VISIT_LOG,
      deliver: (target) => sqs.deliver(target),
      onAccount: async (account) => {
        const { seedAccount } = await import('#dev/seed-account.ts')
        await seedAccount({ ...account, issuer: GOOGLE_ISSUER })
      },
    },
    keep,
  )
  const here = environmentOf(
    { origin, table, bucket, dynamodb, s3: s3.url, sqs, emulators },
    chooseVendors({}),
    { LOG_LEVEL: 'silent' },
  )
  applyEnvironment(here)

  const resolve = resolver(assembly, {
    table,
    bucket,
    mailboxKeyArn: emulators.kms.keyArn,
    queues: queuesOf(sqs),
  })
  const functions = new Map(
    deployedFunctions(assembly, resolve, {
      ...Object.fromEntries(ELSEWHERE.map((name) => [name, here[name]])),
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: emulators.bedrock.url,
    }).map((made) => [made.name, made]),
  )
  const secrets = assembly.of('AWS::SecretsManager::Secret').map(({ part, logicalId, Properties }) => ({
    part,
    arn: resolve({ Ref: logicalId }, part),
    ...AtRest.secret.parse(Properties),
  }))
  const contentOf = (name: string): Readonly<Record<string, string>> => {
    const source = VENDORS.find(({ id }) => id === name)
    return source === undefined ? (SECRETS[name] ?? {}) : emulators[source.id].settings
  }
  const vault = keep(
    await startSecrets(
      new Map(secrets.map(({ arn, Name }) => [arn, contentOf(Name.split('/').at(-1) ?? '')])),
    ),
  )
  const resumes = assembly.one('AWS::S3::Bucket', 'Resumes')
  const stored = assembly.one('AWS::DynamoDB::Table')
  const proxy = keep(
    await startGuardingProxy({
      policies: new Map([...functions.values()].map(({ name, policy }) => [name, policy])),
      keys: {
        dynamodb: resolve(AtRest.table.parse(stored.Properties).SSESpecification.KMSMasterKeyId, stored.part),
        s3: resolve(
          AtRest.bucket.parse(resumes.Properties).BucketEncryption.ServerSideEncryptionConfiguration[0]
            .ServerSideEncryptionByDefault.KMSMasterKeyID,
          resumes.part,
        ),
        secretsmanager: resolve(secrets[0]?.KmsKeyId, secrets[0]?.part ?? ''),
      },
      targets: {
        dynamodb,
        s3: s3.url,
        sqs: sqs.url,
        bedrock: emulators.bedrock.url,
        kms: emulators.kms.url,
        scheduler: emulators.scheduler.url,
        ses: emulators.ses.url,
        monitoring: emulators.cloudwatch.url,
        logs: emulators.rum.url,
        'cognito-idp': emulators.cognito.url,
        secretsmanager: vault.url,
      },
    }),
  )

  const started = new Map<string, Handler>()
  const handlerOf = (name: string, as = name): Handler => {
    const running = started.get(`${name} ${as}`)
    if (running !== undefined) return running
    const made = functions.get(name)
    if (made === undefined) throw new Error(`The assembly has no function ${name}.`)
    const credentials = {
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: as,
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL: proxy.url,
    }
    const { handler } = keep(
      functionProcess({
        name,
        folder: made.folder,
        environment: { ...made.environment, ...credentials },
        report,
      }),
    )
    started.set(`${name} ${as}`, handler)
    return handler
  }
  const handlers = new Map(Object.keys({ ...contracts, ...webhooks }).map((id) => [id, handlerOf(kebab(id))]))
  keep(await startApiServer({ port: ports.api, clock: systemClock, report, handlers }))
  const work = { endpoint: sqs.url, concurrency: 2, batchSize: 1, report }
  for (const queue of QUEUES) {
    const name = kebab(WORKERS[queue].id)
    keep(startWorker({ ...work, name, queue: sqs[queue], handler: handlerOf(name) }))
  }
  return {
    origin,
    table,
    queues: { cycle: sqs.cycle.url, draft: sqs.draft.url },
    emulators,
    proxy,
    functions,
    reports,
    call: async (name, event, as) => await handlerOf(name, as)(event, lambdaContext(name, 30_000)),
    close: async () => {
      for (const stop of closers.splice(0).toReversed()) await stop()
    },
  }
}
