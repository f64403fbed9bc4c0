import * as z from 'zod/mini'
import { PostingSources } from './posting-sources.ts'

/**
 * What the contacts of one user may cost a day unless a stage says otherwise: a day of the largest plan whose
 * every contact has to be searched for and confirmed. Ten would hold the bill to three dollars a month.
 */
export const CONTACT_CENTS_PER_USER_DAY = 60

export const STAGES = ['dev', 'prod'] as const
export type StageName = (typeof STAGES)[number]

/** What CloudWatch Logs knows as retention. Days. */
const RETENTION = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 3653]

const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
const text = (message: string) => z.string(message).check(z.minLength(1, message))
const host = (message: string) => z.string(message).check(z.regex(HOST, message))

/** On the command line everything is text. */
const wholeNumber = (from: number, to: number, message: string) =>
  z.coerce.number(message).check(z.int(message), z.minimum(from, message), z.maximum(to, message))
const yesOrNo = (message: string) =>
  z.pipe(
    z.transform((value) => (value === 'true' ? true : value === 'false' ? false : value)),
    z.boolean(message),
  )
const json = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const prices =
  'Give stripePrices as the ids of the three prices: {"starter": "price_…", "pro": "price_…", "elite": "price_…"}.'
const publishableKey =
  "Give stripePublishableKey as the publishable key of the stage's Stripe account: pk_test_… or pk_live_…."
const price = z.string(prices).check(z.regex(/^price_\w+$/, prices))
const concurrency = (name: string) =>
  z._default(
    wholeNumber(2, 1_000, `Give ${name} as a number from 2 to 1000.`),
    name === 'cycleConcurrency' ? 2 : 4,
  )

const Settings = z.strictObject({
  stage: z.enum(STAGES, 'Say which stage: -c stage=dev or -c stage=prod.'),
  account: z.optional(z.string().check(z.regex(/^\d{12}$/, 'An account number has twelve digits.'))),
  region: z._default(
    z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'Give a region such as us-east-1.')),
    'us-east-1',
  ),
  /** Where copies of the backups are kept; a neighbour of the region when absent. */
  backupRegion: z.optional(
    z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'Give a region such as us-west-2.')),
  ),
  domain: z.optional(host('Give the domain as a host name in small letters, such as app.example.com.')),
  hostedZoneId: z.optional(z.string().check(z.regex(/^Z[A-Z0-9]{4,31}$/, 'A hosted zone id begins with Z.'))),
  hostedZoneName: z.optional(host('Give the name of the hosted zone, such as example.com.')),
  certificateArn: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
          'CloudFront takes certificates of us-east-1 only: arn:aws:acm:us-east-1:…',
        ),
      ),
  ),
  mailDomain: z.optional(host('Give the domain that mail to users comes from, such as example.com.')),
  alarmEmail: z.email('Give the address that alarms go to: -c alarmEmail=…'),
  googleClientId: text('Give the id of the Google OAuth client: -c googleClientId=…'),
  /** Another version of the Google secret for the user pool, which keeps the one it was made with. */
  googleSecretVersion: z.optional(text('Give the version id of the Google secret.')),
  /** The version of the origin secret that the edge shows, which takes a new one only with a deployment. */
  originSecretVersion: z.optional(text('Give the version id of the origin secret.')),
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
    z.enum(['composer', 'bedrock', 'openai'], 'The writer is composer, bedrock or openai.'),
    'composer',
  ),
  modelId: z.optional(text('Give the id of the model: -c modelId=…')),
  /** A letter asks its model four times at most, and its function has three minutes. */
  modelTimeoutSeconds: z.optional(wholeNumber(5, 40, 'Give modelTimeoutSeconds as a number from 5 to 40.')),
  modelMaxTokens: z.optional(wholeNumber(500, 32_000, 'Give modelMaxTokens as a number from 500 to 32000.')),
  openAiBaseUrl: z._default(
    z.url({ protocol: /^https$/, error: 'Give openAiBaseUrl as an https address.' }),
    'https://api.openai.com/v1',
  ),
  postingSources: z.pipe(z.transform(json), PostingSources),
  /** The site that page views are counted for, as its host; none are without it. */
  analyticsDomain: z.optional(host('Give analyticsDomain as a host name, such as app.example.com.')),
  /** Where the pages report them. */
  analyticsEndpoint: z.optional(
    z.url({
      protocol: /^https$/,
      error: 'Give analyticsEndpoint as an https address, such as https://plausible.io/api/event.',
    }),
  ),
  stripePrices: z.pipe(
    z.transform(json),
    z.strictObject({ starter: price, pro: price, elite: price }, prices),
  ),
  /** Key of the card payment provider that the pages show it. */
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
  monthlyBudgetUsd: wholeNumber(1, 1_000_000, 'Give the monthly budget in dollars: -c monthlyBudgetUsd=…'),
  /** What the contacts of one user may cost a day. Cents. */
  contactCentsPerUserDay: z._default(
    wholeNumber(0, 10_000, 'Give contactCentsPerUserDay as a number of cents, such as 60.'),
    CONTACT_CENTS_PER_USER_DAY,
  ),
  /** Most runs planned, and most emails written, at the same time: what vendors bear. */
  cycleConcurrency: concurrency('cycleConcurrency'),
  draftConcurrency: concurrency('draftConcurrency'),
  /**
   * After the table was given back from a backup: every draft is looked for in the mailbox before it is made.
   */
  lookFirst: z._default(yesOrNo('lookFirst is true or false.'), false),
  /**
   * Keeps the workers' share of the account's concurrency for them. A new account has too little to share.
   */
  reserveConcurrency: z._default(yesOrNo('reserveConcurrency is true or false.'), false),
})

/** Two regions by the first word of their names, so that people's data stay under the law they are under. */
const NEIGHBOURS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['us', ['us-west-2', 'us-east-1']],
  ['eu', ['eu-west-1', 'eu-central-1']],
  ['ca', ['ca-west-1', 'ca-central-1']],
])

const together = Settings.check(
  z.refine(
    ({ domain, certificateArn, hostedZoneId }) =>
      domain === undefined || certificateArn !== undefined || hostedZoneId !== undefined,
    {
      path: ['domain'],
      error:
        'A domain needs a certificate: give certificateArn, or hostedZoneId and hostedZoneName to have one made.',
    },
  ),
  z.refine(
    ({ hostedZoneId, hostedZoneName }) => (hostedZoneId === undefined) === (hostedZoneName === undefined),
    {
      path: ['hostedZoneId'],
      error: 'Give hostedZoneId and hostedZoneName together.',
    },
  ),
  z.refine(
    ({ domain, hostedZoneName }) =>
      domain === undefined ||
      hostedZoneName === undefined ||
      domain === hostedZoneName ||
      domain.endsWith(`.${hostedZoneName}`),
    {
      path: ['domain'],
      error: 'The domain must lie in the hosted zone.',
    },
  ),
  z.refine(
    ({ region, backupRegion }) => (backupRegion ?? NEIGHBOURS.get(region.split('-')[0] ?? '')) !== undefined,
    {
      path: ['backupRegion'],
      error:
        'Say where copies of the backups are kept: -c backupRegion=…, another region under the same law.',
    },
  ),
  z.refine(({ region, backupRegion }) => region !== backupRegion, {
    path: ['backupRegion'],
    error: 'Copies of the backups are kept in another region than that of the stage.',
  }),
  z.refine(
    ({ stage, stripePublishableKey }) =>
      stripePublishableKey.startsWith(stage === 'prod' ? 'pk_live_' : 'pk_test_'),
    {
      path: ['stripePublishableKey'],
      error:
        'Production takes a key of the live mode (pk_live_…), every other stage one of the test mode (pk_test_…).',
    },
  ),
  z.refine(
    ({ analyticsDomain, analyticsEndpoint }) =>
      (analyticsDomain === undefined) === (analyticsEndpoint === undefined),
    { path: ['analyticsDomain'], error: 'Give analyticsDomain and analyticsEndpoint together.' },
  ),
  z.refine(({ writer, modelId }) => writer === 'composer' || modelId !== undefined, {
    path: ['modelId'],
    error: 'This writer needs a model: -c modelId=…',
  }),
)

export type StageContext = z.output<typeof together>

/** The region that copies of the backups are kept in. Throws Error where none is known. */
export function backupRegionOf({ region, backupRegion }: StageContext): string {
  const neighbour = NEIGHBOURS.get(region.split('-')[0] ?? '')?.find((name) => name !== region)
  const chosen = backupRegion ?? neighbour
  if (chosen === undefined) throw new Error('The stage has no region for copies of its backups.')
  return chosen
}

const NAMES = Object.keys(Settings.shape)

function sentencesOf(issues: readonly z.core.$ZodIssue[]): readonly string[] {
  // Without a stage there are no settings to speak of.
  const told = issues.some(({ path }) => path[0] === 'stage')
    ? issues.filter(({ path }) => path[0] === 'stage')
    : issues
  const first = told.filter(
    ({ path }, index) => told.findIndex((other) => other.path[0] === path[0]) === index,
  )
  return first.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `  ${[...issue.path, issue.keys.join(', ')].join('.')}: No setting has this name.`
      : `  ${issue.path.join('.')}: ${issue.message}`,
  )
}

/**
 * What a stage is made with: the stage's part of cdk.json, over which the command line's `-c name=value`
 * goes. `given` looks a name up in the context. Throws an Error with a sentence for each setting that is
 * missing or wrong.
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
  const parsed = together.safeParse({ ...own, ...overrides })
  if (parsed.success) return parsed.data
  throw new Error(['The context does not do:', ...sentencesOf(parsed.error.issues)].join('\n'))
}

/** What the sample settings of cdk.json look like: nobody's addresses, and prices that no account has. */
const SAMPLES = {
  alarmEmail: ({ alarmEmail }) => alarmEmail.endsWith('@example.com'),
  googleClientId: ({ googleClientId }) => googleClientId.endsWith('.example'),
  stripePublishableKey: ({ stripePublishableKey }) => /^pk_\w+_sample$/.test(stripePublishableKey),
  stripePrices: ({ stripePrices }) =>
    Object.values(stripePrices).some((id) => /^price_(?:dev|prod)_/.test(id)),
} satisfies Record<string, (context: StageContext) => boolean>

/** Names of the settings of production that still are samples; a development stage may have them. */
export const sampleSettings = (context: StageContext): readonly string[] =>
  context.stage === 'prod'
    ? Object.entries(SAMPLES).flatMap(([name, isSample]) => (isSample(context) ? [name] : []))
    : []
