import { Command } from 'commander'
import { configured } from '#infra/cli/command.ts'

/** What a command makes of its arguments before it acts. Throws UsageError. */
export const typedOptions = (withOptions: (command: Command) => Command, argv: readonly string[]): unknown =>
  withOptions(configured(new Command('command')))
    .parse([...argv], { from: 'user' })
    .opts()
