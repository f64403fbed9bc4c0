import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobKey } from '#engine/postings'
import type { Posting } from '#engine/values/posting.ts'
import { asGiven, people, person, sourceOf, usedJobsOf } from '#harness/postings/finding-parts.ts'
import { posting } from '#engine/test/postings.ts'
import { NOTHING_KEPT, ONLY_CONTACTS } from '#harness/recipients/people-search.ts'
import { factOf, NO_FACTS, roleOf } from '#engine/test/resume/facts.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import { runFigures } from '#shared/catalog/run-figures.ts'
import type { CycleContext, PlanResult, Reservation } from '../model.ts'
import { configurationOf, cycleContext, mailboxSince, resumeOf } from '#harness/outreach/cycle-context.ts'
import {
  runSince,
  UNUSED_EMAILS,
  UNUSED_RUNS,
  unused,
  planningAt,
} from '#harness/outreach/outreach-samples.ts'
import { planRun, type PlanDeps } from './plan-run.ts'
import { runView } from './run-view.ts'

const NOW = new Date('2026-03-11T12:00:00.000Z')

/** What the run does with a posting; `open` ones become emails until the run has as many as it wanted. */
const FATES = [
  'open',
  'title_differs',
  'place_differs',
  'too_old',
  'does_not_fit',
  'already_used',
  'company_unknown',
  'contact_capped',
] as const
type Fate = (typeof FATES)[number]

const CHANGED: Readonly<Partial<Record<Fate, Partial<Posting>>>> = {
  title_differs: { title: 'Bricklayer' },
  place_differs: { location: 'Hamburg, Germany' },
  does_not_fit: { description: 'Requirements:\n- At least 20 years of experience with products' },
  too_old: { postedAt: new Date('2025-01-01T00:00:00.000Z') },
}

const context = (latestRun: RunRecord): CycleContext =>
  cycleContext(NOW, {
    cycle: { lastRunId: 'run_1', lastSentAt: null },
    latestRun,
    mailbox: mailboxSince(NOW),
    configuration: configurationOf(NOW),
    resume: resumeOf(NOW, {
      ...NO_FACTS,
      name: factOf('Zoe Quill'),
      roles: [
        roleOf('role-1', {
          title: factOf('Product Manager'),
          employer: factOf('Kite'),
          start: factOf('2020'),
        }),
      ],
    }),
  })

class Crash extends Error {}

/**
 * A run whose planning crashes at the given reservations, before or after they are made, and is continued.
 */
async function plan(
  fates: readonly Fate[],
  wanted: number,
  crashes: readonly (readonly [number, boolean])[],
) {
  const postings = fates.map((fate, index) =>
    posting({
      id: `p${index}`,
      company: `Company ${index}`,
      companyDomain: `company-${index}.example`,
      ...CHANGED[fate],
    }),
  )
  const fateOf = (company: string): Fate => fates[Number(company.slice('Company '.length))] ?? 'open'
  const used = new Set(postings.filter(({ company }) => fateOf(company) === 'already_used').map(jobKey))
  let run: RunRecord = { ...runSince(NOW, { wanted }), state: 'planning' }
  const seen: RunRecord[] = []
  const put = (
    { outcome, found, matched, contacted, skips, notes, heldPostings }: PlanResult,
    state: RunRecord['state'],
  ) => {
    run = { ...run, state, outcome, found, matched, contacted, skips, notes, heldPostings: [...heldPostings] }
    seen.push(run)
  }
  let reservations = 0
  const reserve = async ({
    posting: { company },
    jobKey: key,
  }: {
    posting: Posting
    jobKey: string
  }): Promise<Reservation> => {
    const crash = crashes.find(([at]) => at === reservations)
    reservations += 1
    if (crash !== undefined && !crash[1]) throw new Crash()
    if (fateOf(company) === 'contact_capped') return 'contact_capped'
    if (used.has(key)) return 'already_used'
    if (run.reserved >= wanted) return 'quota'
    used.add(key)
    run = { ...run, reserved: run.reserved + 1, open: run.open + 1 }
    if (crash !== undefined) throw new Crash()
    return 'reserved'
  }
  const deps: PlanDeps = {
    runs: {
      ...UNUSED_RUNS,
      context: async () => context(run),
      takePlanning: async () => run,
      claimNotification: async () => null,
      finishPlanning: async (_, result) => {
        put(result, 'planned')
        return true
      },
      progress: async (_, result) => put(result, 'planning'),
    },
    emails: { ...UNUSED_EMAILS, reserve },
    heldPostings: { hold: async () => undefined },
    doNotContact: { all: async () => [] },
    drafts: { send: unused, sendAll: async () => undefined },
    schedules: { ensure: async () => undefined, remove: unused },
    readWhole: asGiven,
    postings: [sourceOf('Boards', postings)],
    ...ONLY_CONTACTS,
    contacts: {
      ...NOTHING_KEPT,
      findPeople: async ({ name, domain }) =>
        fateOf(name) === 'company_unknown'
          ? null
          : people(
              [person({ email: `lena.brandt@${domain}`, department: null, title: 'Head of Engineering' })],
              {
                domain: domain ?? '',
                organization: null,
              },
            ),
      findAddress: unused,
      verify: async () => ({ status: 'valid', checkedAt: '2026-03-10' }),
    },
    usedJobs: { ...usedJobsOf(), among: async (_, keys) => new Set(keys.filter((key) => used.has(key))) },
    ...planningAt(NOW),
  }
  for (let attempt = 0; attempt <= crashes.length; attempt += 1) {
    if (run.state === 'planned') break
    await planRun({ v: 1, userId: 'usr_1', trigger: 'manual', runId: 'run_1' }, deps).catch(
      (error: unknown) => {
        if (!(error instanceof Crash)) throw error
      },
    )
  }
  return { view: runView(run), seen: seen.map(runView) }
}

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0)

test('the figures of a run add up to the postings found at any moment, however often it crashes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...FATES), { maxLength: 14 }),
      fc.integer({ min: 0, max: 6 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.boolean()), { maxLength: 3 }),
      async (fates, wanted, crashes) => {
        const { view, seen } = await plan(fates, wanted, crashes)
        const [found, ...parts] = runFigures(view)
        expect(found).toEqual({ label: 'Found', count: fates.length })
        expect(sum(parts)).toBe(fates.length)
        for (const moment of seen) {
          const [first, ...others] = runFigures(moment)
          expect(sum(others)).toBe(first?.count)
        }
        const count = (fate: Fate) => fates.filter((each) => each === fate).length
        const skipped = (reason: Fate) => view.skipped.find((each) => each.reason === reason)?.count ?? 0
        expect(view.reserved).toBe(Math.min(wanted, count('open')))
        for (const reason of ['title_differs', 'place_differs', 'too_old', 'already_used'] as const)
          expect(skipped(reason)).toBe(count(reason))
        // Those that do not fit are examined last.
        const unfit = count('open') < wanted ? count('does_not_fit') : 0
        expect(skipped('does_not_fit')).toBeGreaterThanOrEqual(unfit)
        // While the allowance is not used up, no posting is beyond it.
        expect(count('open') < wanted && view.beyond > 0).toBe(false)
      },
    ),
    { numRuns: 300 },
  )
})

test('postings that a full allowance leaves are counted as beyond it, and examined ones by their reason', async () => {
  const { view } = await plan(['open', 'open', 'open', 'too_old', 'title_differs'], 2, [])
  expect(runFigures(view)).toEqual([
    { label: 'Found', count: 5 },
    { label: 'Skipped', count: 2 },
    { label: 'Over today’s limit', count: 1 },
    { label: 'Being written', count: 2 },
    { label: 'Ready to read', count: 0 },
  ])
})
