import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { reasonOf } from '#dev/errors.ts'
import { BRAND } from '#shared/brand.ts'

/** An error that the user can fix: its message is shown without a stack trace. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError'
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * The command was called with invalid arguments. The message is a sentence for the user.
 */
export class UsageError extends CommandError {
  override readonly name = 'UsageError'

  constructor(message: string, exitCode = 2) {
    super(message, exitCode)
  }
}

/** The program of a script without commands of its own; `usage` is what stands behind `npm`. */
export const script = (usage: string, about: string): Command =>
  new Command('npm').usage(usage).description(about).helpOption('--help', 'show this help')

export const cliProgram = (): Command => configured(new Command('npm run').usage('COMMAND -- [options]'))

export const configured = (command: Command): Command =>
  command
    .description(`The commands of ${BRAND.name}.`)
    .helpOption('--help', 'show this help')
    .helpCommand(false)
    .configureHelp({ commandUsage: usageOf })
    .configureOutput({ outputError: () => undefined })
    .exitOverride(refusal())

/** Usage such as `npm run admin -- create [options] <address>`: npm only passes options after the dashes. */
function usageOf(command: Command): string {
  const names: string[] = []
  for (let each: Command | null = command; each !== null; each = each.parent) names.unshift(each.name())
  if (names.length > 1) names.splice(2, 0, '--')
  return `${names.join(' ')} ${command.usage()}`
}

/** Turns commander's errors into UsageErrors with their exit code; requested help passes through. */
export const refusal =
  (exitCode = 2) =>
  (error: CommanderError): never => {
    if (error.exitCode === 0) throw error
    // Commander has already printed the help.
    if (error.code === 'commander.help') throw new UsageError('', exitCode)
    const [sentence = ''] = error.message
      .replace(/^error: /, '')
      .replace(/\.$/, '')
      .split('\n')
    throw new UsageError(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. --help lists what there is.`,
      exitCode,
    )
  }

/** For commands whose exit code 1 means a finding: a failure gets exit code 2. */
export const asFailure = (error: unknown): CommandError =>
  new CommandError(error instanceof CommandError ? error.message : reasonOf(error), 2)

/** The exit code for an error of a command; prints its message if it has one for the user. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode
  const expected = error instanceof CommandError
  const reason = expected ? error.message : reasonOf(error)
  if (reason !== '') process.stderr.write(`${reason}\n`)
  return expected ? error.exitCode : 1
}

/** Parses an option that is a whole number from `min` on. */
export const whole =
  (min: number) =>
  (text: string): number => {
    if (!/^\d{1,10}$/.test(text) || Number(text) < min)
      throw new InvalidArgumentError(`It is a whole number from ${min} on.`)
    return Number(text)
  }

/** Text of an option that must not be empty. Throws UsageError. */
export function filled(option: string, value: string): string {
  if (value.trim() === '') throw new UsageError(`${option} is empty.`)
  return value
}

/** Rows of cells as aligned columns. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const lineOf = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ')
  return rows.map((row) => lineOf(row).trimEnd()).join('\n')
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The user's working directory; npm and the launcher change to the project's folder. */
export const typedIn = (): string => process.env['INIT_CWD'] ?? process.env['PWD'] ?? process.cwd()
