import path from 'node:path'
import type { Clock } from '#platform/clock.ts'
import { startAnalyticsEmulator } from '#emulators/analytics/analytics-emulator.ts'
import { startBedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import {
  startCloudwatchEmulator,
  type CloudwatchEmulatorOptions,
} from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { startCognitoEmulator } from '#emulators/cognito/cognito-emulator.ts'
import { startCompaniesEmulator } from '#emulators/companies/start-companies-emulator.ts'
import { startGoogleEmulator } from '#emulators/google/google-emulator.ts'
import { startHunterEmulator } from '#emulators/hunter/start-hunter-emulator.ts'
import { startKmsEmulator } from '#emulators/kms/kms-emulator.ts'
import { startPostingEmulators } from '#emulators/posting-emulators.ts'
import { startSchedulerEmulator } from '#emulators/scheduler/scheduler-emulator.ts'
import { startSesEmulator } from '#emulators/ses/ses-emulator.ts'
import { startStripeEmulator } from '#emulators/stripe/stripe-emulator.ts'
import { BRAND } from '#shared/brand.ts'
import type { Ports } from './ports.ts'
import { SAMPLE_ACCOUNTS, type SampleAccount } from './samples.ts'

interface Emulator {
  readonly url: string
  close(): Promise<void>
}

export type Emulators = Awaited<ReturnType<typeof startAll>>

export const SCHEDULE_GROUP = 'reachwell-local'

/** Local credentials for the vendors, used by both the emulators and our clients. */
export const LOCAL_CLIENTS = {
  google: { id: 'reachwell-local.apps.example', secret: 'local-google-secret' },
  cognito: 'reachwell-local',
  hunter: 'local-hunter-key',
  kmsAlias: 'alias/reachwell-local',
  stripe: {
    secretKey: 'sk_test_local',
    publishableKey: 'pk_test_local',
    webhookSecret: 'whsec_local_not_a_secret',
    prices: { starter: 'price_local_starter', pro: 'price_local_pro', elite: 'price_local_elite' },
  },
} as const

interface EmulatorsOptions {
  readonly ports: Ports
  readonly stateDir: string | null
  readonly origin: string
  readonly clock: Clock
  /** Called before an account's first sign-in continues, so that its plan exists when the callback comes. */
  readonly onAccount: (account: SampleAccount & { subject: string }) => Promise<void>
  readonly deliver: (target: { arn: string; input: string }) => Promise<void>
  /** Group of the users' schedules; the local stage's by default. */
  readonly scheduleGroup?: string
  readonly vended?: CloudwatchEmulatorOptions['vended']
  /** Signing secrets of the payment webhooks, separated by commas; the local stage's by default. */
  readonly webhookSecrets?: string | undefined
}

/** Starts the emulators of all vendors. When one fails to start, the others are closed again. */
export async function startEmulators(
  options: EmulatorsOptions,
): Promise<{ emulators: Emulators; close: () => Promise<void> }> {
  const started: Emulator[] = []
  const close = async () => {
    await Promise.all(started.map((emulator) => emulator.close()))
  }
  const keep = async <E extends Emulator>(starting: Promise<E>): Promise<E> => {
    const emulator = await starting
    started.push(emulator)
    return emulator
  }
  try {
    return { emulators: await startAll(options, keep), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startAll(
  {
    ports,
    stateDir,
    origin,
    clock,
    deliver,
    onAccount,
    scheduleGroup = SCHEDULE_GROUP,
    vended,
    webhookSecrets = LOCAL_CLIENTS.stripe.webhookSecret,
  }: EmulatorsOptions,
  keep: <E extends Emulator>(starting: Promise<E>) => Promise<E>,
) {
  const common = (name: keyof Ports) => ({
    port: ports[name],
    clock,
    ...(stateDir === null ? {} : { statePath: path.join(stateDir, `${name}.json`) }),
  })
  return {
    google: await keep(
      startGoogleEmulator({
        ...common('google'),
        clients: [{ ...LOCAL_CLIENTS.google, redirectUris: [`${origin}/api/auth/gmail/callback`] }],
        accounts: SAMPLE_ACCOUNTS.map(({ email, firstName, lastName }) => ({
          email,
          name: `${firstName} ${lastName}`,
        })),
        appName: BRAND.name,
      }),
    ),
    cognito: await keep(
      startCognitoEmulator({
        ...common('cognito'),
        clientId: LOCAL_CLIENTS.cognito,
        redirectUris: [`${origin}/api/auth/callback`],
        logoutUris: [`${origin}/`, `${origin}/login`],
        accounts: SAMPLE_ACCOUNTS,
        onAccount,
      }),
    ),
    kms: await keep(startKmsEmulator({ ...common('kms'), alias: LOCAL_CLIENTS.kmsAlias })),
    scheduler: await keep(
      startSchedulerEmulator({ ...common('scheduler'), groups: [scheduleGroup], deliver }),
    ),
    ...(await startPostingEmulators(async (id, starting) => await keep(starting(common(id))))),
    hunter: await keep(startHunterEmulator({ ...common('hunter'), apiKey: LOCAL_CLIENTS.hunter })),
    companies: await keep(startCompaniesEmulator(common('companies'))),
    bedrock: await keep(startBedrockEmulator(common('bedrock'))),
    ses: await keep(startSesEmulator(common('ses'))),
    cloudwatch: await keep(
      startCloudwatchEmulator({
        port: ports.cloudwatch,
        agentPort: ports.metrics,
        clock,
        ...(vended === undefined ? {} : { vended }),
      }),
    ),
    analytics: await keep(startAnalyticsEmulator({ ...common('analytics'), domains: ['localhost'] })),
    stripe: await keep(
      startStripeEmulator({
        ...common('stripe'),
        secretKey: LOCAL_CLIENTS.stripe.secretKey,
        publishableKey: LOCAL_CLIENTS.stripe.publishableKey,
        prices: LOCAL_CLIENTS.stripe.prices,
        webhook: {
          url: `http://127.0.0.1:${ports.api}/api/webhooks/stripe`,
          secrets: webhookSecrets.split(',').map((secret) => secret.trim()),
        },
      }),
    ),
  }
}
