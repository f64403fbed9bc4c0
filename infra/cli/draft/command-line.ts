import { CommanderError, type Command } from 'commander'
import { UsageError } from './usage-error.ts'

/**
 * What was typed, or the help text where that was asked for. Throws UsageError with a sentence where it does
 * not fit the command.
 */
export function parseCommand(
  program: Command,
  argv: readonly string[],
): { readonly help: string } | { readonly typed: unknown } {
  let help = ''
  try {
    program
      .exitOverride()
      .configureOutput({
        writeOut: (text) => {
          help += text
        },
        writeErr: () => undefined,
      })
      .parse([...argv], { from: 'user' })
    return { typed: program.opts() }
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.helpDisplayed') return { help }
    const [sentence = ''] = error.message
      .replace(/^error: /, '')
      .replace(/\.$/, '')
      .split('\n')
    throw new UsageError(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. --help lists what there is.`,
    )
  }
}

/** Text of an option that must hold some. Throws UsageError. */
export function filled(option: string, value: string): string {
  if (value.trim() === '') throw new UsageError(`${option} is empty.`)
  return value
}

/** The folder in which the command was typed: npm and the launcher move to the project's. */
export const typedIn = () => process.env['INIT_CWD'] ?? process.env['PWD'] ?? process.cwd()
