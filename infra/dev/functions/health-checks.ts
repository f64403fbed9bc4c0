import { lambdaContext, scheduleHandler } from './handlers.ts'

const EVERY_MS = 60_000
const TIMEOUT_MS = 30_000

export interface HealthChecks {
  check(): Promise<void>
  close(): Promise<void>
}

/** Checks the health each minute where `byClock` says so. The caller makes the first check. */
export function startHealthChecks(byClock: boolean, report: (line: string) => void): HealthChecks {
  const handler = scheduleHandler('check-health')
  let running: Promise<void> = Promise.resolve()
  const checkAfter = async (before: Promise<void>): Promise<void> => {
    await before
    await handler({}, lambdaContext('check-health', TIMEOUT_MS)).catch((error: unknown) => {
      report(`check-health: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    })
  }
  const check = (): Promise<void> => {
    running = checkAfter(running)
    return running
  }
  const timer = byClock ? setInterval(() => void check(), EVERY_MS).unref() : undefined
  return {
    check,
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
