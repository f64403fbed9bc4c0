import { Command } from 'commander'
import { configured } from '#infra/cli/command.ts'

/** The options that a command parses from its arguments. Throws UsageError. */
export const typedOptions = (withOptions: (command: Command) => Command, argv: readonly string[]): unknown =>
  withOptions(configured(new Command('command')))
    .parse([...argv], { from: 'user' })
    .opts()

/** The arguments for options given as an object: `{ city: 'Berlin' }` is `--city Berlin`. */
export const flags = (options: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
