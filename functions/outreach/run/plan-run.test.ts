import { type FactReview, NO_REVIEW } from '#engine/values/fact-review.ts'
import { NOTHING_KEPT, ONLY_CONTACTS } from '#harness/recipients/people-search.ts'
import { describe, expect, test } from 'vitest'
import { asGiven, sourceOf, usedJobsOf } from '#harness/postings/finding-parts.ts'
import { posting } from '#engine/test/postings.ts'
import { factOf, NO_FACTS, roleOf } from '#engine/test/resume/facts.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import type { CycleContext } from '../model.ts'
import { configurationOf, cycleContext, mailboxSince, resumeOf } from '#harness/outreach/cycle-context.ts'
import {
  runSince,
  UNUSED_EMAILS,
  UNUSED_RUNS,
  unused,
  planningAt,
} from '#harness/outreach/outreach-samples.ts'
import { limitsOf, planRun, type PlanDeps } from './plan-run.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const NOW = new Date('2026-03-11T12:00:00.000Z')

const CONTEXT: CycleContext = cycleContext(NOW)

/** Plans a run and returns how its planning ended; what it skipped goes into `skipped`. */
async function ending(
  run: Partial<RunRecord> | 'leased',
  context: CycleContext = CONTEXT,
  postings: PlanDeps['postings'] = [],
  skipped: unknown[] = [],
) {
  const ended: unknown[] = []
  const started = runSince(NOW, { wanted: 20 })
  const deps: PlanDeps = {
    runs: {
      ...UNUSED_RUNS,
      context: async () => context,
      takePlanning: async () => (run === 'leased' ? run : { ...started, state: 'planning', ...run }),
      claimNotification: async () => null,
      finishPlanning: async (_, { outcome, skips }, __, releaseDay) => {
        ended.push([outcome, releaseDay])
        skipped.push(skips)
        return true
      },
    },
    emails: UNUSED_EMAILS,
    heldPostings: { hold: async () => undefined },
    doNotContact: { all: async () => [] },
    drafts: { send: unused, sendAll: unused },
    schedules: { ensure: async () => undefined, remove: unused },
    postings,
    readWhole: asGiven,
    contacts: { ...NOTHING_KEPT, findPeople: async () => null, findAddress: unused, verify: unused },
    ...ONLY_CONTACTS,
    usedJobs: usedJobsOf(),
    ...planningAt(NOW),
  }
  await planRun({ v: 1, userId: 'usr_1', trigger: 'manual', runId: 'run_1' }, deps)
  return ended
}

test('a run that could not be planned within a day ends and releases the day', async () => {
  expect(await ending({ startedAt: new Date('2026-03-10T11:59:59.000Z') })).toEqual([['internal', true]])
})

test('a message whose run another worker is planning stays in the queue', async () => {
  await expect(ending('leased')).rejects.toThrow('the planning of run_1 is leased')
})

test('emails reserved by then are kept', async () => {
  expect(await ending({ startedAt: new Date('2026-03-10T11:59:59.000Z'), reserved: 3 })).toEqual([
    [null, false],
  ])
})

test.each([
  [{ plan: 'pro' as const }, 30, 20],
  [{ plan: 'pro' as const }, 5, 5],
  [{ plan: 'starter' as const }, 100, 15],
])(
  'with %o and a daily cap of %d each reservation is limited to %d a day',
  async (plan, dailyCap, perDay) => {
    expect(limitsOf({ ...CONTEXT, dailyCap, subscription: { ...NO_SUBSCRIPTION, ...plan } })).toMatchObject({
      kind: 'plan',
      perDay,
    })
  },
)

test('within the day a run is checked as usual', async () => {
  expect(await ending({ startedAt: new Date('2026-03-10T12:00:01.000Z') })).toEqual([
    ['not_configured', true],
  ])
})

describe('the employers that are left out', () => {
  const facts = {
    ...NO_FACTS,
    name: factOf('Zoe Quill'),
    roles: [
      roleOf('role-1', { title: factOf('Planner'), employer: factOf('Kite'), start: factOf('2020') }),
      roleOf('role-2', { title: factOf('Clerk'), employer: factOf('Larkfield'), start: factOf('2018') }),
    ],
  }
  const configuration = configurationOf(NOW)
  const ready: CycleContext = {
    ...CONTEXT,
    cycle: { lastRunId: 'run_1', lastSentAt: null },
    mailbox: mailboxSince(NOW),
    configuration,
    resume: resumeOf(NOW, facts),
  }
  const skips = async (review: Partial<FactReview>, context = ready, companies = COMPANIES) => {
    const skipped: unknown[] = []
    const ended = await ending(
      {},
      { ...context, review: { ...NO_REVIEW, ...review } },
      [
        sourceOf(
          'Adzuna',
          companies.map((company) => posting({ id: company, company, companyDomain: null })),
        ),
      ],
      skipped,
    )
    return [ended[0], skipped[0]]
  }
  const COMPANIES = ['Harborline', 'Kite', 'Larkfield']
  const OWN = {
    corrections: [{ item: 'role-1', field: 'employer' as const, value: 'Harborline', was: 'Kite' }],
  }

  test("are those of the resume with its owner's corrections, including hidden ones", async () => {
    expect(await skips({ ...OWN, hidden: ['role-2'] })).toEqual([
      ['no_contacts', true],
      { own_employer: 2, company_unknown: 1 },
    ])
  })

  test('include recruitment agencies for a user who excludes them', async () => {
    const companies = ['Harborline', 'Oakfield Staffing']
    expect(await skips({}, ready, companies)).toEqual([['no_contacts', true], { company_unknown: 2 }])
    const without = { ...ready, configuration: { ...configuration, writeToAgencies: false } }
    expect(await skips({}, without, companies)).toEqual([
      ['no_contacts', true],
      { recruitment_agency: 1, company_unknown: 1 },
    ])
  })

  test('a resume whose owner hid everything is unusable', async () => {
    expect(await skips({ hidden: ['role-1', 'role-2'] })).toEqual([['resume_unusable', true], {}])
  })
})
