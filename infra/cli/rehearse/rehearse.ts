import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from 'commander'
import { execa } from 'execa'
import * as z from 'zod/mini'
import { backupRegionOf, readContext } from '#infra/context.ts'
import { EDGE_REGION } from '#infra/constructs/stage-stack.ts'
import { buildArtifacts, committedContext, synthesize } from '#infra/synth.ts'
import { CommandError, say } from '../command.ts'
import { startAwsEmulator, type EmulatedAws } from './aws-emulator.ts'
import { fitAssembly, type FittedStack } from './fit-assembly.ts'
import { moveAway, moved, MOVED_REGIONS } from './lost-region.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const CDK = path.join(ROOT, 'node_modules/aws-cdk/bin/cdk')
const MAIN = path.join(ROOT, 'infra/cli/main.ts')
const ACCOUNT = '123456789012'

const Outputs = z.record(z.string(), z.record(z.string(), z.string()))

/** What no emulator can show. */
const NEVER_SHOWN = [
  'what the resources that are not made do; where another resource asks for a value of theirs, a stand-in is given',
  'certificates, records and the domain of the sign-in: nobody resolves a name',
  'CloudFront, the firewall and API Gateway: nothing answers under the address of the site, so npm run smoke has nothing to ask',
  'permissions: the emulator lets every role do everything',
  'change sets: stacks are made directly, for the emulator exports no value of a stack that a change set made',
  'tags of KMS keys: taken off, for the emulator answers 500 to them',
  'custom resources, the copy of the site into its bucket among them: nothing runs their functions',
  'quotas, prices, times, and what Google, Stripe and Amazon decide',
]

interface Step {
  readonly name: string
  readonly args: readonly string[]
}

/** Runs a step of docs/deploy.md and reports its result and that of each stack. */
async function run({ name, args }: Step, environment: EmulatedAws, folder: string): Promise<boolean> {
  const began = performance.now()
  const { exitCode, all } = await execa(process.execPath, args, {
    cwd: folder,
    env: { ...environment, CDK_DISABLE_CLI_TELEMETRY: 'true', NO_COLOR: '1' },
    all: true,
    reject: false,
  })
  const seconds = Math.round((performance.now() - began) / 1_000)
  say(`${exitCode === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`)
  const ends = /✅|❌|‣|Error/
  for (const line of all.split('\n').filter((each) => ends.test(each))) say(`        ${line.trim()}`)
  return exitCode === 0
}

function report(stacks: readonly FittedStack[]): void {
  const left = stacks.flatMap((stack) => [...stack.left.values()]).reduce((sum, count) => sum + count, 0)
  const made = stacks.reduce((sum, stack) => sum + stack.made, 0)
  say('')
  say(
    `The emulator makes ${made} of ${made + left} resources of ${stacks.length} stacks. What it does not make:`,
  )
  for (const stack of stacks) {
    const missing = [...stack.left].map(([type, count]) => `${type} (${count})`)
    say(`  ${stack.name}, ${stack.made} made: ${missing.length === 0 ? 'nothing' : missing.join(', ')}`)
  }
  say('What a rehearsal cannot show:')
  for (const sentence of NEVER_SHOWN) say(`  ${sentence}`)
}

/** Throws CommandError where a given assembly cannot be moved. */
async function assembliesIn(folder: string, { assembly: given, lostRegion }: RehearseOptions) {
  const home = path.join(folder, 'dev')
  const away = path.join(folder, 'moved')
  if (given !== undefined) {
    if (lostRegion) throw new CommandError('The loss of a region is rehearsed with an assembly of its own.')
    cpSync(path.resolve(given), home, { recursive: true })
    return { home, away }
  }
  const artifacts = await buildArtifacts()
  synthesize('dev', home, artifacts)
  if (lostRegion) synthesize('dev', away, artifacts, moved(ACCOUNT))
  return { home, away }
}

/** The development stage's regions: its own, that of its backups, and that of the edge. */
function regions(): readonly string[] {
  const context = readContext((name) => ({ ...committedContext(), stage: 'dev' })[name])
  return [...new Set([context.region, backupRegionOf(context), EDGE_REGION])]
}

interface RehearseOptions {
  readonly assembly?: string
  readonly port: string
  readonly lostRegion: boolean
}

const deployOf = (assembly: string): readonly string[] => [
  '--app',
  assembly,
  '--no-color',
  '--require-approval',
  'never',
  '--method',
  'direct',
]

async function rehearse(options: RehearseOptions): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'))
  const emulator = await startAwsEmulator(Number(options.port))
  try {
    const { home, away } = await assembliesIn(folder, options)
    const known = await emulator.knownTypes()
    const stacks = fitAssembly(home, known)
    if (options.lostRegion) fitAssembly(away, known)
    const outputs = path.join(folder, 'outputs.json')
    const inRegion =
      (region: string) =>
      async (name: string, ...args: readonly string[]) =>
        await run(
          { name, args },
          { ...emulator.environment, AWS_REGION: region, AWS_DEFAULT_REGION: region },
          folder,
        )
    const step = inRegion(EDGE_REGION)
    const places = [...new Set([...regions(), ...(options.lostRegion ? MOVED_REGIONS : [])])].map(
      (region) => `aws://${ACCOUNT}/${region}`,
    )
    const deploy = [CDK, 'deploy', '--all', ...deployOf(home)]
    const deployed =
      (await step('step 2: cdk bootstrap', CDK, 'bootstrap', ...places)) &&
      (await step('step 8: cdk deploy --all', ...deploy, '--outputs-file', outputs))
    const shown =
      deployed &&
      (await afterwards(step, outputs, deploy)) &&
      (!options.lostRegion ||
        (await moveAway(inRegion(MOVED_REGIONS[1]), {
          cdk: CDK,
          main: MAIN,
          deploy: deployOf(away),
          endpoint: `http://127.0.0.1:${options.port}`,
        })))
    report(stacks)
    return shown ? 0 : 1
  } finally {
    await emulator.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function afterwards(
  step: (name: string, ...args: readonly string[]) => Promise<boolean>,
  outputs: string,
  deploy: readonly string[],
): Promise<boolean> {
  const table =
    Outputs.parse(JSON.parse(readFileSync(outputs, 'utf8')))['reachwell-dev-data']?.['TableName'] ?? ''
  const blog = [MAIN, 'publish-blog', '--table', table]
  const results = [
    await step('step 8: the articles', ...blog),
    await step('step 8: the articles again', ...blog),
    await step('step 8: cdk deploy --all again', ...deploy),
  ]
  return results.every(Boolean)
}

export function addRehearse(program: Command): void {
  program
    .command('rehearse')
    .description(
      'Rehearses docs/deploy.md for a development stage against moto, a third-party emulator of AWS, and lists what that cannot show.',
    )
    .option('--assembly <folder>', 'use this assembly instead of making one')
    .option('--port <number>', 'where the emulator listens', '5597')
    .option('--lost-region', 'then move the stage to another region (docs/recovery.md)', false)
    .action(async (options: RehearseOptions) => {
      process.exitCode = await rehearse(options)
    })
}
