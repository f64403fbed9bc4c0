import { expect, test } from 'vitest'
import { byPlan } from '#shared/catalog/plans.ts'
import { readContext } from '#infra/context.ts'
import company from '../../content/company.json' with { type: 'json' }
import { Company } from '#shared/models/company.ts'
import { aboutSamples, sampleContent, sampleSettings } from '#infra/sample-settings.ts'
import cdk from '../../cdk.json' with { type: 'json' }

const stripePrices = byPlan((plan) => `price_${plan}`)
const dev = {
  alarmEmail: 'alarms@example.com',
  googleClientId: 'client.apps.example',
  googleSignInClientId: 'sign-in.apps.example',
  stripePrices,
  stripePublishableKey: 'pk_test_1',
  monthlyBudgetUsd: 50,
  modelId: 'amazon.nova-lite-v1:0',
}
const ZONE = { hostedZoneId: 'Z0123456789', hostedZoneName: 'example.com' }
const read = (given: Record<string, unknown>, own: Record<string, unknown> = dev) =>
  readContext((name) => ({ stages: { dev: own, prod: own }, ...given })[name])

test('a stage has the settings under its name, and defaults for the rest', () => {
  expect(read({ stage: 'dev' })).toEqual({
    stage: 'dev',
    region: 'us-east-1',
    alarmEmail: 'alarms@example.com',
    googleClientId: 'client.apps.example',
    googleSignInClientId: 'sign-in.apps.example',
    writer: 'bedrock',
    modelId: 'amazon.nova-lite-v1:0',
    openAiBaseUrl: 'https://api.openai.com/v1',
    postingSources: {
      adzuna: {},
      ashby: {},
      greenhouse: {},
      lever: {},
      recruitee: {},
      smartrecruiters: {},
      teamtailor: {},
      workable: {},
    },
    stripePrices,
    stripePublishableKey: 'pk_test_1',
    logRetentionDays: 30,
    logLevel: 'info',
    adminSecondFactor: false,
    adminGoodwill: false,
    audit: true,
    monthlyBudgetUsd: 50,
    contactVendor: 'hunter',
    contactCentsPerUserDay: 60,
    mailboxesOffPerHour: 20,
    cycleConcurrency: 2,
    draftConcurrency: 4,
    verifyBeforeCreate: false,
    reserveConcurrency: false,
    visitorSamplePercent: 100,
  })
})

test('the command line, whose values are strings, overrides the file', () => {
  const given = {
    stage: 'prod',
    stripePublishableKey: 'pk_live_1',
    monthlyBudgetUsd: '900',
    reserveConcurrency: 'true',
    draftConcurrency: '50',
    logRetentionDays: '365',
    domain: 'app.example.com',
    hostedZoneId: 'Z0123456789',
    hostedZoneName: 'example.com',
    postingSources: '{"lever":{"boards":[{"token":"acme","company":"Acme","country":"se"}]},"ashby":{}}',
  }
  expect(read(given)).toMatchObject({
    stage: 'prod',
    monthlyBudgetUsd: 900,
    reserveConcurrency: true,
    draftConcurrency: 50,
    cycleConcurrency: 250,
    logRetentionDays: 365,
    domain: 'app.example.com',
    postingSources: {
      lever: { boards: [{ token: 'acme', company: 'Acme', country: 'se' }] },
      ashby: {},
    },
  })
})

test.each([
  [undefined, 100],
  ['1000000', 18],
  ['200000', 4],
  ['30000', 2],
  ['100000000', 100],
])('with %s tokens of the model a minute there are %i draft workers', (modelTokensPerMinute, workers) => {
  const given = { stage: 'prod', stripePublishableKey: 'pk_live_1', modelTokensPerMinute }
  expect(read(given).draftConcurrency).toBe(workers)
})

test('production refuses samples, and having no domain of its own; a development stage only says so', () => {
  const committed = (stage: string, more: Record<string, unknown> = {}) =>
    sampleSettings(readContext((name) => ({ ...cdk.context, ...more, stage })[name])).filter(
      (name) => !name.startsWith('company.json'),
    )
  expect(committed('prod')).toEqual([
    'alarmEmail',
    'googleClientId',
    'googleSignInClientId',
    'stripePublishableKey',
    'stripePrices',
    'domain',
    'mailDomain',
  ])
  expect(committed('prod', { alarmEmail: 'ops@reachwell.test', stripePrices })).toEqual([
    'googleClientId',
    'googleSignInClientId',
    'stripePublishableKey',
    'domain',
    'mailDomain',
  ])
  const named = {
    domain: 'app.reachwell.test',
    mailDomain: 'reachwell.test',
    hostedZoneId: 'Z0000',
    hostedZoneName: 'reachwell.test',
  }
  expect(committed('prod', { ...named, alarmEmail: 'ops@reachwell.test', stripePrices })).toEqual([
    'googleClientId',
    'googleSignInClientId',
    'stripePublishableKey',
  ])
  expect(committed('prod', { ...named, stripePublishableKey: 'pk_live_51Real' })).toEqual([
    'alarmEmail',
    'googleClientId',
    'googleSignInClientId',
    'stripePrices',
  ])
  const samples = [
    'alarmEmail',
    'googleClientId',
    'googleSignInClientId',
    'stripePublishableKey',
    'stripePrices',
  ]
  expect(committed('dev')).toEqual(samples)
  const about = (stage: string) => aboutSamples(readContext((name) => ({ ...cdk.context, stage })[name]))
  expect(about('dev')).toEqual({
    refused: false,
    says: `these are samples in cdk.json, so sign-in, mail and payments will not work: ${samples.join(', ')}`,
  })
  expect(about('prod')?.refused).toBe(true)
})

test('production refuses sample claims of the pages by name, until each is confirmed or left out', () => {
  const committed = Company.parse(company)
  expect(sampleContent(committed)).toEqual([
    'company.json operator',
    'company.json users',
    'company.json responseRate',
    'company.json speed',
    'company.json replies',
    'company.json casa',
    'company.json tls',
  ])
  const none = { users: null, countries: null, responseRate: null, speed: null, replies: null }
  const operator = { ...committed.operator, isSample: false }
  expect(sampleContent({ ...committed, operator, claims: none, certifications: [] })).toEqual([])
})

test('the committed settings are valid for both stages', () => {
  const committed = cdk.context
  for (const stage of ['dev', 'prod'])
    expect(readContext((name) => ({ ...committed, stage })[name])).toMatchObject({ stage })
})

test.each([
  ['no stage', {}, dev, 'stage: Say which stage: -c stage=dev or -c stage=prod.'],
  ['another stage', { stage: 'test' }, dev, 'stage: Say which stage: -c stage=dev or -c stage=prod.'],
  [
    "a user of the service's own in production",
    { stage: 'prod' },
    { ...dev, stripePublishableKey: 'pk_live_1', ownUser: 'usr_01OWN' },
    'ownUser: Production has no ownUser: dev tries what production gets.',
  ],
  [
    'no address for alarms',
    { stage: 'dev' },
    { ...dev, alarmEmail: undefined },
    'alarmEmail: Give the address that alarms go to: -c alarmEmail=…',
  ],
  [
    'no Google client',
    { stage: 'dev' },
    { ...dev, googleClientId: undefined },
    'googleClientId: Give the id of the Google OAuth client of the mailboxes: -c googleClientId=…',
  ],
  [
    'no prices',
    { stage: 'dev' },
    { ...dev, stripePrices: undefined },
    'stripePrices: Give stripePrices as the ids of the prices: {"starter": "price_…", "pro": "price_…", "elite": "price_…"}.',
  ],
  [
    'no key for the pages',
    { stage: 'dev' },
    { ...dev, stripePublishableKey: undefined },
    "stripePublishableKey: Give stripePublishableKey as the publishable key of the stage's Stripe account: pk_test_… or pk_live_….",
  ],
  [
    'a secret key for the pages',
    { stage: 'dev', stripePublishableKey: 'sk_test_1' },
    dev,
    "stripePublishableKey: Give stripePublishableKey as the publishable key of the stage's Stripe account: pk_test_… or pk_live_….",
  ],
  [
    'production in the test mode',
    { stage: 'prod' },
    dev,
    'stripePublishableKey: Production takes a key of the live mode (pk_live_…), every other stage one of the test mode (pk_test_…).',
  ],
  [
    'a development stage that would charge cards',
    { stage: 'dev', stripePublishableKey: 'pk_live_1' },
    dev,
    'stripePublishableKey: Production takes a key of the live mode (pk_live_…), every other stage one of the test mode (pk_test_…).',
  ],
  [
    'page views of no site',
    { stage: 'dev', analyticsEndpoint: 'https://stats.example/api/event' },
    dev,
    'analyticsDomain: Give analyticsDomain and analyticsEndpoint together.',
  ],
  [
    'a product for a price',
    { stage: 'dev', stripePrices: '{"starter":"prod_1","pro":"price_2","elite":"price_3"}' },
    dev,
    'stripePrices.starter: Give stripePrices as the ids of the prices: {"starter": "price_…", "pro": "price_…", "elite": "price_…"}.',
  ],
  [
    'no budget',
    { stage: 'dev' },
    { ...dev, monthlyBudgetUsd: undefined },
    'monthlyBudgetUsd: Give the monthly budget in dollars: -c monthlyBudgetUsd=…',
  ],
  [
    'a budget in words',
    { stage: 'dev', monthlyBudgetUsd: 'much' },
    dev,
    'monthlyBudgetUsd: Give the monthly budget in dollars: -c monthlyBudgetUsd=…',
  ],
  [
    'a short account',
    { stage: 'dev', account: '1234' },
    dev,
    'account: An account number has twelve digits.',
  ],
  ['no region at all', { stage: 'dev', region: 'Virginia' }, dev, 'region: Give a region such as us-east-1.'],
  [
    'a domain with its scheme',
    { stage: 'dev', domain: 'https://app.example.com' },
    dev,
    'domain: Give the domain as a host name in small letters, such as app.example.com.',
  ],
  [
    'a domain without a certificate',
    { stage: 'dev', domain: 'app.example.com' },
    dev,
    'domain: A domain needs a certificate: give certificateArn, or hostedZoneId and hostedZoneName to have one made.',
  ],
  [
    'one Google client for both',
    { stage: 'dev', googleSignInClientId: 'client.apps.example' },
    dev,
    'googleSignInClientId: The sign-in has a Google client of its own, apart from that of the mailboxes.',
  ],
  [
    'a sign-in domain without a certificate',
    { stage: 'dev', signInDomain: 'auth.example.com' },
    dev,
    'signInDomain: A sign-in domain needs a certificate: give signInCertificateArn, or hostedZoneId and hostedZoneName to have one made.',
  ],
  [
    'a sign-in domain elsewhere',
    { stage: 'dev', signInDomain: 'auth.example.org', ...ZONE },
    dev,
    'signInDomain: The sign-in domain must lie in the hosted zone.',
  ],
  [
    'the sign-in under the name of the site',
    { stage: 'dev', domain: 'app.example.com', signInDomain: 'app.example.com', ...ZONE },
    dev,
    'signInDomain: The sign-in domain is another name than that of the site, such as one below it.',
  ],
  [
    'two addresses of the sign-in',
    { stage: 'dev', signInDomain: 'auth.example.com', authDomainPrefix: 'reachwell', ...ZONE },
    dev,
    'signInDomain: Give signInDomain or authDomainPrefix, not both.',
  ],
  [
    'half a zone',
    { stage: 'dev', hostedZoneId: 'Z0123456789' },
    dev,
    'hostedZoneId: Give hostedZoneId and hostedZoneName together.',
  ],
  [
    'a domain elsewhere',
    { stage: 'dev', domain: 'app.example.org', hostedZoneId: 'Z0123456789', hostedZoneName: 'example.com' },
    dev,
    'domain: The domain must lie in the hosted zone.',
  ],
  [
    'a certificate elsewhere',
    {
      stage: 'dev',
      domain: 'app.example.com',
      certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/a',
    },
    dev,
    'certificateArn: CloudFront takes certificates of us-east-1 only: arn:aws:acm:us-east-1:…',
  ],
  [
    'no model for the letters',
    { stage: 'dev' },
    { ...dev, modelId: undefined },
    'modelId: A model writes the letters: give its id, -c modelId=…, or ask for plain letters by name, -c writer=plain.',
  ],
  [
    'an unknown writer',
    { stage: 'dev', writer: 'quill' },
    dev,
    'writer: The writer is bedrock, openai or plain.',
  ],
  [
    'a model that may take longer than its function',
    { stage: 'dev', modelTimeoutSeconds: '120' },
    dev,
    'modelTimeoutSeconds: Give modelTimeoutSeconds as a number from 5 to 40.',
  ],
  [
    'a handful of tokens',
    { stage: 'dev', modelMaxTokens: '100' },
    dev,
    'modelMaxTokens: Give modelMaxTokens as a number from 500 to 32000.',
  ],
  [
    'days that CloudWatch does not know',
    { stage: 'dev', logRetentionDays: '42' },
    dev,
    'logRetentionDays: Logs are kept for one of 1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 3653 days.',
  ],
  [
    'boards in prose',
    { stage: 'dev', postingSources: { greenhouse: { boards: 'acme' } } },
    dev,
    'postingSources.greenhouse: Give the boards as "curated" or as a JSON list of {"token", "company", "domain", "country"}.',
  ],
  [
    'a source that nobody knows',
    { stage: 'dev', postingSources: '{"moonjobs":{}}' },
    dev,
    'postingSources.moonjobs: No setting has this name.',
  ],
  [
    'Careerjet without the address that it has on its list',
    { stage: 'dev', postingSources: { careerjet: {} } },
    dev,
    'postingSources.careerjet: Give userIp as the IPv4 address that Careerjet has on its list for the key.',
  ],
  [
    'sources in prose',
    { stage: 'dev', postingSources: 'adzuna' },
    dev,
    'postingSources: Give postingSources as JSON: each source that is used, with its settings.',
  ],
  [
    'a setting that a source does not have',
    { stage: 'dev', postingSources: { adzuna: { boards: [] } } },
    dev,
    'postingSources.adzuna: There is no setting boards.',
  ],
  [
    'one worker',
    { stage: 'dev', cycleConcurrency: '1' },
    dev,
    'cycleConcurrency: Give cycleConcurrency as a number from 2 to 1000.',
  ],
])('%s is reported in a sentence', (_, given, own, sentence) => {
  expect(() => read(given, own)).toThrow(new Error(`The context does not do:\n  ${sentence}`))
})

test('an unknown setting is reported, not ignored', () => {
  expect(() => read({ stage: 'dev' }, { ...dev, alarmMail: 'x@example.com' })).toThrow(
    new Error('The context does not do:\n  alarmMail: No setting has this name.'),
  )
})
