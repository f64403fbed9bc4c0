import { lambdaContext, scheduleHandler } from './handlers.ts'

const EVERY_MS = 30_000
const TIMEOUT_MS = 60_000

export interface Sweeper {
  /** One sweep now; `everything` counts all open work as due. */
  sweep(everything?: boolean): Promise<void>
  close(): Promise<void>
}

/** Runs the sweeper as its schedule does in the cloud, only more often. The caller makes the first sweep. */
export function startSweeper(report: (line: string) => void): Sweeper {
  const handler = scheduleHandler('sweep-stuck-work')
  let running: Promise<void> = Promise.resolve()
  const runAfter = async (before: Promise<void>, everything: boolean): Promise<void> => {
    await before
    try {
      await handler({ everything }, lambdaContext('sweep-stuck-work', TIMEOUT_MS))
    } catch (error) {
      report(`sweep-stuck-work: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
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
