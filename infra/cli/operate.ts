import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { OperateWrong } from './operate/operate-error.ts'
import { placeOf } from './operate/place.ts'
import { redrive, REDRIVABLE } from './operate/redrive.ts'
import { replayEvent } from './operate/replay-event.ts'
import { rerun } from './operate/rerun.ts'
import { rotate, ROTATABLE } from './operate/rotate.ts'
import { status } from './operate/status.ts'

const USAGE = `What an operator does by hand: npm run operate -- COMMAND [options]

  status                      queues, what was put aside, open work, operations; ends with 1 when something is wrong
  redrive QUEUE               messages that were put aside go back to their queue: ${REDRIVABLE.join(', ')}
  replay-event evt_…          an event of the payment provider is applied once more
  rerun usr_…                 a user's cycle, as their daily alarm orders it, through the same gates
  rotate SECRET [--finish]    a new value of a secret, read from standard input where a vendor issues it: ${ROTATABLE.join(', ')}

  --stage NAME                a stage in the cloud, with the region and the credentials of the shell (docs/operations.md);
                              without it the stage that runs on this machine (npm start)
  --table NAME                its table, for commands that read it (the output reachwell-NAME-data.TableName)
  --queue-url URL             another dead-letter queue than the one of that name`

const OPTIONS = {
  stage: { type: 'string' },
  table: { type: 'string' },
  'queue-url': { type: 'string' },
  finish: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const say = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`)

function parsed() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new OperateWrong(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

const piped = async (): Promise<string | null> =>
  process.stdin.isTTY ? null : (await text(process.stdin)).trim() || null

/** Returns the exit code. */
async function main(): Promise<number> {
  const {
    values,
    positionals: [command, subject, ...rest],
  } = parsed()
  if (values.help) {
    say([USAGE])
    return 0
  }
  if (command === undefined || rest.length > 0 || (subject === undefined) !== (command === 'status'))
    throw new OperateWrong(USAGE)
  const place = placeOf(values)
  switch (command) {
    case 'status': {
      const { lines, wrong } = await status(place, systemClock)
      say(lines)
      return wrong ? 1 : 0
    }
    case 'redrive':
      say(await redrive(subject ?? '', place))
      return 0
    case 'replay-event':
      say(await replayEvent(subject ?? '', place, systemClock))
      return 0
    case 'rerun':
      say(await rerun(subject ?? '', place, systemClock))
      return 0
    case 'rotate':
      say(
        await rotate(
          subject ?? '',
          {
            given: values.finish ? null : await piped(),
            finish: values.finish,
            fresh: () => randomBytes(48).toString('base64url'),
          },
          place,
        ),
      )
      return 0
    default:
      throw new OperateWrong(USAGE)
  }
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof OperateWrong ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  return 2
})
