import { CONTACT_VENDOR_IDS, CONTACT_VENDORS } from '#vendors/contact-vendors.ts'
import { byPlan } from '#shared/catalog/plans.ts'
import * as z from 'zod/mini'
import {
  MAILBOX_CLIENTS,
  RETENTION,
  VISITS,
  certificate,
  concurrency,
  host,
  json,
  lies,
  price,
  prices,
  publishableKey,
  text,
  wholeNumber,
  yesOrNo,
} from './context-fields.ts'
import { BAD_DAYS } from './bad-day-fields.ts'
import { MOST_EMAILS_PER_DAY } from '#shared/catalog/plans.ts'
import { sentencesOf } from './context-sentences.ts'
import { PostingSources } from './posting-sources.ts'
import { OPENAI_ADDRESS } from './vendor-addresses.ts'

/** Daily contact budget of a user in cents: enough to search and verify every contact of the largest plan. */
export const CONTACT_CENTS_PER_USER_DAY = 2 * MOST_EMAILS_PER_DAY

export const STAGES = ['dev', 'prod'] as const
export type StageName = (typeof STAGES)[number]

/**
 * Default concurrency. Production's is enough for the daily starts of 100,000 users
 * (test/faults/daily-starts.test.ts); a new AWS account, as of a development stage, has ten in total.
 */
export const CONCURRENCY = {
  dev: { cycle: 2, draft: 4 },
  prod: { cycle: 250, draft: 100 },
} as const satisfies Record<StageName, object>

const REGION = /^[a-z]{2}(-[a-z]+)+-\d$/

const Settings = z.strictObject({
  stage: z.enum(STAGES, 'Say which stage: -c stage=dev or -c stage=prod.'),
  account: z.optional(z.string().check(z.regex(/^\d{12}$/, 'An account number has twelve digits.'))),
  region: z._default(
    z.string().check(z.regex(REGION, { error: 'Give a region such as us-east-1.', abort: true })),
    'us-east-1',
  ),
  /** Region of the backups' copies; a neighbouring region when absent. */
  backupRegion: z.optional(z.string().check(z.regex(REGION, 'Give a region such as us-west-2.'))),
  ...BAD_DAYS,
  domain: z.optional(host('Give the domain as a host name in small letters, such as app.example.com.')),
  hostedZoneId: z.optional(z.string().check(z.regex(/^Z[A-Z0-9]{4,31}$/, 'A hosted zone id begins with Z.'))),
  hostedZoneName: z.optional(host('Give the name of the hosted zone, such as example.com.')),
  certificateArn: z.optional(certificate),
  mailDomain: z.optional(host('Give the domain that mail to users comes from, such as example.com.')),
  alarmEmail: z.email('Give the address that alarms go to: -c alarmEmail=…'),
  ...MAILBOX_CLIENTS,
  /** Google client of the sign-in, configured in the user pool. */
  googleSignInClientId: text(
    'Give the id of the Google OAuth client of the sign-in: -c googleSignInClientId=…',
  ),
  /** Version of the sign-in client's secret; the user pool otherwise keeps the one it was created with. */
  googleSignInSecretVersion: z.optional(text('Give the version id of the secret of the sign-in.')),
  /** Version of the origin secret that the edge sends; the edge only changes it with a deployment. */
  originSecretVersion: z.optional(text('Give the version id of the origin secret.')),
  /** Own domain of the sign-in, so that Google's redirect URI is on a domain of ours. */
  signInDomain: z.optional(host('Give signInDomain as a host name, such as auth.app.example.com.')),
  signInCertificateArn: z.optional(certificate),
  authDomainPrefix: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
          'A sign-in domain prefix has small letters, digits and hyphens.',
        ),
      ),
  ),
  writer: z._default(
    z.enum(['bedrock', 'openai', 'plain'], 'The writer is bedrock, openai or plain.'),
    'bedrock',
  ),
  modelId: z.optional(text('Give the id of the model: -c modelId=…')),
  /** A letter takes at most four requests to the model, and its function has three minutes. */
  modelTimeoutSeconds: z.optional(wholeNumber(5, 40, 'Give modelTimeoutSeconds as a number from 5 to 40.')),
  modelMaxTokens: z.optional(wholeNumber(500, 32_000, 'Give modelMaxTokens as a number from 500 to 32000.')),
  /** Another model of the same vendor, which judges the letters; the writing model when absent. */
  readerModelId: z.optional(text('Give the id of the model that judges letters: -c readerModelId=…')),
  /** Tokens that the vendor allows in a minute; the draft workers' concurrency follows from it. */
  modelTokensPerMinute: z.optional(
    wholeNumber(1_000, 100_000_000, 'Give modelTokensPerMinute as a number from 1000.'),
  ),
  openAiBaseUrl: z._default(
    z.url({ protocol: /^https$/, error: 'Give openAiBaseUrl as an https address.' }),
    OPENAI_ADDRESS,
  ),
  postingSources: z.pipe(z.transform(json), PostingSources),
  ...VISITS,
  stripePrices: z.pipe(
    z.transform(json),
    z.strictObject(
      byPlan(() => price),
      prices,
    ),
  ),
  /** Stripe's publishable key, used by the pages. */
  stripePublishableKey: z.string(publishableKey).check(z.regex(/^pk_(?:test|live)_\w+$/, publishableKey)),
  logRetentionDays: z._default(
    wholeNumber(1, 3653, 'Give logRetentionDays as a number.').check(
      z.refine((days) => RETENTION.includes(days), `Logs are kept for one of ${RETENTION.join(', ')} days.`),
    ),
    30,
  ),
  logLevel: z._default(
    z.enum(['debug', 'info', 'warn', 'error'], 'The log level is debug, info, warn or error.'),
    'info',
  ),
  /** Whether every admin needs a code of an authenticator app. */
  adminSecondFactor: z._default(yesOrNo('adminSecondFactor is true or false.'), false),
  /** Whether admins may refund and give, and not only super admins. */
  adminGoodwill: z._default(yesOrNo('adminGoodwill is true or false.'), false),
  monthlyBudgetUsd: wholeNumber(1, 1_000_000, 'Give the monthly budget in dollars: -c monthlyBudgetUsd=…'),
  /** The vendor of contacts, by its id. */
  contactVendor: z._default(
    z.enum(CONTACT_VENDOR_IDS, `Give contactVendor as one of ${CONTACT_VENDOR_IDS.join(', ')}.`),
    CONTACT_VENDORS[0].id,
  ),
  contactCentsPerUserDay: z._default(
    wholeNumber(0, 10_000, 'Give contactCentsPerUserDay as a number of cents, such as 60.'),
    CONTACT_CENTS_PER_USER_DAY,
  ),
  /** How many mailboxes are turned off within an hour before the cause is taken to be ours. */
  mailboxesOffPerHour: z._default(
    wholeNumber(1, 10_000, 'Give mailboxesOffPerHour as a number of mailboxes, such as 20.'),
    20,
  ),
  /** Maximum number of runs planned at once, and of concurrent draft workers. */
  cycleConcurrency: concurrency('cycleConcurrency'),
  draftConcurrency: concurrency('draftConcurrency'),
  /** For use after restoring the table: every draft is looked up in the mailbox before it is created. */
  verifyBeforeCreate: z._default(yesOrNo('verifyBeforeCreate is true or false.'), false),
  /** Reserves the workers' share of the account's concurrency. A new account has too little to reserve any. */
  reserveConcurrency: z._default(yesOrNo('reserveConcurrency is true or false.'), false),
})

/** Backup regions by the first part of the region's name, so that personal data stay under the same law. */
const NEIGHBOURS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['us', ['us-west-2', 'us-east-1']],
  ['eu', ['eu-west-1', 'eu-central-1']],
  ['ca', ['ca-west-1', 'ca-central-1']],
])

type Given = z.output<typeof Settings>
/** A rule about several settings; `path` names the setting that its error message is about. */
const rule = (path: keyof Given, error: string, holds: (settings: Given) => boolean) =>
  z.refine<Given>(holds, { path: [path], error })

const together = Settings.check(
  rule(
    'domain',
    'A domain needs a certificate: give certificateArn, or hostedZoneId and hostedZoneName to have one made.',
    ({ domain, certificateArn, hostedZoneId }) =>
      domain === undefined || certificateArn !== undefined || hostedZoneId !== undefined,
  ),
  rule(
    'hostedZoneId',
    'Give hostedZoneId and hostedZoneName together.',
    ({ hostedZoneId, hostedZoneName }) => (hostedZoneId === undefined) === (hostedZoneName === undefined),
  ),
  rule('domain', 'The domain must lie in the hosted zone.', ({ domain, hostedZoneName }) =>
    lies(domain, hostedZoneName),
  ),
  rule(
    'ownUser',
    'Production has no ownUser: dev tries what production gets.',
    ({ stage, ownUser }) => stage !== 'prod' || ownUser === undefined,
  ),
  rule(
    'backupRegion',
    'Say where copies of the backups are kept: -c backupRegion=…, another region under the same law.',
    ({ region, backupRegion }) => (backupRegion ?? NEIGHBOURS.get(region.split('-')[0] ?? '')) !== undefined,
  ),
  rule(
    'backupAccount',
    'A second account for the backups needs the account of the stage: give account, another one.',
    ({ account, backupAccount }) =>
      backupAccount === undefined || (account !== undefined && account !== backupAccount),
  ),
  rule(
    'backupRegion',
    'Copies of the backups are kept in another region than that of the stage.',
    ({ region, backupRegion }) => region !== backupRegion,
  ),
  rule(
    'stripePublishableKey',
    'Production takes a key of the live mode (pk_live_…), every other stage one of the test mode (pk_test_…).',
    ({ stage, stripePublishableKey }) =>
      stripePublishableKey.startsWith(stage === 'prod' ? 'pk_live_' : 'pk_test_'),
  ),
  rule(
    'analyticsDomain',
    'Give analyticsDomain and analyticsEndpoint together.',
    ({ analyticsDomain, analyticsEndpoint }) =>
      (analyticsDomain === undefined) === (analyticsEndpoint === undefined),
  ),
  rule(
    'googleSignInClientId',
    'The sign-in has a Google client of its own, apart from that of the mailboxes.',
    ({ googleClientId, googleSignInClientId }) => googleClientId !== googleSignInClientId,
  ),
  rule(
    'signInDomain',
    'A sign-in domain needs a certificate: give signInCertificateArn, or hostedZoneId and hostedZoneName to have one made.',
    ({ signInDomain, signInCertificateArn, hostedZoneId }) =>
      signInDomain === undefined || signInCertificateArn !== undefined || hostedZoneId !== undefined,
  ),
  rule(
    'signInDomain',
    'The sign-in domain must lie in the hosted zone.',
    ({ signInDomain, hostedZoneName }) => lies(signInDomain, hostedZoneName),
  ),
  rule(
    'signInDomain',
    'The sign-in domain is another name than that of the site, such as one below it.',
    ({ signInDomain, domain }) => signInDomain === undefined || signInDomain !== domain,
  ),
  rule(
    'signInDomain',
    'Give signInDomain or authDomainPrefix, not both.',
    ({ signInDomain, authDomainPrefix }) => signInDomain === undefined || authDomainPrefix === undefined,
  ),
  rule(
    'modelId',
    'A model writes the letters: give its id, -c modelId=…, or ask for plain letters by name, -c writer=plain.',
    ({ writer, modelId }) => writer === 'plain' || modelId !== undefined,
  ),
)

/** Tokens of a letter with its judging (infra/cost/usage.ts), and letters that one worker writes in a minute. */
const TOKENS_OF_A_LETTER = 14_000
const LETTERS_A_MINUTE = 4

/**
 * As many draft workers as the model's tokens keep busy, at most the stage's own number: more would only find
 * the minute used up. SQS allows a queue no fewer than two.
 */
function draftConcurrencyOf({ stage, modelTokensPerMinute }: Given): number {
  const most = CONCURRENCY[stage].draft
  if (modelTokensPerMinute === undefined) return most
  return Math.min(
    most,
    Math.max(2, Math.ceil(modelTokensPerMinute / (TOKENS_OF_A_LETTER * LETTERS_A_MINUTE))),
  )
}

const complete = z.pipe(
  together,
  z.transform((settings) => ({
    ...settings,
    cycleConcurrency: settings.cycleConcurrency ?? CONCURRENCY[settings.stage].cycle,
    draftConcurrency: settings.draftConcurrency ?? draftConcurrencyOf(settings),
  })),
)

export type StageContext = z.output<typeof complete>

export const subscribersOf = (
  { alarmEmail, alarmSubscribers }: StageContext,
  urgency: 'now' | 'later',
): readonly string[] => alarmSubscribers?.[urgency] ?? [alarmEmail]

/** The region of the backups' copies. Throws Error where none is known. */
export function backupRegionOf({ region, backupRegion }: StageContext): string {
  const neighbour = NEIGHBOURS.get(region.split('-')[0] ?? '')?.find((name) => name !== region)
  const chosen = backupRegion ?? neighbour
  if (chosen === undefined) throw new Error('The stage has no region for copies of its backups.')
  return chosen
}

const NAMES = Object.keys(Settings.shape)

/**
 * Reads the stage's settings from cdk.json; the command line's `-c name=value` overrides them. `given` looks a
 * name up in the context. Throws an Error with a sentence for each missing or invalid setting.
 */
export function readContext(given: (name: string) => unknown): StageContext {
  const stage = given('stage')
  const stages = z.record(z.string(), z.unknown()).safeParse(given('stages')).data ?? {}
  const own =
    z.record(z.string(), z.unknown()).safeParse(typeof stage === 'string' ? stages[stage] : undefined).data ??
    {}
  const overrides = Object.fromEntries(
    NAMES.map((name) => [name, given(name)]).filter(([, value]) => value !== undefined),
  )
  const parsed = complete.safeParse({ ...own, ...overrides })
  if (parsed.success) return parsed.data
  throw new Error(['The context does not do:', ...sentencesOf(parsed.error.issues)].join('\n'))
}
