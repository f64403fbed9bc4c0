import * as z from 'zod/mini'
import { sweep } from '#core/cycle/sweep.ts'
import { systemClock } from '#runtime/clock.ts'
import { logger } from '#runtime/logger.ts'
import { cycleMessages, draftMessages } from '#runtime/needs/queues.ts'
import { openWork } from '#runtime/needs/stores.ts'

/** What the schedule sends; `everything` is for the start of a stage whose queues were lost. */
const SweepEvent = z.object({ everything: z._default(z.boolean(), false) })

export async function handler(event: unknown): Promise<{ queued: number }> {
  const { everything } = SweepEvent.safeParse(event).data ?? { everything: false }
  const queued = await sweep({ open: openWork(), cycle: cycleMessages(), drafts: draftMessages(), clock: systemClock }, everything)
  if (queued > 0) logger.warn({ schedule: 'sweep-stuck-work', queued }, 'work queued again')
  return { queued }
}
