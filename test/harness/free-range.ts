import { CannotStart } from '#dev/errors.ts'
import { checkPorts, fixedPorts } from '#dev/ports.ts'

/**
 * Below the ports of in-process test stages and the system's ephemeral ports, so that a killed stage finds
 * its ports free again.
 */
const FIRST = 10_000
const RANGE = 40
const RANGES = 249

/** The first of a stage's ports, all of them free. Concurrent processes start at different ranges. */
export async function freeRange(): Promise<number> {
  for (let range = process.pid; ; range += 1) {
    const first = FIRST + RANGE * (range % RANGES)
    try {
      await checkPorts(fixedPorts(first), true)
      return first
    } catch (error) {
      if (!(error instanceof CannotStart)) throw error
    }
  }
}
