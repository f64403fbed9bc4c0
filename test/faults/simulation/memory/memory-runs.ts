import type { RunRecord } from '#functions/runs/model.ts'
import type { CycleContext, Lease, PlanResult } from '#functions/outreach/model.ts'
import { isOwnPosting } from '#platform/inventory/own-items.ts'
import { dayOf, MINUTE } from '#platform/clock.ts'
import { storedItem } from '#platform/table/instant.ts'
import type { SimulatedUser, StoredRun, World } from '../world.ts'
import { shortlistFromItem, shortlistToItem } from '#functions/outreach/shortlist/shortlist.item.ts'
import type { RunStore } from '#functions/outreach/run/run.store.ts'

const figures = ({ found, matched, contacted, whole, shortlisted, skips, notes: planNotes }: PlanResult) => ({
  found,
  matched,
  contacted,
  whole,
  shortlisted,
  skips,
  planNotes,
})

/** The sweeper picks up a claimed or planned run this long after its due time. */
const SWEEP_AFTER_MS = 3 * MINUTE
const dueAfter = (at: Date): Date => new Date(at.getTime() + SWEEP_AFTER_MS)

const held = ({ token, until }: Lease) => ({
  leaseToken: token,
  leaseUntil: until,
  dueAt: new Date(until.getTime() + MINUTE),
})

/** The run as the product reads it. */
export function runOf(stored: StoredRun): RunRecord {
  const { leaseToken: _, leaseUntil: __, dueAt: ___, planNotes, ...run } = stored
  return { ...run, notes: [...planNotes, ...run.notes] }
}

/** Runs in memory, with the same conditions as the table's. Each method is atomic. */
export function memoryRuns(world: World): RunStore {
  const change = (
    userId: string,
    runId: string,
    update: (run: StoredRun) => Partial<StoredRun> | null,
  ): RunRecord | null => {
    const user = world.user(userId)
    const run = user?.runs.get(runId)
    const changed = run && update(run)
    if (!user || !run || !changed) return null
    const next = { ...run, ...changed }
    user.runs.set(runId, next)
    return runOf(next)
  }
  return {
    context: async (userId, now) => contextOf(world.user(userId), now),
    async find(userId, runId) {
      const run = world.user(userId)?.runs.get(runId)
      return run === undefined ? null : runOf(run)
    },
    latest: async (userId) => latestOf(world.user(userId)),
    async claim(run, expected, sentAt = run.startedAt) {
      const user = world.user(run.userId)
      if (user === null || user.lastRunId !== expected) return false
      user.runs.set(run.id, {
        ...run,
        planNotes: [],
        leaseToken: null,
        leaseUntil: null,
        dueAt: dueAfter(run.startedAt),
      })
      user.lastRunId = run.id
      user.lastSentAt = sentAt
      return true
    },
    async record(run) {
      world.user(run.userId)?.runs.set(run.id, {
        ...run,
        planNotes: [],
        leaseToken: null,
        leaseUntil: null,
        dueAt: null,
      })
    },
    async takePlanning(userId, runId, lease, now) {
      const run = world.user(userId)?.runs.get(runId)
      if (!run || run.state === 'planned') return null
      if (run.leaseUntil && run.leaseUntil > now) return 'leased'
      return change(userId, runId, () => ({ state: 'planning', ...held(lease) }))
    },
    async renewPlanning({ userId, id }, lease) {
      change(userId, id, ({ state, leaseToken }) =>
        state === 'planning' && leaseToken === lease.token ? held(lease) : null,
      )
    },
    async progress(run, result) {
      change(run.userId, run.id, () => figures(result))
    },
    async finishPlanning(run, result, now, releaseDay, shortlist = null) {
      const reserved = world.user(run.userId)?.runs.get(run.id)?.reserved ?? 0
      const isReleased = releaseDay && reserved === 0
      const changed = change(run.userId, run.id, ({ state }) =>
        state === 'planning'
          ? {
              ...figures(result),
              state: 'planned',
              outcome: releaseDay && reserved > 0 ? null : result.outcome,
              plannedAt: now,
              leaseToken: null,
              leaseUntil: null,
              dueAt: null,
            }
          : null,
      )
      const user = world.user(run.userId)
      if (changed && isReleased && user?.lastRunId === run.id) user.lastSentAt = run.previousSentAt
      if (!changed) return false
      if (user && shortlist !== null) {
        user.shortlist = shortlistFromItem(storedItem(shortlistToItem(shortlist, now)))
        world.noticed.add(`${run.id} shortlist`)
      }
      return true
    },
    async claimNotification(userId, runId) {
      const run = world.user(userId)?.runs.get(runId)
      if (!run || run.state !== 'planned' || run.open > 0 || run.reserved === 0 || world.noticed.has(runId))
        return null
      world.noticed.add(runId)
      const user = world.user(userId)
      if (run.drafted + run.ready > 0 || run.outcome === 'shortlist_ready') return runOf(run)
      if (user?.lastRunId === run.id) user.lastSentAt = run.previousSentAt
      return runOf(run)
    },
    async note({ userId, id }, note) {
      change(userId, id, ({ notes }) =>
        notes.some(({ code }) => code === note) ? null : { notes: [...notes, { code: note, params: {} }] },
      )
    },
  }
}

function latestOf(user: SimulatedUser | null): RunRecord | null {
  const run = [...(user?.runs.values() ?? [])].findLast(({ id }) => !isOwnPosting(id))
  return run === undefined ? null : runOf(run)
}

function contextOf(user: SimulatedUser | null, now: Date): CycleContext | null {
  if (user === null) return null
  const count = (key: string) => user.used.get(key) ?? 0
  return {
    ...user.context,
    subscription: user.subscription,
    mailbox: user.mailbox,
    dailyCap: 30,
    usage: { today: count(dayOf(now)), month: count(dayOf(now).slice(0, 7)), trial: count('trial') },
    cycle: { lastRunId: user.lastRunId, lastSentAt: user.lastSentAt },
    latestRun: latestOf(user),
  }
}
