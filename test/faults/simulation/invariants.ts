import { DAY, dayOf } from '#core/kernel/clock.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import type { SimulatedUser, World } from './world.ts'

/** Everything that must hold whatever happened, as sentences about what does not. */
export function brokenInvariants(world: World): readonly string[] {
  const messageIds = world.drafts.map(({ messageId }) => messageId)
  return [
    ...(new Set(messageIds).size === messageIds.length ? [] : [`I1: ${messageIds.length - new Set(messageIds).size} drafts stand twice in a mailbox`]),
    ...(world.mails.length <= world.noticed.size ? [] : [`${world.mails.length} mails about ${world.noticed.size} runs`]),
    ...[...world.users.values()].flatMap((user) => brokenFor(user, world)),
  ]
}

function brokenFor(user: SimulatedUser, world: World): readonly string[] {
  const broken: string[] = []
  const entries = [...user.entries.values()].map(({ entry }) => entry)
  const kept = entries.filter(({ state }) => state !== 'failed')
  const drafted = entries.filter(({ state }) => state === 'drafted')
  const inMailbox = world.drafts.filter(({ userId }) => userId === user.id)
  if (drafted.length !== inMailbox.length) broken.push(`I1: ${user.id} has ${drafted.length} drafted entries and ${inMailbox.length} drafts`)
  const jobs = kept.map(({ jobKey, contact }) => `${jobKey} ${contact.email}`)
  if (new Set(jobs).size !== jobs.length) broken.push(`I1: ${user.id} writes twice to one person about one job`)

  const { plan, isTrial } = user.subscription
  if (isTrial && kept.length > 5) broken.push(`I3: ${user.id} got ${kept.length} emails in a trial`)
  if (plan !== null) {
    for (const [day, count] of countBy(kept.map(({ createdAt }) => dayOf(createdAt)))) {
      if (count > PLANS[plan].emailsPerDay) broken.push(`I2: ${user.id} got ${count} on ${day}`)
      if ((user.used.get(day) ?? 0) !== count) broken.push(`I5: ${user.id} has ${count} entries of ${day} and a counter of ${user.used.get(day) ?? 0}`)
    }
  } else if ((user.used.get('trial') ?? 0) !== kept.length) broken.push(`I5: ${user.id} has ${kept.length} entries and a counter of ${user.used.get('trial') ?? 0}`)

  const starts = [...user.runs.values()].filter(({ outcome }) => outcome === null).map(({ startedAt }) => startedAt.getTime()).toSorted((a, b) => a - b)
  starts.forEach((at, index) => {
    const before = starts[index - 1]
    if (before !== undefined && at - before < DAY - 1_800_000) broken.push(`I4: ${user.id} has two runs ${(at - before) / 3_600_000} hours apart`)
  })
  const late = entries.filter(({ state, openedAt }) => (state === 'reserved' || state === 'written') && openedAt.getTime() + DAY < world.now.getTime())
  if (late.length > 0) broken.push(`I5: ${user.id} has ${late.length} entries open for more than a day`)
  for (const run of user.runs.values()) {
    const own = entries.filter(({ runId }) => runId === run.id)
    const done = own.filter(({ state }) => state === 'drafted').length
    if (run.drafted !== done) broken.push(`run ${run.id} counts ${run.drafted} drafted, there are ${done}`)
    if (run.open !== own.filter(({ state }) => state === 'reserved' || state === 'written').length) broken.push(`run ${run.id} counts ${run.open} open entries`)
    if (run.reserved !== own.length) broken.push(`run ${run.id} counts ${run.reserved} reserved, there are ${own.length}`)
  }
  return broken
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
