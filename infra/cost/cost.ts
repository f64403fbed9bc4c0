import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { measuredUsage } from './measured.ts'
import { MODELS, type ModelId } from './prices.ts'
import { costReport, withTables } from './report.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCS = path.join(ROOT, 'docs/cost.md')
const DEFAULT_MODEL: ModelId = 'haiku-5.5'

const USAGE_TEXT = `npm run cost -- --users 1000

Prints what a month costs for so many active users, and where each limit is reached.

  --users <number>   active users, 1000 when absent
  --model <id>       ${Object.keys(MODELS).join(', ')}; ${DEFAULT_MODEL} when absent
  --write            brings the tables of docs/cost.md up to date instead`

const isModel = (id: string): id is ModelId => Object.hasOwn(MODELS, id)

function argumentsOf() {
  try {
    const options = {
      users: { type: 'string', default: '1000' },
      model: { type: 'string', default: DEFAULT_MODEL },
      write: { type: 'boolean', default: false },
    } as const
    const { users, model, write } = parseArgs({ options }).values
    return /^[1-9]\d{0,9}$/.test(users) && isModel(model) ? { users: Number(users), model, write } : null
  } catch {
    return null
  }
}

function main(): number {
  const chosen = argumentsOf()
  if (chosen === null) {
    process.stderr.write(`${USAGE_TEXT}\n`)
    return 2
  }
  if (chosen.write) {
    writeFileSync(DOCS, withTables(readFileSync(DOCS, 'utf8'), DEFAULT_MODEL))
    return 0
  }
  const { usage, from } = measuredUsage(path.join(ROOT, 'bench/latest.json'))
  process.stdout.write(`${costReport(chosen.users, chosen.model, usage)}\n\n${from}\n`)
  return 0
}

process.exitCode = main()
