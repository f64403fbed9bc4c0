import type { Entry, NewEntry, QuotaLimits } from '#functions/outreach/model.ts'
import { DAY, dayOf, MINUTE } from '#platform/clock.ts'
import { draftIdOf } from './fingerprint.ts'
import type { SimulatedUser, StoredEntry, World } from './world.ts'
import type { EntryStore } from '#functions/outreach/emails/entry.store.ts'
import type { OpenWorkStore } from '#functions/operations/open-work.store.ts'
import type { OpenWork } from '#functions/operations/model.ts'

const CAPS = { person: { most: 2, windowMs: 30 * DAY }, company: { most: 5, windowMs: 7 * DAY } } as const

/**
 * Entries in memory, with the same conditions as the table's transactions. Each method is one atomic step.
 */
export function memoryEntries(world: World): EntryStore {
  const held = (entry: Entry, token: string): { user: SimulatedUser; stored: StoredEntry } | null => {
    const user = world.user(entry.userId)
    const stored = user?.entries.get(entry.id)
    return user && stored && stored.leaseToken === token ? { user, stored } : null
  }
  return {
    async reserve(entry, limits, dueAt, now) {
      const user = world.user(entry.userId)
      const run = user?.runs.get(entry.runId)
      if (!user || !run) return 'quota'
      if (world.objections.has(entry.contact.email)) return 'asked_not_to_be_contacted'
      if (capped(world, `person:${entry.contact.email}`, CAPS.person, now)) return 'contact_capped'
      if (capped(world, `company:${entry.contact.domain}`, CAPS.company, now)) return 'company_capped'
      if (user.usedJobs.has(entry.jobKey)) return 'already_used'
      const counters = countersOf(entry, now)
      if (counters.some(({ key, most }) => (user.used.get(key) ?? 0) >= most(limits))) return 'quota'
      if (run.state === 'planned' || run.reserved >= run.wanted) return 'quota'
      user.usedJobs.add(entry.jobKey)
      for (const { key } of counters) user.used.set(key, (user.used.get(key) ?? 0) + 1)
      for (const recipient of [`person:${entry.contact.email}`, `company:${entry.contact.domain}`]) {
        const uses = world.recipients.get(recipient) ?? new Map<string, Date>()
        world.recipients.set(recipient, uses.set(entry.id, now))
      }
      user.runs.set(run.id, { ...run, reserved: run.reserved + 1, open: run.open + 1 })
      user.entries.set(entry.id, {
        entry: {
          ...entry,
          state: 'reserved',
          letter: null,
          draftId: null,
          failure: null,
          createdAt: now,
          openedAt: now,
          attempts: 0,
          intentAt: null,
          misses: 0,
        },
        messageId: draftIdOf(entry),
        day: dayOf(now),
        leaseToken: null,
        leaseUntil: null,
        dueAt,
      })
      return 'reserved'
    },
    async claim(userId, entryId, lease, now) {
      const stored = world.user(userId)?.entries.get(entryId)
      if (!stored || !['reserved', 'written'].includes(stored.entry.state)) return null
      if (stored.leaseUntil !== null && stored.leaseUntil > now) return null
      stored.leaseToken = lease.token
      stored.leaseUntil = lease.until
      stored.entry = { ...stored.entry, attempts: stored.entry.attempts + 1 }
      return stored.entry
    },
    async saveLetter(entry, letter) {
      const stored = world.user(entry.userId)?.entries.get(entry.id)
      if (!stored || stored.entry.letter !== null) return false
      stored.entry = {
        ...stored.entry,
        state: stored.entry.state === 'reserved' ? 'written' : stored.entry.state,
        letter,
      }
      return true
    },
    async saveIntent(entry, lease, mailbox, now) {
      const found = held(entry, lease.token)
      if (found === null || found.stored.entry.state !== 'written') return 'lease_lost'
      const present = found.user.mailbox
      if (world.objections.has(entry.contact.email)) return 'objected'
      if (
        !present?.isActive ||
        present.connectedAt.getTime() !== mailbox.connectedAt.getTime() ||
        !found.user.context.account.isActive
      )
        return 'mailbox_changed'
      found.stored.entry = { ...found.stored.entry, intentAt: now, misses: 0 }
      found.stored.leaseUntil = lease.until
      return 'saved'
    },
    async end(entry, lease, ending) {
      const found = held(entry, lease.token)
      if (found === null || !['reserved', 'written'].includes(found.stored.entry.state)) return false
      const { user, stored } = found
      stored.entry = {
        ...stored.entry,
        state: ending.state,
        draftId: ending.state === 'drafted' ? ending.draftId : null,
        failure: ending.state === 'failed' ? ending.failure : null,
      }
      Object.assign(stored, { leaseToken: null, leaseUntil: null, dueAt: null })
      countOnRun(user, entry.runId, { [ending.state]: 1, open: -1, written: entry.letter === null ? 0 : 1 })
      if (ending.state === 'failed') {
        user.usedJobs.delete(entry.jobKey)
        for (const { key } of countersOf(entry, entry.createdAt))
          user.used.set(key, (user.used.get(key) ?? 0) - 1)
        for (const recipient of [`person:${entry.contact.email}`, `company:${entry.contact.domain}`])
          world.recipients.get(recipient)?.delete(entry.id)
      }
      return true
    },
    async postpone(entry, lease, until, intent) {
      const found = held(entry, lease.token)
      if (found === null) return false
      const { stored } = found
      const { intentAt, misses, attempts } = stored.entry
      stored.entry = {
        ...stored.entry,
        attempts: attempts - 1,
        intentAt: intent === 'clear' ? null : intentAt,
        misses: intent === 'missed' ? misses + 1 : misses,
      }
      Object.assign(stored, {
        leaseToken: null,
        leaseUntil: until,
        dueAt: new Date(until.getTime() + MINUTE),
      })
      return true
    },
    siblings: async () => [],
    waiting: async (userId) =>
      [...(world.user(userId)?.entries.values() ?? [])]
        .filter(({ entry }) => entry.state === 'ready')
        .map(({ entry }) => entry.id),
    async reopen(userId, entryId, dueAt, now) {
      const user = world.user(userId)
      const stored = user?.entries.get(entryId)
      if (!user || stored?.entry.state !== 'ready') return false
      stored.entry = { ...stored.entry, state: 'written', attempts: 0, openedAt: now }
      stored.dueAt = dueAt
      countOnRun(user, stored.entry.runId, { ready: -1, written: -1, open: 1 })
      return true
    },
  }
}

function capped(
  world: World,
  recipient: string,
  cap: { most: number; windowMs: number },
  now: Date,
): boolean {
  const uses = [...(world.recipients.get(recipient)?.values() ?? [])].filter(
    (at) => at.getTime() > now.getTime() - cap.windowMs,
  )
  return uses.length >= cap.most
}

function countersOf(
  entry: Pick<NewEntry, 'quota'>,
  at: Date,
): readonly { key: string; most: (limits: QuotaLimits) => number }[] {
  if (entry.quota === 'trial') return [{ key: 'trial', most: ({ trialTotal }) => trialTotal }]
  return [
    { key: dayOf(at), most: ({ perDay }) => perDay },
    { key: dayOf(at).slice(0, 7), most: ({ perMonth }) => perMonth },
  ]
}

function countOnRun(
  user: SimulatedUser,
  runId: string,
  by: Readonly<Partial<Record<'written' | 'drafted' | 'ready' | 'failed' | 'open', number>>>,
): void {
  const run = user.runs.get(runId)
  if (run === undefined) return
  const { written = 0, drafted = 0, ready = 0, failed = 0, open = 0 } = by
  user.runs.set(runId, {
    ...run,
    written: run.written + written,
    drafted: run.drafted + drafted,
    ready: run.ready + ready,
    failed: run.failed + failed,
    open: run.open + open,
  })
}

export function memoryOpenWork(world: World): OpenWorkStore {
  const all = () => [...world.users.values()]
  return {
    async due(now) {
      return all().flatMap((user): OpenWork[] => [
        ...[...user.runs.values()].flatMap((run): OpenWork[] =>
          run.dueAt && run.dueAt <= now
            ? [{ kind: 'run', userId: user.id, runId: run.id, trigger: run.trigger }]
            : [],
        ),
        ...[...user.entries.values()].flatMap(({ entry, dueAt }): OpenWork[] =>
          dueAt && dueAt <= now ? [{ kind: 'entry', userId: user.id, entryId: entry.id }] : [],
        ),
      ])
    },
    async defer(work, dueAt) {
      if (work.kind !== 'run' && work.kind !== 'entry') return null
      const user = world.user(work.userId)
      if (work.kind === 'run') {
        const run = user?.runs.get(work.runId)
        if (user && run?.dueAt) user.runs.set(run.id, { ...run, dueAt })
      } else {
        const stored = user?.entries.get(work.entryId)
        if (stored?.dueAt) stored.dueAt = dueAt
      }
      return null
    },
  }
}
