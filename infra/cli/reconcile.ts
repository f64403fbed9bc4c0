import type { Command } from 'commander'
import * as z from 'zod/mini'
import { DIFFERENCES } from '#functions/billing/reconcile/reconcile-model.ts'
import { joinStage } from '#dev/environment.ts'
import { lambdaContext, scheduleHandler } from '#dev/functions/handlers.ts'
import { asFailure, say } from './command.ts'
import { runningStage } from './running-stage.ts'

const Report = z.object({
  day: z.string(),
  phase: z.string(),
  pages: z.number(),
  checked: z.number(),
  healed: z.number(),
  missed: z.number(),
  differences: z.partialRecord(
    z.enum(DIFFERENCES),
    z.object({ count: z.number(), ids: z.array(z.string()) }),
  ),
})

/** The same time limit as the Lambda's. */
const TIME_MS = 300_000

/** Returns the exit code: 1 when there are differences, 2 when nothing could be compared. */
async function reconcile(): Promise<number> {
  joinStage(runningStage(''))
  const answer = await scheduleHandler('reconcile-billing')(
    { full: true },
    lambdaContext('reconcile-billing', TIME_MS),
  )
  if (answer === null) {
    say('Another process compares right now.')
    return 2
  }
  const { day, phase, pages, checked, healed, missed, differences } = Report.parse(answer)
  say(
    `${day}: ${phase === 'done' ? 'done' : `not done yet (${phase})`}, ${pages} pages, ${checked} accounts, ${healed} put right, ${missed} events that no webhook delivered.`,
  )
  for (const kind of DIFFERENCES) {
    const found = differences[kind]
    if (found !== undefined) say(`  ${kind}: ${found.count} (${found.ids.join(', ')})`)
  }
  return Object.keys(differences).length === 0 ? 0 : 1
}

export function addReconcile(program: Command): void {
  program
    .command('reconcile')
    .description(
      "Compares the running local stage's table with the payment provider and corrects what differs.",
    )
    .addHelpText(
      'after',
      `
The stage must be running (npm start). There is one full comparison a day; running this again shows its report.
In the cloud a schedule looks for missed events at 03:00 UTC, and compares everything once a week. To compare by hand:

  aws lambda invoke --function-name reachwell-<stage>-reconcile-billing --payload '{"full":true}' /dev/stdout`,
    )
    .action(async () => {
      process.exitCode = await reconcile().catch((error: unknown) => {
        throw asFailure(error)
      })
    })
}
