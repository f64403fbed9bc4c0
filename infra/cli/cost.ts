import { Option, type Command } from 'commander'
import { capacityReport } from '#infra/cost/capacity.ts'
import { costReport } from '#infra/cost/cost.ts'
import { MODELS, type ModelId } from '#shared/catalog/cost/prices.ts'
import { say, whole } from './command.ts'

export function addCost(program: Command): void {
  program
    .command('cost')
    .description('Prints what a letter, a user and a stage cost, and where each limit is reached.')
    .option('--users <number>', 'active users', whole(1), 1_000)
    .addOption(
      new Option('--model <id>', 'who writes the letters').choices(Object.keys(MODELS)).default('haiku-5.5'),
    )
    .option('--capacity', 'how much of each limit 10,000, 100,000 and 1,000,000 users take')
    .action(({ users, model, capacity }: { users: number; model: ModelId; capacity?: true }) =>
      say(capacity === true ? capacityReport() : costReport(users, model)),
    )
}
