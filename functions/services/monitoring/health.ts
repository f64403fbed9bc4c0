import { GetBucketLocationCommand } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod/mini'
import { queueAges } from '#vendors/cloudwatch/queries.ts'
import { CONTACT_VENDORS, type RegisteredContactVendor } from '#vendors/contact-vendors.ts'
import { asked, reached } from '#vendors/kit/probe.ts'
import { MAILBOX_VENDORS, type RegisteredMailboxVendor } from '#vendors/mailbox-vendors.ts'
import { groupProbe } from '#vendors/scheduler/group-probe.ts'
import { mailProbe } from '#vendors/ses/mail-probe.ts'
import { queueProbe } from '#vendors/sqs/queue-probe.ts'
import { stripeProbe } from '#vendors/stripe/price-probe.ts'
import { POSTING_VENDORS, type RegisteredVendor } from '#vendors/posting-vendors.ts'
import { cached } from '#functions/monitoring/cached.ts'
import { checkHealth, healthy, unknown, type Finding, type Probe } from '#functions/monitoring/health.ts'
import { COUNTRIES } from '#engine/values/countries.ts'
import type { QueueName } from '#shared/catalog/queues.ts'
import { MONITORING, OLDEST_MESSAGE_SECONDS } from '#shared/catalog/monitoring/monitoring.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { filled, readEnvironment, setting } from '#platform/config/config.ts'
import { lazy } from '#platform/lazy.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import { resumeStorage } from '../files.ts'
import { stripeSettings } from '../stripe-settings.ts'
import { cloudwatch } from './measurements.ts'
import { isSetUp } from '../is-set-up.ts'
import { keys } from '#platform/table/keys.ts'
import { table } from '../table.ts'
import { stuckDeletions } from '#functions/privacy/stuck-deletions.store.ts'

type Ask = Probe['ask']

/** A probe whose environment variables are missing answers `unknown`. */
function setUp(make: () => Ask): Ask {
  const ask = lazy(() => {
    try {
      return make()
    } catch {
      return async (): Promise<Finding> => unknown('It is not set up here.')
    }
  })
  return (signal) => ask()(signal)
}

const sqs = lazy(() => new SQSClient({ useQueueUrlAsEndpoint: false, maxAttempts: 1 }))

/**
 * Variables of each queue and its dead-letter queue. Written out, because a test looks for them in bundles.
 */
const QUEUE_URLS = {
  cycle: ['CYCLE_QUEUE_URL', 'CYCLE_DEAD_QUEUE_URL'],
  draft: ['DRAFT_QUEUE_URL', 'DRAFT_DEAD_QUEUE_URL'],
  billing: ['BILLING_QUEUE_URL', 'BILLING_DEAD_QUEUE_URL'],
  linking: ['LINKING_QUEUE_URL', 'LINKING_DEAD_QUEUE_URL'],
  deletion: ['DELETION_QUEUE_URL', 'DELETION_DEAD_QUEUE_URL'],
  export: ['EXPORT_QUEUE_URL', 'EXPORT_DEAD_QUEUE_URL'],
  operations: ['OPERATIONS_QUEUE_URL', 'OPERATIONS_DEAD_QUEUE_URL'],
} as const satisfies Record<QueueName, readonly [string, string]>

function queue(name: QueueName): Ask {
  return setUp(() => {
    const [live, dead] = QUEUE_URLS[name]
    const oldestSeconds = OLDEST_MESSAGE_SECONDS[name]
    const places = { url: setting(live), deadUrl: setting(dead), oldestSeconds }
    const ageOf = queueAges(cloudwatch(), systemClock)
    return (signal) => queueProbe(sqs(), places, ageOf, signal)
  })
}

const address = (name: string, urlOf: (value: string) => string = (value) => value): Ask =>
  setUp(() => {
    const url = urlOf(setting(name))
    return (signal) => reached({ url, signal })
  })

const stripe = setUp(() => {
  const { secretKey, prices, place } = stripeSettings()
  const apiUrl = place ? `${place.protocol}://${place.host}:${place.port}` : 'https://api.stripe.com'
  return (signal) => stripeProbe({ apiUrl, secretKey, priceIds: Object.values(prices), signal })
})

const mailboxProbe = ({ part, baseUrl, healthPath }: RegisteredMailboxVendor): Probe => ({
  name: part,
  part: 'gmail',
  ask: address(baseUrl.variable, (root) => root + healthPath),
})

const contactProbe = ({ part, probe }: RegisteredContactVendor): Probe => ({
  name: part,
  part: 'contacts',
  ask: async (signal) => await probe(secretSetting, signal),
})

/** Posting vendors define their own probe; one that covers no country is not set up. */
const postingProbe = ({ part, baseUrl, health, reaches }: RegisteredVendor): Probe => ({
  name: part,
  part: 'sources',
  ask: setUp(() => {
    const { path, fill = {} } = health(setting)
    const reach = reaches(setting)
    if (!COUNTRIES.some(({ code }) => reach(code) !== null)) throw new Error('It covers no country.')
    const host = setting(baseUrl.variable).replace(/\{(\w+)\}/g, (_, name: string) => fill[name] ?? '')
    const url = host + path
    return (signal) => reached({ url, signal })
  }),
})

/** Only tests that the model is reachable, because an answer costs money. Plain letters need nobody. */
const writer = setUp(() => {
  const env = readEnvironment(
    z.object({
      WRITER: z._default(z.enum(['plain', 'bedrock', 'openai']), 'plain'),
      OPENAI_BASE_URL: z.optional(filled),
      AWS_REGION: z.optional(filled),
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: z.optional(filled),
    }),
  )
  if (env.WRITER === 'plain') return async () => healthy
  const url =
    env.WRITER === 'openai'
      ? `${env.OPENAI_BASE_URL}/models`
      : (env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME ?? `https://bedrock-runtime.${env.AWS_REGION}.amazonaws.com/`)
  return (signal) => reached({ url, signal })
})

const database: Ask = () =>
  asked(async () => {
    await table().get(keys.failedSignIns('probe', '-'))
    return healthy
  })

/** Checks that the bucket exists and is ours; any further check would need the permission to list it. */
const fileStorage = setUp(() => {
  const { client, bucket } = resumeStorage()
  return (abortSignal) =>
    asked(async () => {
      await client.send(new GetBucketLocationCommand({ Bucket: bucket }), { abortSignal })
      return healthy
    })
})

/** Probes of everything the service depends on. They cost nothing: no search, no letter, no mail. */
const probes = (): readonly Probe[] => [
  { name: 'Database', part: 'data', ask: database },
  { name: 'File storage', part: 'data', ask: fileStorage },
  { name: 'Sign-in', part: 'sign_in', ask: address('COGNITO_JWKS_URL') },
  { name: 'Queue of runs', part: 'runs', ask: queue('cycle') },
  { name: 'Queue of drafts', part: 'runs', ask: queue('draft') },
  { name: 'Payment events', part: 'payments', ask: queue('billing') },
  { name: 'Queue of account links', part: 'upkeep', ask: queue('linking') },
  { name: 'Queue of deletions', part: 'upkeep', ask: queue('deletion') },
  { name: 'Queue of data exports', part: 'upkeep', ask: queue('export') },
  { name: 'Queue of operations', part: 'upkeep', ask: queue('operations') },
  { name: 'Deletions of accounts', part: 'upkeep', ask: () => asked(() => stuckDeletions(table())) },
  {
    name: 'Schedules',
    part: 'runs',
    ask: setUp(() => groupProbe(setting('SCHEDULE_GROUP'))),
  },
  { name: 'Payments (Stripe)', part: 'payments', ask: stripe },
  ...MAILBOX_VENDORS.filter(isSetUp).map(mailboxProbe),
  ...POSTING_VENDORS.filter(isSetUp).map(postingProbe),
  ...CONTACT_VENDORS.filter(isSetUp).map(contactProbe),
  { name: 'Writer', part: 'letters', ask: writer },
  { name: 'Mail to users', part: 'mail', ask: setUp(() => mailProbe()) },
]

export const checkedHealth = lazy(
  () => () =>
    checkHealth(probes(), { now: () => performance.now(), deadline: (ms) => AbortSignal.timeout(ms) }),
)

/** `checkedHealth`, cached until the result is too old to be shown. */
export const recentHealth = lazy(() => cached(checkedHealth(), MONITORING.staleMs, systemClock))
