import { isOwnPosting } from '#platform/inventory/own-items.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { OutreachEmail } from '#functions/outreach/model.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { rulesAgainst } from '#functions/do-not-contact/rule.ts'
import type { SimulatedDraft, SimulatedUser, World } from './world.ts'

/** A schedule may start a run this much earlier than a day after the last one. */
const TOLERANCE_MS = 30 * MINUTE
/** How late an email may end: one that crashed on its last day waits for its lease and the sweeper. */
const LATE_MS = 15 * MINUTE

/**
 * Every broken invariant of these users, as a sentence. Clocks are off by at most `skewMs`; with `forgotten`
 * the table was restored from a backup and does not know all drafts.
 */
export function brokenInvariants(
  world: World,
  {
    skewMs = 0,
    forgotten = false,
    of = [...world.users.keys(), ...world.gone.keys()],
  }: { skewMs?: number; forgotten?: boolean; of?: Iterable<string> } = {},
): readonly string[] {
  const broken =
    world.mails.length <= world.noticed.size
      ? []
      : [`${world.mails.length} mails about ${world.noticed.size} runs`]
  for (const id of of) {
    const drafts = world.drafts.filter(({ userId }) => userId === id)
    const user = world.users.get(id)
    broken.push(
      ...twice(
        drafts.map(({ madeAs }) => madeAs),
        'I1: %d drafts stand twice in a mailbox',
      ),
      ...begunTooLate(id, drafts, world, skewMs),
    )
    if (user === undefined) continue
    if (!forgotten) broken.push(...draftsOf(user, drafts, world), ...cyclesOf(user, skewMs))
    broken.push(...quotaOf(user), ...entriesOf(user, world), ...runsOf(user))
  }
  return broken
}

function twice(keys: readonly string[], sentence: string): readonly string[] {
  const more = keys.length - new Set(keys).size
  return more === 0 ? [] : [sentence.replace('%d', String(more))]
}

function entryOf(draft: SimulatedDraft, world: World): OutreachEmail | undefined {
  const owner = world.user(draft.userId) ?? world.gone.get(draft.userId)
  for (const stored of owner?.emails.values() ?? [])
    if (stored.messageId === draft.madeAs) return stored.email
  return undefined
}

/** No draft begins after a stop; one that began before may still be finished. */
function begunTooLate(
  userId: string,
  drafts: readonly SimulatedDraft[],
  world: World,
  skewMs: number,
): readonly string[] {
  const stops = world.stops.filter((stop) => stop.userId === userId)
  const avoided = (world.user(userId) ?? world.gone.get(userId))?.avoided
  if (stops.length === 0 && world.objections.size === 0 && (avoided?.size ?? 0) === 0) return []
  return drafts.flatMap((draft) => {
    const entry = entryOf(draft, world)
    const begun = entry?.intentAt ?? draft.at
    const rules =
      entry === undefined ? [] : rulesAgainst(entry.contact).flatMap((id) => avoided?.get(id) ?? [])
    const broken = stops.filter(
      ({ from, until, graceMs }) =>
        draft.at > from &&
        (until === null || until > draft.at) &&
        begun.getTime() > from.getTime() + graceMs + skewMs,
    )
    const objected = world.objections.get(draft.to)
    return [
      ...broken.map(
        ({ what, from }) =>
          `I6: a draft of ${userId} begun at ${begun.toISOString()}, ${what} at ${from.toISOString()}`,
      ),
      ...(objected !== undefined && begun.getTime() > objected.getTime() + skewMs
        ? [`F24: a draft to ${draft.to}, who had objected`]
        : []),
      ...(rules.some(({ addedAt }) => begun.getTime() > addedAt.getTime() + skewMs)
        ? [`I6: a draft to ${draft.to}, whom ${userId} had put on the do-not-contact list`]
        : []),
    ]
  })
}

function draftsOf(user: SimulatedUser, standing: readonly SimulatedDraft[], world: World): readonly string[] {
  const drafts = new Set(standing.map(({ madeAs }) => madeAs))
  const stored = [...user.emails.values()]
  const missing = stored.filter(
    ({ email, messageId }) =>
      email.state === 'drafted' && !drafts.has(messageId) && !world.discarded.has(messageId),
  )
  const kept = new Set(
    stored
      .filter(
        ({ email: { state, intentAt } }) => state === 'drafted' || (state !== 'failed' && intentAt !== null),
      )
      .map(({ messageId }) => messageId),
  )
  const lost = [...drafts].filter((madeAs) => !kept.has(madeAs))
  return [
    ...(missing.length === 0
      ? []
      : [`${user.id} has ${missing.length} entries that say drafted and are not`]),
    ...(lost.length === 0
      ? []
      : [`${user.id} has ${lost.length} drafts that nothing counts: ${lost[0] ?? ''}`]),
    ...twice(
      stored.filter(({ email }) => email.state !== 'failed').map(({ messageId }) => messageId),
      `I1: ${user.id} writes %d times twice to one person about one job`,
    ),
  ]
}

function quotaOf(user: SimulatedUser): readonly string[] {
  const kept = [...user.emails.values()].filter(({ email }) => email.state !== 'failed')
  const [trial, paid] = [
    kept.filter(({ email }) => email.quota === 'trial').length,
    kept.filter(({ email }) => email.quota === 'plan'),
  ]
  const most = Math.max(0, ...[...user.plans].map((plan) => PLANS[plan].emailsPerDay))
  const mostOfMonth = Math.max(0, ...[...user.plans].map((plan) => PLANS[plan].emailsPerMonth))
  const days = countBy(paid.map(({ day }) => day))
  const months = countBy(paid.map(({ day }) => day.slice(0, 7)))
  // Emails of a trial also count towards their day and month.
  const made = countBy(kept.flatMap(({ day }) => [day, day.slice(0, 7)]))
  const counted = (key: string) => user.used.get(key) ?? 0
  return [
    ...(trial > 5 ? [`I3: ${user.id} got ${trial} emails in a trial`] : []),
    ...(counted('trial') === trial
      ? []
      : [`I5: ${user.id} has ${trial} entries of a trial and a counter of ${counted('trial')}`]),
    ...[...days].flatMap(([day, count]) => (count > most ? [`I2: ${user.id} got ${count} on ${day}`] : [])),
    ...[...months].flatMap(([month, count]) =>
      count > mostOfMonth ? [`I2: ${user.id} got ${count} in ${month}`] : [],
    ),
    ...[...user.used.keys()]
      .filter((key) => key !== 'trial')
      .flatMap((key) => {
        const count = made.get(key) ?? 0
        return counted(key) === count
          ? []
          : [`I5: ${user.id} has ${count} entries of ${key} and a counter of ${counted(key)}`]
      }),
  ]
}

/** A run that is over and drafted nothing: it gave its day back. */
const cameToNothing = ({ state, open, drafted, ready }: RunRecord): boolean =>
  state === 'planned' && open === 0 && drafted + ready === 0

function cyclesOf(user: SimulatedUser, skewMs: number): readonly string[] {
  const starts = [...user.runs.values()]
    .filter((run) =>
      run.outcome === null ? !isOwnPosting(run.id) && !cameToNothing(run) : run.outcome === 'shortlist_ready',
    )
    .map(({ startedAt }) => startedAt.getTime())
    .toSorted((a, b) => a - b)
  return starts.flatMap((at, index) => {
    const before = starts[index - 1]
    if (before === undefined || at - before >= DAY - TOLERANCE_MS - 2 * skewMs) return []
    // A plan that began after the last send lifts the wait.
    return user.activations.some((activated) => activated >= before - skewMs && activated <= at + skewMs)
      ? []
      : [`I4: ${user.id} has two runs ${(at - before) / 3_600_000} hours apart`]
  })
}

function entriesOf(user: SimulatedUser, world: World): readonly string[] {
  const late = [...user.emails.values()].filter(
    ({ email }) =>
      (email.state === 'reserved' || email.state === 'written') &&
      email.openedAt.getTime() + DAY + LATE_MS < world.now.getTime(),
  )
  return late.length === 0 ? [] : [`I5: ${user.id} has ${late.length} entries open for more than a day`]
}

function runsOf(user: SimulatedUser): readonly string[] {
  const counts = new Map(
    [...user.runs.keys()].map((id) => [id, { drafted: 0, ready: 0, failed: 0, open: 0, reserved: 0 }]),
  )
  for (const { email } of user.emails.values()) {
    const count = counts.get(email.runId)
    if (count === undefined) continue
    if (email.state === 'drafted' || email.state === 'ready' || email.state === 'failed')
      count[email.state] += 1
    else count.open += 1
    count.reserved += 1
  }
  return [...user.runs.values()].flatMap((run) => {
    const count = counts.get(run.id)
    const same =
      count !== undefined &&
      (['drafted', 'ready', 'failed', 'open', 'reserved'] as const).every(
        (figure) => run[figure] === count[figure],
      )
    return same
      ? []
      : [
          `run ${run.id} counts ${JSON.stringify([run.drafted, run.ready, run.failed, run.open, run.reserved])} drafted, ready, failed, open and reserved; there are ${JSON.stringify(count)}`,
        ]
  })
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
