import { randomBytes } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { prefixOf } from '#infra/stage-names.ts'
import { asFailure, CommandError, say } from '../command.ts'
import { alarmTest } from './alarm-test.ts'
import { copyTable } from './copy-table.ts'
import { locate } from './locate.ts'
import { ownRun } from './own-run.ts'
import { placeOf, type Place } from './place.ts'
import { reapplyIn } from './reapply-deletions.ts'
import { redrive, REDRIVABLE } from './redrive.ts'
import { replayEvent } from './replay-event.ts'
import { rerun } from './rerun.ts'
import { restoreMailboxes } from './restore-mailboxes.ts'
import { rotate, ROTATABLE } from './rotate.ts'
import { status } from './status.ts'

const piped = async (): Promise<string | null> =>
  process.stdin.isTTY ? null : (await text(process.stdin)).trim() || null

async function showStatus(place: Place): Promise<readonly string[]> {
  const { lines, wrong } = await status(place, systemClock)
  if (wrong) process.exitCode = 1
  return lines
}

async function rotateSecret(
  place: Place,
  secret: string,
  { finish }: { readonly finish: boolean },
): Promise<readonly string[]> {
  const given = finish ? null : await piped()
  return await rotate(secret, { given, finish, fresh: () => randomBytes(48).toString('base64url') }, place)
}

const copyInto = async (place: Place, from: string): Promise<readonly string[]> => [
  `${await copyTable(new DynamoDBClient({}), from, place.table().name)} items were copied.`,
]

async function tryOwnRun(place: Place, user: string): Promise<readonly string[]> {
  if (place.alarms?.prefix === prefixOf({ stage: 'prod' }))
    throw new CommandError("Production has no user of the service's own: dev's tries what production gets.")
  return await ownRun(user, place, systemClock)
}

/** `npm run operate`: exit code 1 when the status shows a problem, 2 when a command fails. */
export function addOperate(program: Command): void {
  const operate = program
    .command('operate')
    .description("Runs an operator's manual tasks.")
    .helpCommand(false)
    .option(
      '--stage <name>',
      'a stage in the cloud, with the region and the credentials of the shell (docs/operations.md); without it the stage that runs on this machine (npm start)',
    )
    .option(
      '--table <name>',
      'its table, for commands that read it (the output reachwell-NAME-data.TableName)',
    )
    .option('--queue-url <url>', 'another dead-letter queue than the one of that name')
  /** An action that gets the stage before its arguments, and prints the lines that it returns. */
  const inPlace =
    <A extends readonly unknown[]>(act: (place: Place, ...typed: A) => Promise<readonly string[]>) =>
    async (...typed: A) => {
      try {
        say((await act(placeOf(operate.opts()), ...typed)).join('\n'))
      } catch (error) {
        throw asFailure(error)
      }
    }
  operate
    .command('status')
    .description(
      'shows queues, dead-lettered messages, open work and operations; exits with 1 if something is wrong',
    )
    .action(inPlace(showStatus))
  operate
    .command('redrive')
    .argument('<queue>', `one of ${REDRIVABLE.join(', ')}`)
    .description('moves dead-lettered messages back to their queue')
    .action(inPlace((place, queue: string) => redrive(queue, place)))
  operate
    .command('replay-event')
    .argument('<event>', 'id of the event, which begins with evt_')
    .description('applies an event of the payment provider again')
    .action(inPlace((place, event: string) => replayEvent(event, place, systemClock)))
  operate
    .command('rerun')
    .argument('<user>', 'id of the user, which begins with usr_')
    .description("starts a user's run as their daily schedule does, with the same checks")
    .action(inPlace((place, user: string) => rerun(user, place, systemClock)))
  operate
    .command('own-run')
    .argument('<user>', "id of the service's own user (ownUser in cdk.json); never a customer's")
    .description('has one letter drafted for the user who tries deployments, and waits for it')
    .action(inPlace(tryOwnRun))
  operate
    .command('restore-mailboxes')
    .requiredOption('--since <time>', 'only mailboxes that were turned off since then, in ISO 8601')
    .description(
      'tries mailboxes again that were turned off by mistake, and turns on those whose grant works',
    )
    .action(inPlace((place, { since }: { readonly since: string }) => restoreMailboxes(since, place)))
  operate
    .command('rotate')
    .argument('<secret>', `one of ${ROTATABLE.join(', ')}`)
    .option('--finish', 'stop accepting the previous value', false)
    .description('sets a new value for a secret; reads it from standard input if a vendor issues it')
    .action(inPlace(rotateSecret))
  operate
    .command('locate')
    .argument('<map>', 'index.mjs.map of the function, of the commit that was deployed')
    .argument('<at>', 'the place that the log names, such as index.mjs:3:1204')
    .description('shows where in the source an error was thrown')
    .action((map: string, at: string) => say(locate(map, at).join('\n')))
  operate
    .command('copy-table')
    .argument('<from>', 'a table that was restored from a backup')
    .description("copies all items of this table into the stage's table")
    .action(inPlace(copyInto))
  operate
    .command('reapply-deletions')
    .argument('<list>', 'the list of deletions, as BUCKET@REGION')
    .description('after a restore: deletes the accounts again that were deleted since the backup')
    .action(inPlace((place, list: string) => reapplyIn(place, list, systemClock)))
  operate
    .command('alarm-test')
    .argument('[alarm]', 'its name without the stage, such as CycleDead')
    .description('sets off an alarm of a stage in the cloud to see that its message arrives')
    .action(inPlace((place, alarm: string | undefined) => alarmTest(alarm, place)))
}
