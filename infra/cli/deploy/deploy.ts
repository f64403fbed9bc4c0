import path from 'node:path'
import { SQSClient } from '@aws-sdk/client-sqs'
import { Option, type Command } from 'commander'
import { STAGES, type StageName } from '#infra/context.ts'
import { prefixOf } from '#infra/stage-names.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { say } from '../command.ts'
import { ownRun } from '../operate/own-run.ts'
import { urlOf } from '../operate/place.ts'
import { standardInput, type Ask } from './answers.ts'
import { synthesized, synthesizedPolicies } from './assembly.ts'
import { cdkCommand } from './cdk-command.ts'
import { machineSteps } from './machine.ts'
import { stageSettings } from './stage-settings.ts'
import { forPeople, goThrough, type Result } from './step.ts'
import { stepsOf } from './steps/all-steps.ts'
import { deployGuarded } from './guarded-deployment.ts'
import { ownRunStep } from './steps/own-run-step.ts'
import { tableOf, type World } from './world.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

function worldOf(stage: StageName, ask: Ask): World {
  const settings = stageSettings(path.join(ROOT, 'cdk.json'), stage)
  const world: World = {
    stage,
    settings,
    ask,
    say,
    connection: {},
    addresses: {},
    cdk: cdkCommand(),
    assembly: synthesized(stage, settings, path.join(ROOT, 'cdk.out')),
    policies: synthesizedPolicies(path.join(ROOT, 'cdk.out')),
    ownRun: async (userId) => {
      const table = await tableOf(world)
      const sqs = new SQSClient({ region: settings.read().region, useQueueUrlAsEndpoint: false })
      const queueUrl = (name: string) => urlOf(sqs, `${prefixOf(world)}-${name}`)
      return await ownRun(userId, { sqs, queueUrl, table: () => table }, systemClock)
    },
  }
  return world
}

/** What the pipeline does: deploys an assembly that was synthesized and compared before, and tries it. */
async function deployAssembly(world: World, folder: string): Promise<void> {
  await deployGuarded(world, path.resolve(folder), ['--outputs-file', path.resolve('outputs.json')])
  if (world.stage !== 'prod') await report(await goThrough([ownRunStep(world)], { act: true, say }))
}

async function report(results: readonly Result[]): Promise<void> {
  const left = await forPeople(results)
  if (left.length > 0) {
    say('')
    say('Only you can do this; then run the same command again:')
    for (const line of left) say(line)
  }
  const undone = results.filter(({ state }) => !['done', 'person', 'skipped'].includes(state))
  if (undone.length > 0) process.exitCode = 1
}

export function addDeploy(program: Command): void {
  program
    .command('deploy')
    .description(
      'Sets up a stage in an AWS account, or brings it up to date. Asks for what is missing, can be stopped and run again, and ends with what only a person can do.',
    )
    .addOption(new Option('--stage <name>', 'the stage').choices(STAGES).makeOptionMandatory())
    .addHelpText(
      'after',
      '\nAnswers are typed (keys are not shown) or piped in as lines NAME=value. Keys are never arguments.',
    )
    .option(
      '--assembly <folder>',
      'deploy this synthesized assembly and nothing else, without questions; writes outputs.json',
    )
    .action(async ({ stage, assembly }: { readonly stage: StageName; readonly assembly?: string }) => {
      if (assembly !== undefined) return await deployAssembly(worldOf(stage, NOBODY), assembly)
      const world = worldOf(stage, await standardInput())
      await report(await goThrough(stepsOf(world), { act: true, say }))
    })
}

/** For a command that only looks: nothing is asked. */
const NOBODY: Ask = {
  text: () => Promise.reject(new Error('Nothing is asked here.')),
  secret: () => Promise.reject(new Error('Nothing is asked here.')),
  yes: async () => false,
}

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'Checks a stage by the steps of npm run deploy, changing nothing; without --stage this machine. Exits with 1 if something is wrong.',
    )
    .addOption(new Option('--stage <name>', 'a stage in the cloud; this machine without it').choices(STAGES))
    .action(async ({ stage }: { readonly stage?: StageName }) => {
      const steps = stage === undefined ? machineSteps() : stepsOf(worldOf(stage, NOBODY))
      await report(await goThrough(steps, { act: false, say }))
    })
}
