import path from 'node:path'
import { CommanderError } from 'commander'
import { execa } from 'execa'
import { vi } from 'vitest'
import { cliProgram, CommandError, exitCodeOf } from '#infra/cli/command.ts'
import { COMMANDS } from '#infra/cli/commands.ts'
import { atNight } from '#engine/test/at-night.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../infra/cli/main.ts')

interface Ran {
  readonly exitCode?: number | undefined
  readonly stdout: string
  readonly stderr: string
  /** Both, in the order in which they were printed. */
  readonly all: string
}
type Environment = Readonly<Record<string, string>>

/**
 * Runs a command of `npm run` and returns what it printed. By day it has no process of its own, which takes up to
 * three seconds to load.
 */
export const runCommand = async (argv: readonly string[], env: Environment = {}): Promise<Ran> =>
  atNight
    ? await execa(process.execPath, [PROGRAM, ...argv], { reject: false, all: true, env })
    : await ranHere(argv, env)

async function ranHere(argv: readonly string[], env: Environment): Promise<Ran> {
  const said = { stdout: '', stderr: '', all: '' }
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((chunk) => {
      said[stream] += String(chunk)
      said.all += String(chunk)
      return true
    }),
  )
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const before = process.exitCode
  process.exitCode = undefined
  try {
    const exitCode = await ended(argv)
    return { exitCode, stdout: trimmed(said.stdout), stderr: trimmed(said.stderr), all: trimmed(said.all) }
  } finally {
    process.exitCode = before
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}

const trimmed = (text: string): string => text.replace(/\n$/, '')

/** The exit code of a command that was played to its end, as in infra/cli/main.ts; a defect fails the test. */
async function ended([name = '', ...argv]: readonly string[]): Promise<number> {
  const program = cliProgram()
  const load = COMMANDS[name]
  if (load === undefined) throw new Error(`There is no command ${name}.`)
  ;(await load())(program)
  try {
    await program.parseAsync([name, ...argv], { from: 'user' })
    return Number(process.exitCode ?? 0)
  } catch (error) {
    if (!(error instanceof CommanderError || error instanceof CommandError)) throw error
    return exitCodeOf(error)
  }
}
