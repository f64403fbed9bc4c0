import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { Clock } from '#core/kernel/clock.ts'
import { startCognitoEmulator, type CognitoEmulator } from '#emulators/cognito/cognito-emulator.ts'
import { startGoogleEmulator, type GoogleEmulator } from '#emulators/google/google-emulator.ts'
import { startSchedulerEmulator, type SchedulerEmulator } from '#emulators/scheduler/scheduler-emulator.ts'
import { BRAND } from '#shared/brand.ts'
import { SCHEDULE_GROUP } from '../environment.ts'
import type { Ports } from '../ports.ts'
import { SAMPLE_ACCOUNTS, type SampleAccount } from '../samples.ts'
import type { Sqs } from './sqs.ts'

export interface Emulator {
  readonly url: string
  close(): Promise<void>
}

export interface Emulators {
  /** All of them by name. */
  readonly parts: Readonly<Record<string, Emulator>>
  close(): Promise<void>
  readonly google: GoogleEmulator
  readonly cognito: CognitoEmulator
  readonly kms: Emulator
  readonly scheduler: SchedulerEmulator
  readonly adzuna: Emulator
  readonly greenhouse: Emulator
  readonly hunter: Emulator
  readonly bedrock: Emulator
}

export const GOOGLE_CLIENT = { id: 'reachwell-local.apps.example', secret: 'local-google-secret' } as const
export const COGNITO_CLIENT_ID = 'reachwell-local'

interface EmulatorsOptions {
  readonly ports: Ports
  readonly stateDir: string | null
  readonly origin: string
  readonly clock: Clock
  readonly deliver: Sqs['deliver']
  /** Called before the first sign-in of an account goes on, so that its plan is there when the callback comes. */
  readonly onAccount: (account: SampleAccount & { subject: string }) => Promise<void>
}

const Started = z.object({ url: z.string(), close: z.custom<() => Promise<void>>((value) => typeof value === 'function') })

/** Temporary: an emulator that may not be written yet. */
async function optional(name: string, exported: string, options: { port: number }): Promise<Emulator> {
  const file = path.resolve(import.meta.dirname, `../../../test/emulators/${name}/${name}-emulator.ts`)
  if (!existsSync(file)) return { url: `http://127.0.0.1:${options.port}`, close: async () => undefined }
  const loaded: Record<string, unknown> = await import(pathToFileURL(file).href)
  const start = loaded[exported]
  if (typeof start !== 'function') return { url: `http://127.0.0.1:${options.port}`, close: async () => undefined }
  return Started.parse(await start(options))
}

/** All vendors of this machine. */
export async function startEmulators({ ports, stateDir, origin, clock, deliver, onAccount }: EmulatorsOptions): Promise<Emulators> {
  const state = (name: string) => (stateDir === null ? {} : { statePath: path.join(stateDir, `${name}.json`) })
  const google = await startGoogleEmulator({
    port: ports.google,
    ...state('google'),
    clock,
    clients: [{ ...GOOGLE_CLIENT, redirectUris: [`${origin}/api/auth/gmail/callback`] }],
    accounts: SAMPLE_ACCOUNTS.map(({ email, firstName, lastName }) => ({ email, name: `${firstName} ${lastName}` })),
    appName: BRAND.name,
  })
  const cognito = await startCognitoEmulator({
    port: ports.cognito,
    ...state('cognito'),
    clock,
    clientId: COGNITO_CLIENT_ID,
    redirectUris: [`${origin}/api/auth/callback`],
    logoutUris: [`${origin}/`, `${origin}/login`],
    accounts: SAMPLE_ACCOUNTS,
    onAccount,
  })
  const scheduler = await startSchedulerEmulator({ port: ports.scheduler, ...state('scheduler'), clock, groups: [SCHEDULE_GROUP], deliver })
  const plain = (name: keyof Ports, exported: string) => optional(name, exported, { port: ports[name], ...state(name) })
  const parts = {
    google,
    cognito,
    kms: await plain('kms', 'startKmsEmulator'),
    scheduler,
    adzuna: await plain('adzuna', 'startAdzunaEmulator'),
    greenhouse: await plain('greenhouse', 'startGreenhouseEmulator'),
    hunter: await plain('hunter', 'startHunterEmulator'),
    bedrock: await plain('bedrock', 'startBedrockEmulator'),
  }
  return {
    ...parts,
    parts,
    close: async () => { await Promise.all(Object.values(parts).map((part) => part.close())) },
  }
}
