import { systemClock } from '#runtime/clock.ts'
import { runs, tracker } from '#runtime/needs/stores.ts'
import type { Run } from '#shared/models/run.ts'
import type { Stage } from '../stage.ts'
import { begin, configure, connect, openAccount } from './account.ts'
import type { DraftRequest } from './arguments.ts'
import { collect, type Collected } from './collect.ts'
import { figuresOf, followRun } from './follow-run.ts'
import { NoDrafts } from './no-drafts.ts'
import type { ReadResume } from './read-resume.ts'
import type { Steps } from './steps.ts'

interface Drafted extends Collected {
  readonly run: Run
}

/** From the account to the drafts in its mailbox. Throws NoDrafts, AppError of a gate that refuses, or the signal's reason. */
export async function draftOnStage(request: DraftRequest, resume: ReadResume, stage: Stage, { step }: Steps, signal: AbortSignal): Promise<Drafted> {
  const { sender } = resume
  const actor = await step('Opening the account and its mailbox', async () => {
    const opened = await openAccount(sender)
    await configure(opened, resume, request)
    await connect(opened, sender.email)
    return opened
  })
  const planned = await step(
    'Finding postings and people',
    async (tell) => {
      await begin(actor, request.count)
      return await followRun(actor, runs(), { until: ({ state }) => state === 'drafting', tell, signal })
    },
    ({ found, matched, reserved }) => `Found ${found} postings, of which ${matched} match, and ${reserved} people to write to`,
  )
  endOf(planned)
  const run = await step(
    'Writing and saving to the mailbox',
    (tell) => followRun(actor, runs(), { until: () => false, tell, signal }),
    (ended) => `Written: ${figuresOf(ended)}`,
  )
  endOf(run)
  return { run, ...(await collect(actor, run, sender.email, { tracker: tracker(), mailbox: stage.emulators.google.state, now: systemClock.now() })) }
}

/** Throws NoDrafts when the run is over and came to nothing. */
function endOf(run: Run): void {
  if (run.state === 'finished' && run.drafted === 0) throw new NoDrafts([run.message ?? 'The run ended without a draft.', ...run.notes].join('\n'))
}
