import { vi } from 'vitest'

/** What this process prints while this runs. */
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
