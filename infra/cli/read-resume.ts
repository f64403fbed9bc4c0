import path from 'node:path'
import process from 'node:process'
import { typedIn } from './draft/command-line.ts'
import { UsageError } from './draft/usage-error.ts'
import { parseArguments } from './read-resume/arguments.ts'
import { writeReadings } from './read-resume/write-readings.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/**
 * `npm run read-resume`: exit code 0 when all were read, 1 when one was not, 2 when the command cannot work
 * as typed.
 */
async function main(): Promise<number> {
  const request = parseArguments(process.argv.slice(2), typedIn())
  if ('help' in request) {
    say(request.help)
    return 0
  }
  const readings = await writeReadings(request)
  for (const { file, refusal } of readings) if (refusal !== null) complain(`${file}: ${refusal}`)
  const written = readings.filter(({ refusal }) => refusal === null)
  say(`${written.length} of ${readings.length} read into ${request.out}${path.sep}`)
  return written.length === readings.length ? 0 : 1
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    complain(
      error instanceof UsageError
        ? error.message
        : `The resumes could not be read: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
    process.exit(error instanceof UsageError ? 2 : 1)
  },
)
