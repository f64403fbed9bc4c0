import { reasonOf } from '../errors.ts'
import { lambdaContext, scheduleHandler } from './handlers.ts'

/** Timeout in milliseconds of each scheduled function, by name. */
type Schedules = Readonly<Record<string, number>>

/** Schedules of the sweeper. The comparison with the payment provider is left to `npm run reconcile`. */
export const SWEEPING: Schedules = {
  'sweep-stuck-work': 60_000,
  'apply-retention': 300_000,
  'count-accounts': 120_000,
  'send-reminders': 300_000,
}

export const CHECKING: Schedules = { 'check-health': 30_000 }

/**
 * Runs the schedules one after the other, every `everyMs` or only by `run` when that is null. The caller
 * makes the first run.
 */
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
