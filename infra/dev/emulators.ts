import path from 'node:path'
import type { Clock } from '#platform/clock.ts'
import { startAnalyticsEmulator } from '#emulators/analytics/analytics-emulator.ts'
import { startBedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import {
  startCloudwatchEmulator,
  type CloudwatchEmulatorOptions,
} from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { startCognitoEmulator } from '#emulators/cognito/cognito-emulator.ts'
import { startContactEmulators } from '#emulators/contact-emulators.ts'
import { startCognitoIdentityEmulator } from '#emulators/cognito-identity/cognito-identity-emulator.ts'
import { startCompaniesEmulator } from '#emulators/companies/start-companies-emulator.ts'
import { startKmsEmulator } from '#emulators/kms/kms-emulator.ts'
import { startMailboxEmulators } from '#emulators/mailbox-emulators.ts'
import { startPostingEmulators } from '#emulators/posting-emulators.ts'
import { startRumEmulator } from '#emulators/rum/rum-emulator.ts'
import { startSchedulerEmulator } from '#emulators/scheduler/scheduler-emulator.ts'
import { startSesEmulator } from '#emulators/ses/ses-emulator.ts'
import { startStripeEmulator } from '#emulators/stripe/stripe-emulator.ts'
import { MAILBOX_VENDORS } from '#vendors/mailbox-vendors.ts'
import { byPlan } from '#shared/catalog/plans.ts'
import { BRAND } from '#shared/brand.ts'
import type { Ports } from './ports.ts'
import type { SampleAccount } from '#emulators/cognito/accounts.ts'
import { SAMPLE_ACCOUNTS } from './samples.ts'

export type Emulators = Awaited<ReturnType<typeof startEmulators>>

export const SCHEDULE_GROUP = 'reachwell-local'

/** Local credentials for the vendors, used by both the emulators and our clients. */
export const LOCAL_CLIENTS = {
  mailbox: { id: 'reachwell-local.apps.example', secret: 'local-mailbox-secret' },
  cognito: 'reachwell-local',
  kmsAlias: 'alias/reachwell-local',
  stripe: {
    secretKey: 'sk_test_local',
    publishableKey: 'pk_test_local',
    webhookSecret: 'whsec_local_not_a_secret',
    prices: byPlan((plan) => `price_local_${plan}`),
  },
} as const

/** The local stage's monitor of visits. */
export const LOCAL_VISITS = {
  identityPoolId: 'us-east-1:5f0c6a52-8c4e-4b8e-9a55-0d6d4c7f2b11',
  monitorId: '9d1f7c36-51ab-4f0e-8a6b-2f3f5f0f7c55',
  logGroup: '/aws/vendedlogs/RUMService_reachwell-local-visitors9d1f7c36',
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
  /** Log group of what visitors met; the local stage's by default. */
  readonly visitLog?: string
  readonly vended?: CloudwatchEmulatorOptions['vended']
  /** Signing secrets of the payment webhooks, separated by commas; the local stage's by default. */
  readonly webhookSecrets?: string | undefined
}

/** Starts the emulators of all vendors; `keep` gets each to close it, also when a later one fails to start. */
export async function startEmulators(
  {
    ports,
    stateDir,
    origin,
    clock,
    deliver,
    onAccount,
    scheduleGroup = SCHEDULE_GROUP,
    visitLog = LOCAL_VISITS.logGroup,
    vended,
    webhookSecrets = LOCAL_CLIENTS.stripe.webhookSecret,
  }: EmulatorsOptions,
  keep: Keep,
) {
  const common = (name: keyof Ports) => ({
    port: ports[name],
    clock,
    ...(stateDir === null ? {} : { statePath: path.join(stateDir, `${name}.json`) }),
  })
  const mailboxes = {
    clients: [
      { ...LOCAL_CLIENTS.mailbox, redirectUris: MAILBOX_VENDORS.map(({ callback }) => origin + callback) },
    ],
    accounts: SAMPLE_ACCOUNTS.map(({ email, firstName, lastName }) => ({
      email,
      name: `${firstName} ${lastName}`,
    })),
    appName: BRAND.name,
  }
  return {
    ...(await startMailboxEmulators(async (id, starting) =>
      keep(await starting({ ...common(id), ...mailboxes })),
    )),
    cognito: keep(
      await startCognitoEmulator({
        ...common('cognito'),
        clientId: LOCAL_CLIENTS.cognito,
        redirectUris: [`${origin}/api/auth/callback`],
        logoutUris: [`${origin}/`],
        accounts: SAMPLE_ACCOUNTS,
        onAccount,
      }),
    ),
    kms: keep(await startKmsEmulator({ ...common('kms'), alias: LOCAL_CLIENTS.kmsAlias })),
    scheduler: keep(
      await startSchedulerEmulator({ ...common('scheduler'), groups: [scheduleGroup], deliver }),
    ),
    ...(await startPostingEmulators(async (id, starting) => keep(await starting(common(id))))),
    ...(await startContactEmulators(async (id, starting) => keep(await starting(common(id))))),
    companies: keep(await startCompaniesEmulator(common('companies'))),
    bedrock: keep(await startBedrockEmulator(common('bedrock'))),
    ses: keep(await startSesEmulator(common('ses'))),
    cloudwatch: keep(
      await startCloudwatchEmulator({
        port: ports.cloudwatch,
        agentPort: ports.metrics,
        clock,
        ...(vended === undefined ? {} : { vended }),
      }),
    ),
    analytics: keep(await startAnalyticsEmulator({ ...common('analytics'), domains: ['localhost'] })),
    ...(await startVisitEmulators(common, visitLog, keep)),
    stripe: keep(
      await startStripeEmulator({
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

type Keep = <E extends { close(): Promise<void> }>(emulator: E) => E

/** The monitor of visits, and the identity pool whose guests may write to it. */
async function startVisitEmulators(
  common: (name: keyof Ports) => { readonly port: number; readonly clock: Clock },
  logGroup: string,
  keep: Keep,
) {
  const cognitoIdentity = keep(
    await startCognitoIdentityEmulator({ ...common('cognitoIdentity'), poolId: LOCAL_VISITS.identityPoolId }),
  )
  const rum = keep(
    await startRumEmulator({
      ...common('rum'),
      monitorId: LOCAL_VISITS.monitorId,
      logGroup,
      credentialsOf: cognitoIdentity.credentialsOf,
    }),
  )
  return { cognitoIdentity, rum }
}
