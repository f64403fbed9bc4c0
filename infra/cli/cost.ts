import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Option, type Command } from 'commander'
import { MODELS, type ModelId } from '#infra/cost/prices.ts'
import { SIZES, costReport, withTables } from '#infra/cost/report.ts'
import { say, whole } from './command.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCS = path.join(ROOT, 'docs/cost.md')
const DEFAULT_MODEL: ModelId = 'haiku-5.5'

interface Typed {
  readonly users?: number
  readonly model: ModelId
  readonly write: boolean
}

function cost({ users, model, write }: Typed): void {
  if (write) {
    writeFileSync(DOCS, withTables(readFileSync(DOCS, 'utf8'), DEFAULT_MODEL))
    return
  }
  say(costReport(users === undefined ? SIZES : [users], model))
}

export function addCost(program: Command): void {
  program
    .command('cost')
    .description('Prints what a month costs for a number of active users, and where each limit is reached.')
    .option('--users <number>', 'active users (1,000 and 100,000 unless given)', whole(1))
    .addOption(
      new Option('--model <id>', 'who writes the drafts').choices(Object.keys(MODELS)).default(DEFAULT_MODEL),
    )
    .option('--write', 'update the tables of docs/cost.md instead', false)
    .action(cost)
}
