import { DAY, dayOf, MINUTE } from '#core/kernel/clock.ts'
import type { Entry } from '#core/cycle/model.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import type { SimulatedDraft, SimulatedUser, World } from './world.ts'

/** A schedule may begin a run this much earlier than a day after the last. */
const TOLERANCE_MS = 30 * MINUTE
/** How late an entry may come to its end: what crashed on its last day waits for its lease and for the sweeper. */
const LATE_MS = 15 * MINUTE

/**
 * Everything that must hold whatever happened, as sentences about what does not. Clocks were wrong by at most `skewMs`; with `forgotten` a backup took the place of
 * the table, which does not know of all drafts then.
 */
export function brokenInvariants(world: World, skewMs = 0, forgotten = false): readonly string[] {
  return [
    ...twice(world.drafts.map(({ messageId }) => messageId), 'I1: %d drafts stand twice in a mailbox'),
    ...twice(world.drafts.map(({ userId, to }) => `${userId} ${to}`), 'I1: %d people got two drafts about one job'),
    ...(world.mails.length <= world.noticed.size ? [] : [`${world.mails.length} mails about ${world.noticed.size} runs`]),
    ...world.drafts.flatMap((draft) => brokenBy(draft, world, skewMs)),
    ...[...world.users.values()].flatMap((user) => [
      ...(forgotten ? [] : draftsOf(user, world)), ...quotaOf(user), ...(forgotten ? [] : cyclesOf(user, skewMs)), ...entriesOf(user, world), ...runsOf(user),
    ]),
  ]
}

function twice(keys: readonly string[], sentence: string): readonly string[] {
  const more = keys.length - new Set(keys).size
  return more === 0 ? [] : [sentence.replace('%d', String(more))]
}

const entryOf = (draft: SimulatedDraft, world: World): Entry | undefined => {
  const owner = world.user(draft.userId) ?? world.gone.get(draft.userId)
  return [...(owner?.entries.values() ?? [])].map(({ entry }) => entry).find(({ contact }) => contact.email === draft.to)
}

/** No draft begins after a stop; what was begun before may still end. */
function brokenBy(draft: SimulatedDraft, world: World, skewMs: number): readonly string[] {
  const begun = entryOf(draft, world)?.intentAt ?? draft.at
  const stops = world.stops.filter(({ userId, from, until, graceMs }) =>
    userId === draft.userId && draft.at > from && (until === null || until > draft.at) && begun.getTime() > from.getTime() + graceMs + skewMs)
  const objected = world.objections.get(draft.to)
  return [
    ...stops.map(({ what, from }) => `I6: a draft of ${draft.userId} begun at ${begun.toISOString()}, ${what} at ${from.toISOString()}`),
    ...(objected !== undefined && begun.getTime() > objected.getTime() + skewMs ? [`F24: a draft to ${draft.to}, who had objected`] : []),
  ]
}

function draftsOf(user: SimulatedUser, world: World): readonly string[] {
  const drafts = new Set(world.drafts.filter(({ userId }) => userId === user.id).map(({ to }) => to))
  const entries = [...user.entries.values()].map(({ entry }) => entry)
  const missing = entries.filter(({ state, contact }) => state === 'drafted' && !drafts.has(contact.email))
  const kept = new Set(entries.filter(({ state, intentAt }) => state === 'drafted' || (state !== 'failed' && intentAt !== null)).map(({ contact }) => contact.email))
  const lost = [...drafts].filter((to) => !kept.has(to))
  return [
    ...(missing.length === 0 ? [] : [`${user.id} has ${missing.length} entries that say drafted and are not`]),
    ...(lost.length === 0 ? [] : [`${user.id} has ${lost.length} drafts that nothing counts: ${lost[0] ?? ''}`]),
    ...twice(entries.filter(({ state }) => state !== 'failed').map(({ jobKey, contact }) => `${jobKey} ${contact.email}`), `I1: ${user.id} writes %d times twice to one person about one job`),
  ]
}

function quotaOf(user: SimulatedUser): readonly string[] {
  const kept = [...user.entries.values()].map(({ entry }) => entry).filter(({ state }) => state !== 'failed')
  const [trial, paid] = [kept.filter(({ quota }) => quota === 'trial').length, kept.filter(({ quota }) => quota === 'plan')]
  const most = Math.max(0, ...[...user.plans].map((plan) => PLANS[plan].emailsPerDay))
  const mostOfMonth = Math.max(0, ...[...user.plans].map((plan) => PLANS[plan].emailsPerMonth))
  const days = countBy(paid.map(({ createdAt }) => dayOf(createdAt)))
  const months = countBy(paid.map(({ createdAt }) => dayOf(createdAt).slice(0, 7)))
  const counted = (key: string) => user.used.get(key) ?? 0
  return [
    ...(trial > 5 ? [`I3: ${user.id} got ${trial} emails in a trial`] : []),
    ...(counted('trial') === trial ? [] : [`I5: ${user.id} has ${trial} entries of a trial and a counter of ${counted('trial')}`]),
    ...[...days].flatMap(([day, count]) => (count > most ? [`I2: ${user.id} got ${count} on ${day}`] : [])),
    ...[...months].flatMap(([month, count]) => (count > mostOfMonth ? [`I2: ${user.id} got ${count} in ${month}`] : [])),
    ...[...user.used.keys()].filter((key) => key !== 'trial').flatMap((key) => {
      const count = (key.length === 7 ? months : days).get(key) ?? 0
      return counted(key) === count ? [] : [`I5: ${user.id} has ${count} entries of ${key} and a counter of ${counted(key)}`]
    }),
  ]
}

function cyclesOf(user: SimulatedUser, skewMs: number): readonly string[] {
  const starts = [...user.runs.values()].filter(({ outcome }) => outcome === null).map(({ startedAt }) => startedAt.getTime()).toSorted((a, b) => a - b)
  return starts.flatMap((at, index) => {
    const before = starts[index - 1]
    if (before === undefined || at - before >= DAY - TOLERANCE_MS - 2 * skewMs) return []
    // A plan that began after the last send lifts the wait.
    return user.activations.some((activated) => activated >= before - skewMs && activated <= at + skewMs) ? [] : [`I4: ${user.id} has two runs ${(at - before) / 3_600_000} hours apart`]
  })
}

function entriesOf(user: SimulatedUser, world: World): readonly string[] {
  const late = [...user.entries.values()].filter(({ entry }) => (entry.state === 'reserved' || entry.state === 'written') && entry.openedAt.getTime() + DAY + LATE_MS < world.now.getTime())
  return late.length === 0 ? [] : [`I5: ${user.id} has ${late.length} entries open for more than a day`]
}

function runsOf(user: SimulatedUser): readonly string[] {
  const entries = [...user.entries.values()].map(({ entry }) => entry)
  return [...user.runs.values()].flatMap((run) => {
    const own = entries.filter(({ runId }) => runId === run.id)
    const count = (...states: readonly Entry['state'][]) => own.filter(({ state }) => states.includes(state)).length
    const told = [run.drafted, run.ready, run.failed, run.open, run.reserved].join(' ')
    const is = [count('drafted'), count('ready'), count('failed'), count('reserved', 'written'), own.length].join(' ')
    return told === is ? [] : [`run ${run.id} counts ${told} drafted, ready, failed, open and reserved; there are ${is}`]
  })
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
