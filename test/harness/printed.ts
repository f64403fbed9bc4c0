import { vi } from 'vitest'

/** Returns what this process prints while `work` runs. */
export async function printed(work: () => unknown): Promise<string> {
  const lines: string[] = []
  const output = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  try {
    await work()
  } finally {
    output.mockRestore()
  }
  return lines.join('')
}
