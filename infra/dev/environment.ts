import { askedLevel, logger } from '#platform/log/logger.ts'
import { BRAND } from '#shared/brand.ts'
import { QUEUES, queueVariables } from '#shared/catalog/queues.ts'
import { VERSION } from '#infra/version.ts'
import { DELETIONS, EXPORTS, VISIT_MAPS } from './aws/s3.ts'
import { LOCAL_CLIENTS, SCHEDULE_GROUP, type Emulators } from './emulators.ts'
import type { Sqs } from './aws/sqs.ts'
import { chooseVendors, letterSeconds, readSettings, type Settings, type Vendors } from './settings.ts'
import { stripeVariables, vendorVariables } from './vendors/vendor-environment.ts'

/** Names and addresses of the parts of the stage. */
export interface StageParts {
  readonly origin: string
  readonly table: string
  readonly bucket: string
  readonly dynamodb: string
  readonly s3: string
  readonly sqs: Omit<Sqs, 'deliver' | 'close'>
  readonly emulators: Emulators
}

export const REGION = 'us-east-1'
/** API id of the local API server in events and metrics. */
export const LOCAL_API_ID = 'local'

/** A developer's variables for other work, removed because our clients would read them. */
const FOREIGN = [
  'AWS_PROFILE',
  'AWS_SESSION_TOKEN',
  'AWS_ENDPOINT_URL',
  'AWS_DEFAULT_REGION',
  'AWS_BEARER_TOKEN_BEDROCK',
  'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
]

/** The emulators accept any signature, so the same credentials serve them and a real Bedrock. */
export const accessKeyOf = (vendors: Vendors, settings: Settings): string =>
  (vendors.bedrock ? settings['AWS_ACCESS_KEY_ID'] : undefined) ?? 'local'

function awsVariables(
  stage: StageParts,
  vendors: Vendors,
  settings: Settings,
): Record<string, string | undefined> {
  const own = vendors.bedrock
    ? {
        AWS_REGION: settings['AWS_REGION'] ?? REGION,
        AWS_ACCESS_KEY_ID: accessKeyOf(vendors, settings),
        AWS_SECRET_ACCESS_KEY: settings['AWS_SECRET_ACCESS_KEY'] ?? 'local',
        AWS_SESSION_TOKEN: settings['AWS_SESSION_TOKEN'],
        AWS_BEARER_TOKEN_BEDROCK: settings['AWS_BEARER_TOKEN_BEDROCK'],
      }
    : {
        AWS_REGION: REGION,
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_ENDPOINT_URL_BEDROCK_RUNTIME: stage.emulators.bedrock.url,
      }
  return {
    ...own,
    AWS_ENDPOINT_URL_DYNAMODB: stage.dynamodb,
    AWS_ENDPOINT_URL_S3: stage.s3,
    AWS_ENDPOINT_URL_SQS: stage.sqs.url,
    AWS_ENDPOINT_URL_KMS: stage.emulators.kms.url,
    AWS_ENDPOINT_URL_SCHEDULER: stage.emulators.scheduler.url,
    AWS_ENDPOINT_URL_SESV2: stage.emulators.ses.url,
    AWS_ENDPOINT_URL_CLOUDWATCH: stage.emulators.cloudwatch.url,
    AWS_ENDPOINT_URL_CLOUDWATCH_LOGS: stage.emulators.rum.url,
    AWS_EMF_AGENT_ENDPOINT: stage.emulators.cloudwatch.agentEndpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: vendors.cognito ? undefined : stage.emulators.cognito.url,
  }
}

const RECIPIENT_KEY = 'local-recipient-key-not-a-secret'

/** Sets up this process to use the table and the payment provider of a stage in another process. */
export function joinStage(stage: {
  readonly origin: string
  readonly table: string
  readonly addresses: { readonly dynamodb: string; readonly stripe: string }
}): void {
  const settings = readSettings()
  applyEnvironment({
    ...Object.fromEntries(FOREIGN.map((name) => [name, undefined])),
    ...stripeVariables(stage.addresses.stripe, chooseVendors(settings), settings),
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: stage.addresses.dynamodb,
    STAGE: 'local',
    APP_ORIGIN: stage.origin,
    TABLE_NAME: stage.table,
    RECIPIENT_HMAC_KEY: settings['RECIPIENT_HMAC_KEY'] ?? RECIPIENT_KEY,
    LOG_LEVEL: settings['LOG_LEVEL'] ?? 'warn',
  })
}

/** Every variable that the functions read; those with the value undefined have to be unset. */
export function environmentOf(
  stage: StageParts,
  vendors: Vendors,
  settings: Settings,
): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(FOREIGN.map((name) => [name, undefined])),
    ...awsVariables(stage, vendors, settings),
    ...vendorVariables(stage, vendors, settings),
    ...stripeVariables(stage.emulators.stripe.url, vendors, settings),
    STAGE: 'local',
    APP_ORIGIN: stage.origin,
    TABLE_NAME: stage.table,
    RESUME_BUCKET: stage.bucket,
    EXPORT_BUCKET: EXPORTS,
    DELETION_BUCKET: DELETIONS,
    DELETION_REGION: REGION,
    VISIT_LOG_GROUP: stage.emulators.rum.logGroup,
    VISIT_MAPS_BUCKET: VISIT_MAPS,
    CYCLE_QUEUE_ARN: stage.sqs.cycle.arn,
    ...Object.fromEntries(
      QUEUES.flatMap((name) => [
        [queueVariables(name).live, stage.sqs[name].url],
        [queueVariables(name).dead, stage.sqs.dead[name].url],
      ]),
    ),
    API_ID: LOCAL_API_ID,
    APP_VERSION: VERSION,
    ALARM_PREFIX: 'reachwell-local-',
    ALARM_REGIONS: REGION,
    GMAIL_UNITS_PER_DAY: settings['GMAIL_UNITS_PER_DAY'],
    SCHEDULE_GROUP,
    SCHEDULE_ROLE_ARN: 'arn:aws:iam::000000000000:role/reachwell-local-schedules',
    MESSAGE_ID_DOMAIN: 'mail.reachwell.example',
    MAIL_FROM: `${BRAND.name} <hello@reachwell.example>`,
    KMS_KEY_ID: LOCAL_CLIENTS.kmsAlias,
    RECIPIENT_HMAC_KEY: settings['RECIPIENT_HMAC_KEY'] ?? RECIPIENT_KEY,
    // Short, because on one machine a crashed worker is replaced at once, but long enough for a slow model.
    LEASE_SECONDS: settings['LEASE_SECONDS'] ?? String(Math.max(120, letterSeconds(vendors, settings))),
    DOUBT_SECONDS: settings['DOUBT_SECONDS'],
    MAILBOXES_OFF_PER_HOUR: settings['MAILBOXES_OFF_PER_HOUR'],
    VERIFY_BEFORE_CREATE: settings['VERIFY_BEFORE_CREATE'],
    LOG_LEVEL: settings['LOG_LEVEL'] ?? 'warn',
  }
}

/** Sets or unsets the variables in process.env, and the level of the log. */
export function applyEnvironment(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  logger.level = askedLevel()
}
