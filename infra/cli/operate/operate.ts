import { randomBytes } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { asFailure, say } from '../command.ts'
import { alarmTest } from './alarm-test.ts'
import { copyTable } from './copy-table.ts'
import { locate } from './locate.ts'
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

/** `npm run operate`: exit code 1 when the status shows a problem, 2 when a command fails. */
export function addOperate(program: Command): void {
  const operate = program
    .command('operate')
    .description('What an operator does by hand.')
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
    .description('queues, what was put aside, open work, operations; ends with 1 when something is wrong')
    .action(inPlace(showStatus))
  operate
    .command('redrive')
    .argument('<queue>', REDRIVABLE.join(', '))
    .description('messages that were put aside go back to their queue')
    .action(inPlace((place, queue: string) => redrive(queue, place)))
  operate
    .command('replay-event')
    .argument('<event>', 'evt_…')
    .description('an event of the payment provider is applied once more')
    .action(inPlace((place, event: string) => replayEvent(event, place, systemClock)))
  operate
    .command('rerun')
    .argument('<user>', 'usr_…')
    .description("a user's cycle, as their daily alarm orders it, through the same checks")
    .action(inPlace((place, user: string) => rerun(user, place, systemClock)))
  operate
    .command('restore-mailboxes')
    .requiredOption('--since <time>', 'only mailboxes that were turned off since then, in ISO 8601')
    .description(
      'mailboxes that were turned off by mistake are tried again and, if their grant works, turned on',
    )
    .action(inPlace((place, { since }: { readonly since: string }) => restoreMailboxes(since, place)))
  operate
    .command('rotate')
    .argument('<secret>', ROTATABLE.join(', '))
    .option('--finish', 'the value before is no longer taken', false)
    .description('a new value of a secret, read from standard input where a vendor issues it')
    .action(inPlace(rotateSecret))
  operate
    .command('locate')
    .argument('<map>', 'index.mjs.map of the function, of the commit that was deployed')
    .argument('<at>', 'the place that the log names, such as index.mjs:3:1204')
    .description('where in the source an error was thrown')
    .action((map: string, at: string) => say(locate(map, at).join('\n')))
  operate
    .command('copy-table')
    .argument('<from>', 'a table that was given back from a backup')
    .description('puts all its items into the table of the stage')
    .action(inPlace(copyInto))
  operate
    .command('reapply-deletions')
    .argument('<list>', 'BUCKET@REGION')
    .description('on a table that was given back: deletes again who was deleted since its backup')
    .action(inPlace((place, list: string) => reapplyIn(place, list, systemClock)))
  operate
    .command('alarm-test')
    .argument('[alarm]', 'its name without the stage, such as CycleDead')
    .description('sets off an alarm of a stage in the cloud, to see that its message arrives')
    .action(inPlace((place, alarm: string | undefined) => alarmTest(alarm, place)))
}
