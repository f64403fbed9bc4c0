import { setTimeout as sleep } from 'node:timers/promises'
import { runView } from '#functions/outreach/run/run-view.ts'
import { runFiguresInWords } from '#shared/catalog/run-figures.ts'
import type { UserActor } from '#platform/actor.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import type { RunStore } from '#functions/outreach/run/run.store.ts'

const EVERY_MS = 250
/** A slow model may take minutes per letter, and a vendor's rate limit may cause a wait. */
const STALLED_AFTER_MS = 10 * 60_000

/** Waits until the run reaches a state, and reports its figures. Throws Error when there is no progress. */
export async function followRun(
  actor: UserActor,
  store: Pick<RunStore, 'latest'>,
  options: { until: (run: Run) => boolean; tell: (figures: string) => void; signal: AbortSignal },
): Promise<Run> {
  let last = ''
  let movedAt = performance.now()
  for (;;) {
    options.signal.throwIfAborted()
    const record = await store.latest(actor.userId)
    if (record === null) throw new Error('The run is gone.')
    const run = runView(record)
    const figures = runFiguresInWords(run)
    if (figures !== last) {
      last = figures
      movedAt = performance.now()
      options.tell(figures)
    }
    if (run.state === 'finished' || options.until(run)) return run
    if (performance.now() - movedAt > STALLED_AFTER_MS)
      throw new Error(`Nothing has moved for ${STALLED_AFTER_MS / 60_000} minutes (${figures}).`)
    await sleep(EVERY_MS, undefined, { signal: options.signal })
  }
}
