import { reasonOf } from '../errors.ts'
import { lambdaContext, scheduleHandler } from './handlers.ts'

/** Schedules, each with the time that its function may take. Milliseconds. */
type Schedules = Readonly<Record<string, number>>

/** What sweeps; `npm run reconcile` does the comparison with the payment provider. */
export const SWEEPING: Schedules = {
  'sweep-stuck-work': 60_000,
  'apply-retention': 300_000,
  'count-accounts': 120_000,
}

export const CHECKING: Schedules = { 'check-health': 30_000 }

/** Runs schedules one after the other as their clocks do in the cloud; the caller makes the first run. */
export function startSchedules(
  schedules: Schedules,
  everyMs: number | null,
  report: (line: string) => void,
): { run(event?: object): Promise<void>; close(): Promise<void> } {
  const functions = Object.entries(schedules).map(([name, timeoutMs]) => {
    const handler = scheduleHandler(name)
    return async (event: object) =>
      void (await handler(event, lambdaContext(name, timeoutMs)).catch((error: unknown) =>
        report(`${name}: ${reasonOf(error)}`),
      ))
  })
  let running: Promise<void> = Promise.resolve()
  const runAfter = async (before: Promise<void>, event: object): Promise<void> => {
    await before
    for (const each of functions) await each(event)
  }
  const run = (event: object = {}) => (running = runAfter(running, event))
  const timer = everyMs === null ? undefined : setInterval(() => void run(), everyMs).unref()
  return {
    run,
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
