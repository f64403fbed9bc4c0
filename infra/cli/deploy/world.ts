import type { StripeOptions } from '#vendors/stripe/stripe-client.ts'
import type { StageName } from '#infra/context.ts'
import { prefixOf } from '#infra/stage-names.ts'
import type { Ask } from './answers.ts'
import type { Assembly } from './assembly.ts'
import { secretsIn, stackIn, type Connection, type StageSecrets } from './cloud.ts'
import type { StageSettings } from './stage-settings.ts'
import type { Variables } from './try-key.ts'

export interface Cdk {
  /** Runs CDK's command and resolves with what it printed. */
  (...args: readonly string[]): Promise<{ readonly ok: boolean; readonly output: string }>
}

/** What every step of a deployment works with. */
export interface World {
  readonly stage: StageName
  readonly settings: StageSettings
  readonly ask: Ask
  readonly say: (line: string) => void
  readonly connection: Connection
  /** Address of an emulator; Stripe's own API when absent. */
  readonly stripe?: StripeOptions['place']
  /** Retries of a call to Stripe, where the usual number does not fit. */
  readonly stripeRetries?: number
  /** Addresses of vendors that are not the real ones, by their variables. */
  readonly addresses: Variables
  readonly cdk: Cdk
  readonly assembly: Assembly
  /** Where the site answers, if not where the deployment says. */
  readonly url?: string
}

export const stageSecrets = (world: World): StageSecrets =>
  secretsIn(world.connection, world.settings.read().region, prefixOf(world))

/** An output of one of the stage's stacks; null before it is deployed. */
export async function outputOf(world: World, part: string, name: string): Promise<string | null> {
  const stack = await stackIn(world.connection, world.settings.read().region, `${prefixOf(world)}-${part}`)
  return stack?.outputs.get(name) ?? null
}
