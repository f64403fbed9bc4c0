import { afterEach, expect, test } from 'vitest'
import { Stripe } from 'stripe'
import { SEARCH } from '#harness/postings/finding-parts.ts'
import { startAdzunaEmulator } from '#emulators/adzuna/start-adzuna-emulator.ts'
import { startBedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import { startGoogleEmulator } from '#emulators/google/google-emulator.ts'
import { startHunterEmulator } from '#emulators/hunter/start-hunter-emulator.ts'
import { startKmsEmulator } from '#emulators/kms/kms-emulator.ts'
import { startSchedulerEmulator } from '#emulators/scheduler/scheduler-emulator.ts'
import { startSesEmulator } from '#emulators/ses/ses-emulator.ts'
import { providerParts } from '#harness/vendors/kit/provider-parts.ts'
import { logged } from '#harness/logged.ts'
import { adzunaSource } from './adzuna/adzuna-source.ts'
import { googleMailbox } from './google/google-mailbox.ts'
import { hunterClient } from './hunter/hunter-client.ts'
import { kmsSealer } from './kms/kms-sealer.ts'
import { openAiModel } from './openai/openai-model.ts'
import { userSchedules } from './scheduler/user-schedules.ts'
import { sesMail } from './ses/ses-mail.ts'
import { callStripe } from './stripe/stripe-client.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const clock = { now: () => NOW }
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

/** Closes a server after the test. */
async function started<S extends { close(): Promise<void> }>(server: Promise<S>): Promise<S> {
  open.push(await server)
  return await server
}

const aws = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
  maxAttempts: 1,
})

/** The log lines of a failing call. */
const refusalsOf = async (call: () => Promise<unknown>): Promise<readonly unknown[]> =>
  await logged(async () => {
    await expect(call()).rejects.toBeInstanceOf(Error)
  })

const line = (vendor: string, kind: string, cause: string) => ({
  level: 40,
  time: expect.any(String),
  vendor,
  kind,
  cause,
  msg: 'a vendor refused',
})

test('a disabled KMS key is logged once, by the name of the error', async () => {
  const kms = await started(startKmsEmulator())
  const sealer = kmsSealer({ keyId: 'alias/reachwell', client: aws(kms.url) })
  kms.faults.set({ kind: 'disabled' })
  expect(await refusalsOf(() => sealer.seal('usr_1', '1//0a-secret'))).toEqual([
    line('kms', 'denied', 'DisabledException'),
  ])
})

test('opening another user’s secret is not logged as a refusal', async () => {
  const kms = await started(startKmsEmulator())
  const sealer = kmsSealer({ keyId: 'alias/reachwell', client: aws(kms.url) })
  const sealed = await sealer.seal('usr_1', '1//0a-secret')
  expect(await refusalsOf(() => sealer.open('usr_2', sealed))).toEqual([])
})

test.each([
  ['throttle', 'throttled', 'TooManyRequestsException'],
  ['unavailable', 'failed', 'InternalFailure'],
])('an email that SES refuses (%s) is logged without its address', async (kind, refusal, cause) => {
  const ses = await started(startSesEmulator({ clock }))
  const mail = sesMail({ from: 'hello@reachwell.example', client: aws(ses.url) })
  await fetch(`${ses.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify({ kind }) })
  const lines = await refusalsOf(() => mail.send({ to: 'ada@mail.example', subject: 's', text: 't' }))
  expect(lines).toEqual([line('ses', refusal, cause)])
})

test('a missing permission for a user’s schedule is logged', async () => {
  const scheduler = await started(
    startSchedulerEmulator({ clock, groups: ['users'], deliver: () => Promise.resolve() }),
  )
  const schedules = userSchedules({
    client: aws(scheduler.url),
    groupName: 'users',
    queueArn: 'arn:aws:sqs:us-east-1:000000000000:cycle',
    roleArn: 'arn:aws:iam::000000000000:role/scheduler',
    clock,
  })
  scheduler.faults.set({ kind: 'denied', operation: 'update' })
  expect(await refusalsOf(() => schedules.ensure('usr_1', NOW, '{}'))).toEqual([
    line('scheduler', 'denied', 'AccessDeniedException'),
  ])
})

const hunterWith = async (apiKey: string, credits: number) => {
  const parts = providerParts(NOW.toISOString())
  const hunter = await started(startHunterEmulator({ clock: parts.clock, credits }))
  return hunterClient({ ...parts, baseUrl: `${hunter.url}/v2`, apiKey })
}

test('spent credits and a refused key are logged differently', async () => {
  const search = { domain: 'northwind.example' }
  const spent = await hunterWith('emulator-key', 0)
  expect(await refusalsOf(() => spent('/domain-search', search, 'search'))).toEqual([
    line('hunter-search', 'out_of_credits', 'status 429'),
  ])
  const stranger = await hunterWith('another-key', 10)
  expect(await refusalsOf(() => stranger('/domain-search', search, 'search'))).toEqual([
    line('hunter-search', 'denied', 'status 401'),
  ])
})

test('a posting source that refuses our key or is down is logged once after all attempts', async () => {
  const parts = providerParts(NOW.toISOString())
  const adzuna = await started(startAdzunaEmulator({ clock: parts.clock }))
  const sourceWith = (appKey: string) =>
    adzunaSource({ ...parts, baseUrl: adzuna.url, appId: 'emulator-app', appKey })
  expect(await refusalsOf(() => sourceWith('another-key').search(SEARCH))).toEqual([
    line('adzuna', 'denied', 'status 401'),
  ])
  adzuna.faults.set({ kind: 'status', status: 503 })
  expect(await refusalsOf(() => sourceWith('emulator-key').search(SEARCH))).toEqual([
    line('adzuna', 'failed', 'it answers with an error'),
  ])
})

test.each([
  ['throttle', 'throttled', 'openai: status 429 rate_limit_exceeded'],
  ['out_of_credits', 'out_of_credits', 'openai: status 429 insufficient_quota'],
  ['internal', 'failed', 'openai: status 500'],
  ['something_new', 'unknown', 'openai: status 418'],
] as const)('a model that does not answer (%s) is logged once', async (kind, refusal, cause) => {
  const server = await started(startBedrockEmulator())
  const model = openAiModel({ baseUrl: `${server.url}/v1/`, apiKey: 'k', model: 'm', retryDelayMs: 1 })
  server.faults.set({ kind, times: 2 })
  const question = {
    system: 's',
    user: 'u',
    answer: { name: 'a', description: 'd', schema: {} },
    maxTokens: 500,
    timeoutMs: 20_000,
  }
  expect(await refusalsOf(() => model.ask(question))).toEqual([line('model', refusal, cause)])
})

const CLIENT = { id: 'client-1.apps.example', secret: 'client-secret-value', redirectUris: [] }

test('a refusal of our OAuth client by Google is logged, but a grant that the user revoked is not', async () => {
  const google = await started(startGoogleEmulator({ clients: [CLIENT], clock }))
  const mailbox = googleMailbox({
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    tokenUrl: `${google.url}/token`,
    gmailRootUrl: google.url,
    clock,
  })
  google.faults.set({ kind: 'invalid_client', operation: 'token' })
  expect(await refusalsOf(() => mailbox.address(google.grantFor('zoe@mail.example')))).toEqual([
    line('google', 'denied', 'google: token: 401 invalid_client'),
  ])
  expect(await refusalsOf(() => mailbox.address({ refreshToken: 'gone' }))).toEqual([])
})

test('a refusal of our Stripe key is logged by type and code, never with its message', async () => {
  const refused = new Stripe.errors.StripeAuthenticationError({
    message: 'Invalid API Key provided: sk_live_secret',
    type: 'authentication_error' as const,
    statusCode: 401,
    code: 'api_key_expired',
  })
  expect(await refusalsOf(() => callStripe(() => Promise.reject(refused)))).toEqual([
    line('stripe', 'denied', '401 StripeAuthenticationError api_key_expired'),
  ])
})
