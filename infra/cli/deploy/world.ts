import type { StripeOptions } from '#vendors/stripe/stripe-client.ts'
import type { StageName } from '#infra/context.ts'
import { dynamoTable, type Table } from '#platform/table/table.ts'
import { prefixOf } from '#infra/stage-names.ts'
import { CommandError } from '../command.ts'
import { adviceOn } from './advice.ts'
import type { Ask } from './answers.ts'
import type { Assembly } from './assembly.ts'
import { lastLines, type Cdk } from './cdk-command.ts'
import { secretsIn, stackIn, type Connection, type StageSecrets } from './cloud.ts'
import type { StageSettings } from './stage-settings.ts'
import type { Variables } from './try-key.ts'

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
  /** Folder of the assembly of what deployments may do. */
  readonly policies: () => string
  /** Has one letter drafted for the service's own user, and says what came of it. Throws CommandError. */
  readonly ownRun: (userId: string) => Promise<readonly string[]>
  /** Milliseconds between two looks at a deployment that goes on, where the usual number does not fit. */
  readonly lookEveryMs?: number
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

/** The stage's table. Throws CommandError before it is deployed. */
export async function tableOf(world: World): Promise<Table> {
  const name = await outputOf(world, 'data', 'TableName')
  if (name === null) throw new CommandError('The stage has no table yet.')
  return dynamoTable(name, { ...world.connection, region: world.settings.read().region })
}

/** Runs CDK's command. Throws CommandError with what a person can do, or with the end of what CDK printed. */
export async function succeed({ cdk }: Pick<World, 'cdk'>, ...args: readonly string[]): Promise<void> {
  const { ok, output } = await cdk(...args)
  if (!ok) throw new CommandError(adviceOn(output) ?? lastLines(output))
}
