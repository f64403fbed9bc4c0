import { expect, test } from 'vitest'
import { NO_SUBSCRIPTION } from '#core/account/ports.ts'
import type { CycleContext, RunRecord } from './model.ts'
import { limitsOf, planRun, type PlanNeeds } from './plan-run.ts'
import { newRun } from './run-view.ts'

const NOW = new Date('2026-03-11T12:00:00.000Z')

const CONTEXT: CycleContext = {
  account: { id: 'usr_1', email: 'zoe@mail.example', firstName: 'Zoe', lastName: 'Quill', emailVerified: true, isActive: true, createdAt: NOW, updatedAt: NOW },
  subscription: { ...NO_SUBSCRIPTION, plan: 'pro' }, dailyMost: 30, usage: { today: 0, month: 0, trial: 0 }, configuration: null, resume: null, mailbox: null,
  cycle: { lastRunId: 'run_1', lastSentAt: NOW }, latestRun: null,
}

const unused = async (): Promise<never> => { throw new Error('not part of this test') }

/** Plans one run and tells how its planning ended. */
async function ending(run: Partial<RunRecord>) {
  const ended: unknown[] = []
  const started = newRun({ id: 'run_1', userId: 'usr_1', trigger: 'manual', wanted: 20, startedAt: NOW, previousSentAt: null })
  const needs: PlanNeeds = {
    runs: {
      context: async () => CONTEXT, takePlanning: async () => ({ ...started, state: 'planning', ...run }), takeNotice: async () => null,
      finishPlanning: async (_, { outcome }, __, giveDayBack) => void ended.push([outcome, giveDayBack]),
      find: unused, latest: unused, claim: unused, record: unused, progress: unused, note: unused,
    },
    entries: { reserve: unused, claim: unused, saveLetter: unused, saveIntent: unused, end: unused, postpone: unused, siblings: unused, waiting: unused, reopen: unused },
    drafts: { send: unused }, schedules: { ensure: async () => undefined, remove: unused }, postings: [], contacts: { findPeople: unused, findAddress: unused, verify: unused },
    usedJobs: { among: unused }, mail: { send: unused }, site: 'https://reachwell.example', covered: () => true, clock: { now: () => NOW }, newId: (prefix) => `${prefix}_new`,
    secrets: { fresh: () => 'lease', hash: (value) => value }, leaseMs: 300_000,
  }
  await planRun({ v: 1, userId: 'usr_1', trigger: 'manual', runId: 'run_1' }, needs)
  return ended
}

test('a run that could not be planned within a day ends and gives the day back', async () => {
  expect(await ending({ startedAt: new Date('2026-03-10T11:59:59.000Z') })).toEqual([['internal', true]])
})

test('what it had reserved by then is kept', async () => {
  expect(await ending({ startedAt: new Date('2026-03-10T11:59:59.000Z'), reserved: 3 })).toEqual([[null, false]])
})

test.each([[{ plan: 'pro' as const }, 30, 20], [{ plan: 'pro' as const }, 5, 5], [{ plan: 'starter' as const }, 100, 15]])(
  'with %o and at most %d a day each reservation is bound to %d, whatever the run was promised', async (plan, dailyMost, perDay) => {
    expect(limitsOf({ ...CONTEXT, dailyMost, subscription: { ...NO_SUBSCRIPTION, ...plan } })).toMatchObject({ kind: 'plan', perDay })
  },
)

test('within the day it is judged as ever', async () => {
  expect(await ending({ startedAt: new Date('2026-03-10T12:00:01.000Z') })).toEqual([['not_configured', true]])
})
