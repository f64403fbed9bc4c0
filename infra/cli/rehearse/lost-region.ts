import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { localAccess } from '#dev/local-access.ts'
import { tableDefinition } from '#platform/table/table-definition.ts'

const HOME = 'us-east-1'
const BACKUPS = 'us-west-2'
const NEXT = 'us-east-2'
const RESTORED = 'reachwell-dev-restored'

/** The settings of docs/recovery.md: the stage lives where its copies are, and adopts what was saved. */
export const moved = (account: string) => ({
  region: BACKUPS,
  backupRegion: NEXT,
  verifyBeforeCreate: true,
  hmacSecretArn: `arn:aws:secretsmanager:${BACKUPS}:${account}:secret:reachwell-dev/hmac-AbCdEf`,
  erasuresBucket: `reachwell-dev-erasures-${BACKUPS}-${account}@${BACKUPS}`,
  tableName: RESTORED,
})

export const MOVED_REGIONS = [HOME, BACKUPS, NEXT] as const

/** Those that touch no stack of us-east-1. */
const FIRST = ['secrets', 'data', 'backup-copies', 'backup']

type Step = (name: string, ...args: readonly string[]) => Promise<boolean>

/**
 * Plays the steps of docs/recovery.md beside the stage of the region that is lost, whose resources are all still there: no
 * name of theirs may be in the way. The restored table is made by hand, because the emulator restores no backup.
 */
export async function moveAway(
  step: Step,
  {
    cdk,
    main,
    deploy,
    endpoint,
  }: {
    readonly cdk: string
    readonly main: string
    /** Arguments of `cdk deploy` after the stacks. */
    readonly deploy: readonly string[]
    readonly endpoint: string
  },
): Promise<boolean> {
  if (!(await step('lost region, step 2: keys, secrets, backups', cdk, 'deploy', '-e', ...FIRST, ...deploy)))
    return false
  const client = new DynamoDBClient({ ...localAccess(endpoint), region: BACKUPS })
  await client.send(new CreateTableCommand(tableDefinition(RESTORED)))
  const results = [
    await step('lost region, step 6: cdk deploy --all', cdk, 'deploy', '--all', ...deploy),
    await step('lost region: the articles into the adopted table', main, 'publish-blog', '--table', RESTORED),
    await step('lost region: cdk deploy --all again', cdk, 'deploy', '--all', ...deploy),
  ]
  return results.every(Boolean)
}
