import type { UserActor } from '#platform/actor.ts'
import { addCompany } from '#emulators/market/companies.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { runs, tracker } from '#functions/services/outreach.ts'
import { countryByName } from '#engine/values/countries.ts'
import type { PeopleSearch } from '#functions/runs/model.ts'
import { runFiguresInWords } from '#shared/catalog/run-figures.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import type { Stage } from '#dev/stage-options.ts'
import { begin, configure, connect, openAccount } from './account.ts'
import type { DraftRequest } from './draft-request.ts'
import { collect, type Collected } from './collect.ts'
import { followRun } from './follow-run.ts'
import { planGiven } from './given/plan-given.ts'
import { leftOut } from './posting-report.ts'
import type { ReadResume } from './read-resume.ts'
import type { Steps } from './steps.ts'

export interface Drafted extends Collected {
  readonly run: Run
  readonly people: PeopleSearch | null
}

/** Creates the account and runs it up to drafts in its mailbox. Throws AppError, or the signal's reason. */
export async function draftOnStage(
  request: DraftRequest,
  resume: ReadResume,
  stage: Stage,
  { step }: Steps,
  signal: AbortSignal,
): Promise<Drafted> {
  const { sender } = resume
  const actor = await step('Opening the account and its mailbox', async () => {
    const opened = await openAccount(sender)
    await configure(opened, resume, request)
    await connect(opened, sender.email)
    return opened
  })
  const places =
    request.postings === null
      ? []
      : await step(
          'Finding people for the postings',
          (tell) => planForGiven(actor, request, resume, tell),
          (planned) =>
            `Found people for ${planned.filter((place) => 'emailId' in place).length} of ${planned.length} postings`,
        )
  if (request.postings === null) {
    await step(
      'Finding postings and people',
      async (tell) => {
        await begin(actor, request.count)
        return await followRun(actor, runs(), { until: ({ state }) => state === 'drafting', tell, signal })
      },
      ({ found, matched, reserved }) =>
        `Found ${found} postings, of which ${matched} match, and ${reserved} people to write to`,
    )
  }
  const run = await step(
    'Writing and saving to the mailbox',
    (tell) => followRun(actor, runs(), { until: () => false, tell, signal }),
    (ended) => `Written: ${runFiguresInWords(ended)}`,
  )
  const collected = await collect(actor, run, sender.email, {
    tracker: tracker(),
    mailbox: stage.emulators.google.state,
    now: systemClock.now(),
  })
  return {
    run,
    people: (await runs().find(actor.userId, run.id))?.people ?? null,
    ...collected,
    postings: [...collected.postings, ...leftOut(request.postings ?? [], places)].toSorted(
      (a, b) => a.place - b.place,
    ),
  }
}

async function planForGiven(
  actor: UserActor,
  { postings, count, role }: DraftRequest,
  { sender }: ReadResume,
  tell: (line: string) => void,
) {
  const given = (postings ?? []).slice(0, count)
  // Adds invented people for companies that the emulated market lacks. A real contact source is unaffected and
  // knows the companies itself.
  for (const { company, country, contact } of given)
    if (!contact) addCompany(company, countryByName(country)?.code ?? 'us')
  const excluded = { emails: [sender.email], name: `${sender.firstName} ${sender.lastName}`.trim() }
  return await planGiven(actor, given, { role, excluded, ownEmployers: [] }, tell)
}
