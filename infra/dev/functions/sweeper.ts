import { lambdaContext, scheduleHandler } from './handlers.ts'

const EVERY_MS = 30_000

/** What the cloud's clocks start; `npm run reconcile` does the comparison with the payment provider. */
const SCHEDULES = [
  { name: 'sweep-stuck-work', timeoutMs: 60_000 },
  { name: 'apply-retention', timeoutMs: 300_000 },
  { name: 'count-accounts', timeoutMs: 120_000 },
] as const

export interface Sweeper {
  /** One sweep now; `everything` counts all open work as due. */
  sweep(everything?: boolean): Promise<void>
  close(): Promise<void>
}

/** Runs the schedules as their clocks do in the cloud, only more often. The caller makes the first sweep. */
export function startSweeper(report: (line: string) => void): Sweeper {
  const schedules = SCHEDULES.map((schedule) => ({ ...schedule, handler: scheduleHandler(schedule.name) }))
  let running: Promise<void> = Promise.resolve()
  const runAfter = async (before: Promise<void>, everything: boolean): Promise<void> => {
    await before
    for (const { name, timeoutMs, handler } of schedules) {
      try {
        await handler({ everything }, lambdaContext(name, timeoutMs))
      } catch (error) {
        report(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      }
    }
  }
  const sweep = (everything = false): Promise<void> => {
    running = runAfter(running, everything)
    return running
  }
  const timer = setInterval(() => void sweep(), EVERY_MS)
  timer.unref()
  return {
    sweep,
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
