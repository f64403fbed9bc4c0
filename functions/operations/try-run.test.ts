import { ONLY_CONTACTS } from '#harness/recipients/people-search.ts'
import { expect, test } from 'vitest'
import type { CycleContext } from '#functions/outreach/model.ts'
import { configurationOf, cycleContext, resumeOf } from '#harness/outreach/cycle-context.ts'
import { unused } from '#harness/outreach/outreach-samples.ts'
import { NOTHING_YET, type OperationRecord } from './model.ts'
import { tryRun, type TryDeps } from './try-run.ts'

const NOW = new Date('2026-03-11T12:00:00.000Z')
const OPERATION: OperationRecord = {
  ...NOTHING_YET,
  id: 'opr_1',
  kind: 'test_automation',
  state: 'running',
  trial: { userId: 'usr_1', emails: 5 },
  startedBy: 'adm_1',
  startedAt: NOW,
  endedAt: null,
  attempts: 1,
}
const CONTEXT: CycleContext = cycleContext(NOW, {
  cycle: { lastRunId: null, lastSentAt: null },
  configuration: configurationOf(NOW),
  resume: resumeOf(NOW),
})

const depsWith = (context: CycleContext | null): TryDeps => ({
  runs: { context: async () => context },
  emails: { todaysEmails: unused },
  postings: [],
  readWhole: unused,
  contacts: {
    factsOf: unused,
    keptPeople: unused,
    findPeople: unused,
    findAddress: unused,
    verify: unused,
  },
  usedJobs: { among: unused, lastWritten: unused },
  ...ONLY_CONTACTS,
  files: { getText: unused },
  model: null,
  plain: { write: unused },
  covered: () => true,
  newId: (prefix) => `${prefix}_new`,
  clock: { now: () => NOW },
})
const reportOf = async (context: CycleContext | null) => {
  const step = await tryRun(OPERATION, async () => undefined, depsWith(context))
  return step === 'busy' ? step : [step.ended, step.progress.done, step.progress.report]
}

test.each<[string, CycleContext | null, readonly string[]]>([
  ['a deleted account', null, ['The account is gone.']],
  [
    'no configuration',
    { ...CONTEXT, configuration: null },
    ['Eligibility: a run would end with not_configured. Save your configuration first.'],
  ],
  [
    'no resume',
    { ...CONTEXT, resume: null },
    ['Eligibility: a run would end with resume_missing. Upload your resume first.'],
  ],
  [
    'drafting paused for all users, and an empty resume',
    { ...CONTEXT, dailyCap: 0 },
    [
      'Eligibility: a run would end with drafting_paused. Drafting is paused for everyone right now. None of your allowance is used, and your daily runs go on when the pause is over.',
      'We couldn’t find enough in your resume to write from. Upload one that shows your work experience.',
    ],
  ],
])('with %s it ends before any provider is called, and reports why', async (_, context, report) => {
  expect(await reportOf(context)).toEqual(['done', 0, report])
})
