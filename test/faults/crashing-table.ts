import type { Table } from '#platform/table/table.ts'

export class Crash extends Error {}

/** Ends as the process does that crashed while it worked. */
export const untilCrash = async (work: Promise<unknown>): Promise<unknown> =>
  await work.catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error
  })

/** The table of a process that crashes at its n-th write, before or after it was made. */
export function crashingTable(
  table: Table,
  at: number,
  when: 'before' | 'after',
): { crashed: () => boolean; table: Table } {
  let [count, crashed] = [0, false]
  const dying = async <T>(write: () => Promise<T>): Promise<T> => {
    count += 1
    const isLast = count === at
    if (crashed || (isLast && when === 'before')) {
      crashed = true
      throw new Crash()
    }
    const result = await write()
    if (!isLast) return result
    crashed = true
    throw new Crash()
  }
  return {
    crashed: () => crashed,
    table: {
      ...table,
      put: async (...put) => await dying(() => table.put(...put)),
      update: async (...update) => await dying(() => table.update(...update)),
      transact: async (...parts) => await dying(() => table.transact(...parts)),
    },
  }
}
