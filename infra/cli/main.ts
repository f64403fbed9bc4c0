import { cliProgram, exitCodeOf } from './command.ts'
import { COMMANDS } from './commands.ts'

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
