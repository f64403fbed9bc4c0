import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from 'commander'
import { execa } from 'execa'
import * as z from 'zod/mini'
import { buildArtifacts, synthesize } from '#infra/synth.ts'
import { say } from '../command.ts'
import { startAwsEmulator, type EmulatedAws } from './aws-emulator.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const CDK = path.join(ROOT, 'node_modules/aws-cdk/bin/cdk')
/** The account that the emulator has. */
const ACCOUNT = '123456789012'

const Template = z.object({ Resources: z.record(z.string(), z.object({ Type: z.string() })) })
const Outputs = z.record(z.string(), z.record(z.string(), z.string()))

/** What no emulator of ours or others' can show, whatever it answers. */
const NEVER_SHOWN = [
  'certificates, records and the domain of the sign-in: nobody resolves a name',
  'CloudFront, the firewall and API Gateway: nothing answers under the address of the site, so npm run smoke has nothing to ask',
  'permissions: the emulator lets every role do everything',
  'tags of KMS keys: taken off, for the emulator answers 500 to them',
  'custom resources: the copy of the site into its bucket needs Docker',
  'quotas, prices, times, and what Google, Stripe and Amazon decide',
]

interface Step {
  readonly name: string
  readonly args: readonly string[]
}

/** Runs a step of docs/deploy.md; says how it went, and of what it printed how each stack ended. */
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

/** Types of the resources of an assembly with how many there are of each. */
function resourcesIn(assembly: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const file of readdirSync(assembly).filter((name) => name.endsWith('.template.json'))) {
    const { Resources } = Template.parse(JSON.parse(readFileSync(path.join(assembly, file), 'utf8')))
    for (const { Type } of Object.values(Resources)) counts.set(Type, (counts.get(Type) ?? 0) + 1)
  }
  return counts
}

function report(assembly: string, unknown: readonly string[]): void {
  const counts = resourcesIn(assembly)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const left = unknown.filter((type) => counts.has(type))
  const missing = left.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0)
  say('')
  say(`Of ${all} resources of ${counts.size} types the emulator made ${all - missing}. It does not know:`)
  for (const type of left) say(`  ${type} (${counts.get(type)})`)
  say('What a rehearsal cannot show:')
  for (const sentence of NEVER_SHOWN) say(`  ${sentence}`)
}

const Tagged = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({
      Type: z.string(),
      Properties: z.optional(z.looseObject({ Tags: z.optional(z.unknown()) })),
    }),
  ),
})

/** Takes the tags off KMS keys: moto answers 500 to a template with them. */
function withoutKeyTags(assembly: string): void {
  for (const file of readdirSync(assembly).filter((name) => name.endsWith('.template.json'))) {
    const place = path.join(assembly, file)
    const template = Tagged.parse(JSON.parse(readFileSync(place, 'utf8')))
    for (const { Type, Properties } of Object.values(template.Resources))
      if (Type === 'AWS::KMS::Key') delete Properties?.Tags
    writeFileSync(place, JSON.stringify(template))
  }
}

/** The assembly as it is deployed, but for what the emulator stumbles over. */
async function assemblyIn(folder: string, given: string | undefined): Promise<string> {
  const assembly = path.join(folder, 'dev')
  if (given === undefined) synthesize('dev', assembly, await buildArtifacts())
  else cpSync(path.resolve(given), assembly, { recursive: true })
  withoutKeyTags(assembly)
  return assembly
}

/** Returns the exit code. */
async function rehearse(given: string | undefined, port: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'))
  const emulator = await startAwsEmulator(port)
  try {
    const assembly = await assemblyIn(folder, given)
    const outputs = path.join(folder, 'outputs.json')
    const step = async (name: string, ...args: readonly string[]) =>
      await run({ name, args }, emulator.environment, folder)
    const app = ['--app', assembly, '--no-color']
    const deploy = [CDK, 'deploy', '--all', ...app, '--require-approval', 'never']
    const deployed =
      (await step('step 2: cdk bootstrap', CDK, 'bootstrap', `aws://${ACCOUNT}/us-east-1`)) &&
      (await step('step 8: cdk deploy --all', ...deploy, '--outputs-file', outputs))
    const shown = deployed && (await afterwards(step, outputs, app))
    report(assembly, emulator.unknownTypes())
    return shown ? 0 : 1
  } finally {
    await emulator.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the deployment's steps do with a stage that stands. */
async function afterwards(
  step: (name: string, ...args: readonly string[]) => Promise<boolean>,
  outputs: string,
  app: readonly string[],
): Promise<boolean> {
  const table =
    Outputs.parse(JSON.parse(readFileSync(outputs, 'utf8')))['reachwell-dev-data']?.['TableName'] ?? ''
  const blog = [path.join(ROOT, 'infra/cli/main.ts'), 'publish-blog', '--table', table]
  const results = [
    await step('step 8: the articles', ...blog),
    await step('step 8: the articles again', ...blog),
    await step(
      'step 8: cdk deploy --all again',
      CDK,
      'deploy',
      '--all',
      ...app,
      '--require-approval',
      'never',
    ),
  ]
  return results.every(Boolean)
}

/** `npm run rehearse`. */
export function addRehearse(program: Command): void {
  program
    .command('rehearse')
    .description(
      'Rehearses docs/deploy.md for a development stage against moto, an emulator of AWS that others wrote, and says what that could not show.',
    )
    .option('--assembly <folder>', 'an assembly that was made before; made here without one')
    .option('--port <number>', 'where the emulator listens', '5597')
    .action(async ({ assembly, port }: { readonly assembly?: string; readonly port: string }) => {
      process.exitCode = await rehearse(assembly, Number(port))
    })
}
