import { MINUTE, type Clock } from '#core/kernel/clock.ts'
import type { CycleQueue, DraftQueue, OpenWorkStore } from './ports.ts'

/** What was queued again is left alone this long. */
const GRACE_MS = 5 * MINUTE

const END_OF_TIME = new Date('9999-12-31T00:00:00.000Z')

interface SweepNeeds {
  open: OpenWorkStore
  cycle: CycleQueue
  drafts: DraftQueue
  clock: Clock
}

/**
 * Queues open work again that nobody finished in time: a lost message, a crash between two steps. With `everything` all
 * open work counts as due and no lease holds, for the start of a stage whose queues and workers did not survive. Returns how
 * much was queued.
 */
export async function sweep(needs: SweepNeeds, everything = false): Promise<number> {
  const now = needs.clock.now()
  const due = await needs.open.due(everything ? END_OF_TIME : now)
  for (const work of due) {
    await needs.open.defer(work, new Date(now.getTime() + GRACE_MS), everything)
    if (work.kind === 'run') await needs.cycle.send({ v: 1, userId: work.userId, trigger: work.trigger, runId: work.runId })
    else await needs.drafts.send([{ v: 1, userId: work.userId, entryId: work.entryId }])
  }
  return due.length
}
