import { setTimeout as sleep } from 'node:timers/promises'
import { CloudWatchClient, DescribeAlarmsCommand, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch'
import { prefixOf } from '#infra/stage-names.ts'
import { hasSwitched } from './steps/own-run-step.ts'
import { succeed, type World } from './world.ts'

/** Alarms about what users meet within minutes of a bad deployment. */
const GUARDS = ['ApiFailures', 'ApiErrorRate', 'Unhealthy', 'PlanCycleErrors', 'WriteDraftErrors']
const MONITORING_MINUTES = 10

/** The stacks that answer users, and those that these stand on; CDK passes over one that a stage does not have. */
const BELOW = ['edge', 'identity', 'visitors', 'mail', 'backup']
const ANSWERING = ['pipeline', 'api', 'outreach', 'admin', 'gateway']

const LOOK_EVERY_MS = 10_000

interface Guard {
  readonly name: string
  readonly arn: string
}

const alarmsOf = ({ connection, settings }: World): CloudWatchClient =>
  new CloudWatchClient({ ...connection, region: settings.read().region })

/**
 * The guards that do not ring: one that rings already would undo the deployment that mends it, and CloudFormation fails
 * a deployment with a guard that does not exist.
 */
async function quietGuards(world: World): Promise<readonly Guard[]> {
  const { MetricAlarms = [] } = await alarmsOf(world).send(
    new DescribeAlarmsCommand({
      AlarmNames: GUARDS.map((name) => `${prefixOf(world)}-${name}`),
      StateValue: 'OK',
    }),
  )
  return MetricAlarms.map(({ AlarmName: name = '', AlarmArn: arn = '' }) => ({ name, arn }))
}

/**
 * Tries the new versions with the service's own user while CloudFormation watches the guards. When that ends badly a guard
 * is set off until CloudFormation has taken the deployment back, because its metric calms it within a minute.
 */
async function tryMeanwhile(world: World, guard: Guard, deploying: Promise<unknown>): Promise<void> {
  const { ownUser } = world.settings.read()
  if (ownUser === undefined || world.stage === 'prod') return
  const began = new Date()
  const over = new AbortController()
  const end = deploying.finally(() => over.abort()).catch(() => undefined)
  const pause = () => Promise.race([end, sleep(world.lookEveryMs ?? LOOK_EVERY_MS)])
  while (!over.signal.aborted && !(await hasSwitched(world, began))) await pause()
  if (over.signal.aborted) return
  try {
    for (const line of await world.ownRun(ownUser)) world.say(`        ${line}`)
  } catch (error) {
    const StateReason = `A run of the service's own user ended badly: ${error instanceof Error ? error.message : 'unknown'}`
    for (; !over.signal.aborted; await pause())
      await alarmsOf(world).send(
        new SetAlarmStateCommand({ AlarmName: guard.name, StateValue: 'ALARM', StateReason }),
      )
    throw error
  }
}

/**
 * Deploys every stack of an assembly. What answers users goes first and alone, and CloudFormation takes it back when one
 * of the guards rings within ten minutes; a first deployment has none. Throws CommandError.
 */
export async function deployGuarded(
  world: World,
  folder: string,
  more: readonly string[] = [],
): Promise<void> {
  const deploy = async (...args: readonly string[]): Promise<void> =>
    await succeed(world, 'deploy', ...args, '--app', folder, '--require-approval', 'never')
  const guards = await quietGuards(world)
  const [first] = guards
  if (first !== undefined) {
    await deploy(...BELOW)
    const deploying = deploy(
      '--exclusively',
      ...ANSWERING,
      '--concurrency',
      '3',
      ...guards.flatMap(({ arn }) => ['--rollback-trigger-alarm-arns', arn]),
      '--monitoring-time-minutes',
      String(MONITORING_MINUTES),
    )
    const [tried, deployed] = await Promise.allSettled([tryMeanwhile(world, first, deploying), deploying])
    if (tried.status === 'rejected') throw tried.reason
    if (deployed.status === 'rejected') throw deployed.reason
  }
  await deploy('--all', ...more)
}
