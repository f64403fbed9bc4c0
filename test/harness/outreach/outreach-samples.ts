import { posting } from '#engine/test/postings.ts'
import { chosenContact } from '#harness/postings/finding-parts.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import type { OutreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import type { OutreachEmail } from '#functions/outreach/model.ts'
import type { PlanDeps } from '#functions/outreach/run/plan-run.ts'
import type { RunStore } from '#functions/outreach/run/run.store.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'

/** Stands for a call that the test does not expect. */
export const unused = async (): Promise<never> => {
  throw new Error('not part of this test')
}

export const UNUSED_RUNS: RunStore = {
  context: unused,
  find: unused,
  latest: unused,
  claim: unused,
  record: unused,
  takePlanning: unused,
  renewPlanning: unused,
  progress: unused,
  finishPlanning: unused,
  claimNotification: unused,
  note: unused,
}

export const UNUSED_EMAILS: OutreachEmailStore = {
  reserve: unused,
  claim: unused,
  saveLetter: unused,
  saveIntent: unused,
  end: unused,
  postpone: unused,
  todaysEmails: unused,
  waiting: unused,
  reopen: unused,
}

/** Zoe's run, just claimed. */
export const runSince = (startedAt: Date, changed: Partial<Parameters<typeof newRun>[0]> = {}): RunRecord =>
  newRun({
    id: 'run_1',
    userId: 'usr_1',
    trigger: 'manual',
    wanted: 5,
    startedAt,
    previousSentAt: null,
    ...changed,
  })

/** An email of Zoe's run that a worker has just claimed. */
export const emailSince = (openedAt: Date, changed: Partial<OutreachEmail> = {}): OutreachEmail => ({
  id: 'out_1',
  userId: 'usr_1',
  runId: 'run_1',
  state: 'reserved',
  companyName: 'Harborline GmbH',
  jobTitle: 'Product Manager',
  contactName: 'Li Ng',
  subject: null,
  posting: posting(),
  contact: chosenContact(),
  jobKey: 'job',
  reasons: [],
  letter: null,
  refusals: [],
  draftId: null,
  failure: null,
  createdAt: openedAt,
  openedAt,
  attempts: 1,
  intentAt: null,
  failedLookups: 0,
  leaseUntil: null,
  mark: null,
  markedAt: null,
  threadId: null,
  followUpOf: null,
  followUpNumber: 0,
  followedBy: null,
  quota: 'plan',
  ...changed,
})

/** What the planning of a run needs besides its stores and sources. */
export const planningAt = (now: Date) =>
  ({
    mail: { send: unused },
    site: 'https://reachwell.example',
    covered: () => true,
    clock: { now: () => now },
    newId: (prefix) => `${prefix}_new`,
    secrets: { fresh: () => 'lease', hash: (value) => value },
    leaseMs: 300_000,
  }) satisfies Partial<PlanDeps>
