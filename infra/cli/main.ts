import { CommanderError } from 'commander'
import { reasonOf } from '#dev/errors.ts'
import { cliProgram, CommandError } from './command.ts'
import { COMMANDS } from './commands.ts'

/** The exit code for an error of a command; prints its message if it has one for the user. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode
  const expected = error instanceof CommandError
  const reason = expected ? error.message : reasonOf(error)
  if (reason !== '') process.stderr.write(`${reason}\n`)
  return expected ? error.exitCode : 1
}

async function main(): Promise<void> {
  const program = cliProgram()
  const load = COMMANDS[process.argv[2] ?? '']
  for (const each of load === undefined ? Object.values(COMMANDS) : [load]) (await each())(program)
  await program.parseAsync()
}

await main().catch((error: unknown) => {
  process.exitCode = exitCodeOf(error)
})
// Exits even if a command left connections open.
process.exit()
