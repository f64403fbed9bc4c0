import { vi } from 'vitest'
import { logger } from '#platform/log/logger.ts'

/** Returns the log lines that `work` writes, parsed. They are not printed. */
export async function logged(work: () => unknown): Promise<readonly unknown[]> {
  const lines: string[] = []
  const { level } = logger
  const output = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  logger.level = 'info'
  try {
    await work()
  } finally {
    logger.level = level
    output.mockRestore()
  }
  return lines
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}
