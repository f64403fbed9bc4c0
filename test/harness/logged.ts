import { logger } from '#platform/log/logger.ts'
import { printed } from './printed.ts'

/** Returns the log lines that `work` writes, parsed. They are not printed. */
export async function logged(work: () => unknown): Promise<readonly unknown[]> {
  const { level } = logger
  logger.level = 'info'
  const lines = await printed(work).finally(() => {
    logger.level = level
  })
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}
