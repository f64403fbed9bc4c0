import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { localAccess } from '#dev/local-access.ts'
import { buildArtifacts, synthesize } from '#infra/synth.ts'
import { tableDefinition } from '#platform/table/table-definition.ts'
import { say } from '../command.ts'
import { CDK, runNode } from '../deploy/cdk-command.ts'
import { startAwsEmulator, type EmulatedAws } from './aws-emulator.ts'
import { fitAssembly } from './fit-assembly.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const MAIN = path.join(ROOT, 'infra/cli/main.ts')
const ACCOUNT = '123456789012'

const HOME = 'us-east-1'
const BACKUPS = 'us-west-2'
const NEXT = 'us-east-2'
const RESTORED = 'reachwell-dev-restored'

/** The settings of docs/recovery.md: the stage lives where its copies are, and adopts what was saved. */
const MOVED = {
  region: BACKUPS,
  backupRegion: NEXT,
  verifyBeforeCreate: true,
  hmacSecretArn: `arn:aws:secretsmanager:${BACKUPS}:${ACCOUNT}:secret:reachwell-dev/hmac-AbCdEf`,
  erasuresBucket: `reachwell-dev-erasures-${BACKUPS}-${ACCOUNT}@${BACKUPS}`,
  tableName: RESTORED,
}

/** Those that touch no stack of us-east-1. */
const FIRST = ['secrets', 'data', 'backup-copies', 'backup']

const deployed = (assembly: string, ...stacks: readonly string[]): readonly string[] => [
  CDK,
  'deploy',
  ...stacks,
  '--app',
  assembly,
  '--no-color',
  '--require-approval',
  'never',
  '--method',
  'direct',
]

/** Runs a step and reports its result and that of each stack. */
async function run(name: string, args: readonly string[], environment: EmulatedAws): Promise<boolean> {
  const began = performance.now()
  const { ok, output } = await runNode(args, environment)
  say(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${Math.round((performance.now() - began) / 1_000)} s)`)
  for (const line of output.split('\n').filter((each) => /✅|❌|Error/.test(each)))
    say(`        ${line.trim()}`)
  return ok
}

/**
 * Plays the steps of docs/recovery.md beside the stage of the region that is lost, whose resources are all still there: no
 * name of theirs may be in the way. The restored table is made by hand, because the emulator restores no backup.
 */
export async function rehearseLostRegion(port: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lost-region-'))
  const aws = await startAwsEmulator(port)
  try {
    const [home, away] = [path.join(folder, 'home'), path.join(folder, 'away')]
    const artifacts = await buildArtifacts()
    synthesize('dev', home, artifacts)
    synthesize('dev', away, artifacts, MOVED)
    const known = await aws.knownTypes()
    for (const assembly of [home, away]) {
      const stacks = fitAssembly(assembly, known)
      const made = stacks.reduce((sum, stack) => sum + stack.made, 0)
      say(`The emulator makes ${made} resources of ${path.basename(assembly)}.`)
    }
    const step = async (name: string, region: string, args: readonly string[]) =>
      await run(name, args, { ...aws.environment, AWS_REGION: region, AWS_DEFAULT_REGION: region })
    const places = [HOME, BACKUPS, NEXT].map((region) => `aws://${ACCOUNT}/${region}`)
    if (!(await step('bootstrap', HOME, [CDK, 'bootstrap', ...places]))) return false
    if (!(await step('the stage at home', HOME, deployed(home, '--all')))) return false
    if (!(await step('step 2: keys, secrets, backups', BACKUPS, deployed(away, '-e', ...FIRST)))) return false
    const client = new DynamoDBClient({ ...localAccess(`http://127.0.0.1:${port}`), region: BACKUPS })
    await client.send(new CreateTableCommand(tableDefinition(RESTORED)))
    const blog = [MAIN, 'publish-blog', '--table', RESTORED]
    return (
      (await step('step 6: everything', BACKUPS, deployed(away, '--all'))) &&
      (await step('the articles into the adopted table', BACKUPS, blog)) &&
      (await step('everything again', BACKUPS, deployed(away, '--all')))
    )
  } finally {
    await aws.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
