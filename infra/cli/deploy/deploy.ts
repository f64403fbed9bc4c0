import path from 'node:path'
import { Option, type Command } from 'commander'
import { STAGES, type StageName } from '#infra/context.ts'
import { say } from '../command.ts'
import { standardInput, type Ask } from './answers.ts'
import { synthesized } from './assembly.ts'
import { cdkCommand } from './cdk-command.ts'
import { machineSteps } from './machine.ts'
import { stageSettings } from './stage-settings.ts'
import { forPeople, goThrough, type Result } from './step.ts'
import { stepsOf } from './steps/all-steps.ts'
import type { World } from './world.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

function worldOf(stage: StageName, ask: Ask): World {
  const settings = stageSettings(path.join(ROOT, 'cdk.json'), stage)
  return {
    stage,
    settings,
    ask,
    say,
    connection: {},
    addresses: {},
    cdk: cdkCommand(),
    assembly: synthesized(stage, settings, path.join(ROOT, 'cdk.out')),
  }
}

async function report(results: readonly Result[]): Promise<void> {
  const left = await forPeople(results)
  if (left.length > 0) {
    say('')
    say('Only you can do this; then run the same command again:')
    for (const line of left) say(line)
  }
  const undone = results.filter(({ state }) => state !== 'done' && state !== 'person')
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
    .action(async ({ stage }: { readonly stage: StageName }) => {
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
