import type { Run, RunOutcome } from '#shared/models/outreach/run.ts'
import { GMAIL_LOST } from '#shared/catalog/run-figures.ts'
import { toChoose } from '#web/components/run/run-parts.tsx'
import { MINUTE_MS, showMoment } from '#web/lib/time.ts'
import type { Step, StepFacts } from './step.ts'
import { retryMoment } from './times.ts'
import { wideningSentence } from './widen.ts'

type Ended = StepFacts & { readonly run: Run & { readonly finishedAt: string } }
type Said = Omit<Step, 'status'>

/** A source that does not answer is rarely back within this time. */
const SOURCE_WAIT_MS = 30 * MINUTE_MS
const FREE = 'None of your allowance was used.'

const allOf = (emails: number): string =>
  emails === 1 ? 'Your email was' : emails === 2 ? 'Both emails were' : `All ${emails} emails were`

const changedSince = ({ configuration, run }: Ended): boolean =>
  configuration.lastConfigChangeAt !== null && configuration.lastConfigChangeAt > run.finishedAt

/** Holds until the search is changed. */
const until =
  (say: (facts: Ended) => Said) =>
  (facts: Ended): Said | null =>
    changedSince(facts) ? null : say(facts)

/** The vendors' and our own budgets are counted by UTC days. */
const untilTomorrow =
  (heading: string) =>
  (facts: Ended): Said | null =>
    new Date(facts.now).toISOString().slice(0, 10) > facts.run.finishedAt.slice(0, 10)
      ? null
      : {
          heading,
          body: `${FREE} We’ll try again by ourselves on ${retryMoment(facts.run)}.`,
          action: null,
        }

const whileSilent =
  (heading: string) =>
  (facts: Ended): Said | null => {
    const free = Date.parse(facts.run.finishedAt) + SOURCE_WAIT_MS
    if (facts.now >= free) return null
    return {
      heading,
      body:
        `${FREE} You can start a run again from ${showMoment(new Date(free).toISOString())}; ` +
        `otherwise we’ll try by ourselves on ${retryMoment(facts.run)}.`,
      action: null,
    }
  }

const widening = (heading: string, last?: string) =>
  until(({ configuration, run }) => ({
    isWarning: true,
    heading,
    body:
      `${FREE} ${wideningSentence(configuration, last)} ` +
      `New postings appear every day: we’ll look again on ${retryMoment(run)}.`,
    action: 'change-search',
  }))

const otherCountry = (heading: (country: string) => string) =>
  until(({ configuration }) => ({
    isWarning: true,
    heading: heading(configuration.targetArea ?? 'this country'),
    body: `${FREE} Choose another country to get drafts.`,
    action: 'change-place',
  }))

const restart = (heading: string, body: string) => (): Said => ({
  isWarning: true,
  heading,
  body: `${body} Press the button above to start again.`,
  action: 'start',
})

/** Nothing to say any more: the state of the account says it, or a new run may start. */
const over = (): null => null

/**
 * What a run that ended without a draft leaves to do; null when that is over. A new outcome does not compile
 * without its step.
 */
const AFTER: Readonly<Record<RunOutcome, (facts: Ended) => Said | null>> = {
  complete: over,
  account_inactive: ({ user }) =>
    user.isActive
      ? null
      : {
          isWarning: true,
          heading: 'Your account isn’t active',
          body: 'No drafts are written meanwhile. Support can tell you why.',
          action: 'write-to-support',
        },
  no_plan: over,
  plan_paused: over,
  trial_expired: over,
  trial_used_up: over,
  search_paused: over,
  drafting_paused: over,
  daily_limit_reached: over,
  monthly_limit_reached: over,
  not_configured: until(() => ({
    isWarning: true,
    heading: 'Your search isn’t complete',
    body: `${FREE} Fill in what is missing and save it.`,
    action: 'change-search',
  })),
  resume_missing: until(() => ({
    isWarning: true,
    heading: 'There is no resume to write from',
    body: `${FREE} Upload yours, and save.`,
    action: 'upload-resume',
  })),
  resume_unusable: until(() => ({
    isWarning: true,
    heading: 'Your resume has too little to write from',
    body: `${FREE} Upload one that shows your work experience, and save.`,
    action: 'upload-resume',
  })),
  mailbox_not_connected: restart('Gmail is connected now', 'Drafts can be saved there.'),
  mailbox_disconnected: restart('Gmail is connected again', 'Drafts can be saved there.'),
  mailbox_lost: restart('Gmail is connected again', GMAIL_LOST),
  country_unsupported: otherCountry((country) => `We have no job postings in ${country} yet`),
  country_blocked: otherCountry((country) => `We don’t write to people in ${country}`),
  no_postings: widening('No posting matches your search'),
  no_contacts: widening('We found postings, but nobody we may write to', 'another target role'),
  nothing_new: widening('You’ve used every posting that matches your search'),
  none_fit: until(({ run }) => ({
    isWarning: true,
    heading: 'No posting that we found fits your resume',
    body:
      run.heldPostings.length === 0
        ? `${FREE} Try another job title. We’ll look again on ${retryMoment(run)}.`
        : `${FREE} Have letters written anyway below, or try another job title.`,
    action: 'change-search',
  })),
  shortlist_ready: ({ run }) => ({ ...toChoose(run), action: 'choose-people' }),
  postings_source_unavailable: whileSilent('The job search isn’t answering right now'),
  contact_source_unavailable: whileSilent('The contact search isn’t answering right now'),
  contact_source_out_of_credits: untilTomorrow('We couldn’t look up more contacts today'),
  contact_budget_spent: untilTomorrow('We couldn’t look up more contacts today'),
  all_failed: (facts) =>
    facts.run.heldBack.length > 0
      ? restart(
          `${allOf(facts.run.failed)} held back`,
          'What doesn’t pass our check doesn’t count against your emails. The reasons are below.',
        )()
      : restart('None of the drafts could be saved', 'None counts against your emails.')(),
  internal: restart('Something went wrong on our side', `${FREE} If it happens again, write to support.`),
}

/** What is left to do after the latest run, when it has ended without a draft. */
export function stepAfterRun(facts: StepFacts): Said | null {
  const { run } = facts
  if (run === null || run.state !== 'finished' || run.outcome === null || run.finishedAt === null) return null
  return run.drafted > 0
    ? null
    : AFTER[run.outcome]({ ...facts, run: { ...run, finishedAt: run.finishedAt } })
}
