import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { localAccess } from '#dev/local-access.ts'
import { buildArtifacts, synthesize } from '#infra/synth.ts'
import { tableDefinition } from '#platform/table/table-definition.ts'
import { CommandError, say } from '../command.ts'
import { synthesizedPolicies } from '../deploy/assembly.ts'
import { CDK, lastLines, runNode } from '../deploy/cdk-command.ts'
import { goThrough, missing, type Step } from '../deploy/step.ts'
import { bootstrapOf } from '../deploy/steps/account-steps.ts'
import { startAwsEmulator } from './aws-emulator.ts'
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
  mailboxKeyArn: `arn:aws:kms:${BACKUPS}:${ACCOUNT}:key/mrk-0123456789abcdef0123456789abcdef`,
  erasuresBucket: `reachwell-dev-erasures-${BACKUPS}-${ACCOUNT}@${BACKUPS}`,
  tableName: RESTORED,
}

/** Those that touch no stack of us-east-1. */
const FIRST = ['secrets', 'data', 'backup-copies', 'backup']

const DIRECTLY = ['--require-approval', 'never', '--method', 'direct', '--no-color']

/** Steps of which each needs the one before, and is done once its program has ended well. */
function inOrder(programs: readonly (readonly [string, () => Promise<void>])[]): readonly Step[] {
  const done = new Set<string>()
  return programs.map(([what, program], index) => {
    const before = programs[index - 1]
    return {
      id: what,
      what,
      needs: before === undefined ? [] : [before[0]],
      isDone: async () => (done.has(what) ? true : missing('it did not run')),
      do: async () => {
        await program()
        done.add(what)
      },
    }
  })
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
    const run = async (region: string, ...args: readonly string[]): Promise<void> => {
      const environment = { ...aws.environment, AWS_REGION: region, AWS_DEFAULT_REGION: region }
      const { ok, output } = await runNode(args, environment)
      if (!ok) throw new CommandError(lastLines(output))
    }
    const deploy = async (region: string, assembly: string, ...stacks: readonly string[]): Promise<void> =>
      await run(region, CDK, 'deploy', ...stacks, '--app', assembly, ...DIRECTLY)
    const results = await goThrough(
      inOrder([
        ['the policies of deployments', () => deploy(HOME, synthesizedPolicies(folder)(), '--all')],
        [
          'bootstrap',
          async () => {
            for (const region of [HOME, BACKUPS, NEXT])
              await run(HOME, CDK, 'bootstrap', ...bootstrapOf(ACCOUNT, region))
          },
        ],
        ['the stage at home', () => deploy(HOME, home, '--all')],
        ['step 2: keys, secrets, backups', () => deploy(BACKUPS, away, '-e', ...FIRST)],
        ['step 3: the restored table', () => makeTable(port)],
        ['step 6: everything', () => deploy(BACKUPS, away, '--all')],
        [
          'the articles into the adopted table',
          () => run(BACKUPS, MAIN, 'publish-blog', '--table', RESTORED),
        ],
        ['everything again', () => deploy(BACKUPS, away, '--all')],
      ]),
      { act: true, say },
    )
    return results.every(({ state }) => state === 'done')
  } finally {
    await aws.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeTable(port: number): Promise<void> {
  const client = new DynamoDBClient({ ...localAccess(`http://127.0.0.1:${port}`), region: BACKUPS })
  await client.send(new CreateTableCommand(tableDefinition(RESTORED)))
}
