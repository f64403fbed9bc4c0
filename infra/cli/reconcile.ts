import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { DIFFERENCES } from '#functions/billing/reconcile/reconcile-model.ts'
import { applyEnvironment, paymentEnvironment } from '#dev/environment.ts'
import { lambdaContext, scheduleHandler } from '#dev/parts/handlers.ts'
import { chooseVendors, readSettings } from '#dev/settings.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const STAGE_FILE = path.join(path.resolve(ROOT, process.env['STATE_DIR'] ?? '.local'), 'stage.json')

const USAGE = `Compares the table of the stage that runs here with the payment provider, and puts right what differs: npm run reconcile

The stage has to run (npm start). A day has one comparison; once it is done, its report is shown again.
In the cloud the schedule does this at three in the morning (UTC); by hand:

  aws lambda invoke --function-name reachwell-<stage>-reconcile-billing --payload '{}' /dev/stdout`

const StageFile = z.object({
  origin: z.string(),
  table: z.string(),
  addresses: z.object({ dynamodb: z.string(), stripe: z.string() }),
})
const Report = z.object({
  day: z.string(),
  phase: z.string(),
  pages: z.number(),
  checked: z.number(),
  healed: z.number(),
  differences: z.partialRecord(
    z.enum(DIFFERENCES),
    z.object({ count: z.number(), ids: z.array(z.string()) }),
  ),
})

/** As long as Lambda would give it. */
const TIME_MS = 300_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function runningStage(): z.infer<typeof StageFile> | null {
  try {
    return StageFile.parse(JSON.parse(readFileSync(STAGE_FILE, 'utf8')))
  } catch {
    return null
  }
}

/** Returns the exit code: 1 where something was found, 2 where nothing could be compared. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
  if (values.help) {
    say(USAGE)
    return 0
  }
  const stage = runningStage()
  if (stage === null) {
    process.stderr.write(`No stage runs here. Start one with npm start.\n\n${USAGE}\n`)
    return 2
  }
  const settings = readSettings()
  applyEnvironment(paymentEnvironment({ ...stage, ...stage.addresses }, chooseVendors(settings), settings))
  const answer = await scheduleHandler('reconcile-billing')({}, lambdaContext('reconcile-billing', TIME_MS))
  if (answer === null) {
    say('Another process compares right now.')
    return 2
  }
  const { day, phase, pages, checked, healed, differences } = Report.parse(answer)
  say(
    `${day}: ${phase === 'done' ? 'done' : `not done yet (${phase})`}, ${pages} pages, ${checked} accounts, ${healed} put right.`,
  )
  for (const kind of DIFFERENCES) {
    const found = differences[kind]
    if (found !== undefined) say(`  ${kind}: ${found.count} (${found.ids.join(', ')})`)
  }
  return Object.keys(differences).length === 0 ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return 2
})
