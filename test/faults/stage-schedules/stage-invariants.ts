import * as z from 'zod/mini'
import { everyItem } from '#platform/table/every-item.ts'
import { outreachEmailFromItems } from '#functions/outreach/emails/outreach-email.item.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { OutreachEmail } from '#functions/outreach/model.ts'
import { draftsOf } from '#harness/drafts.ts'
import type { TestStage } from '#harness/stage.ts'
import type { Runner } from './runner.ts'

/**
 * Maximum difference between a worker's clock and the stage's; what began before a stop may still end.
 * Milliseconds.
 */
const CLOCKS_MS = 25_000
const DAY_MS = 86_400_000
/** A schedule may start a run this much earlier than a day after the last one. */
const TOLERANCE_MS = 31 * 60_000

const Instant = z.pipe(
  z.string(),
  z.transform((value) => new Date(value)),
)
const Run = z.object({
  id: z.string(),
  state: z.string(),
  outcome: z.nullable(z.string()),
  reserved: z.number(),
  drafted: z.number(),
  ready: z.number(),
  failed: z.number(),
  open: z.number(),
  startedAt: Instant,
})
type Run = z.infer<typeof Run>

interface Own {
  readonly emails: readonly OutreachEmail[]
  readonly runs: readonly Run[]
  readonly counters: ReadonlyMap<string, number>
}

/** Everything that the table contains of a user's cycle. */
async function ownOf(table: Table, userId: string): Promise<Own> {
  const items = await everyItem(table, { keys: { pk: keys.profile(userId).pk }, consistent: true })
  const under = (prefix: string) => items.filter((item) => String(item['sk']).startsWith(prefix))
  const used = (item: Readonly<Record<string, unknown>>, name: string) =>
    z._default(z.number(), 0).parse(item[name])
  const counters = new Map([
    ...under('TRIAL').map((item): [string, number] => ['trial', used(item, 'used')]),
    ...under('USAGE#').flatMap((item): [string, number][] => {
      const month = String(item['sk']).slice('USAGE#'.length)
      const days = Object.keys(item).filter((name) => /^q\d\d$/.test(name))
      return [
        [month, used(item, 'used')],
        ...days.map((name): [string, number] => [`${month}-${name.slice(1)}`, used(item, name)]),
      ]
    }),
  ])
  const materials = new Map(
    under('MATERIAL#').map((item) => [String(item['sk']).slice('MATERIAL#'.length), item]),
  )
  const emails = under('OUTREACH#').flatMap((item) => {
    const material = materials.get(String(item['sk']).slice('OUTREACH#'.length))
    // One item without the other belongs to an account that is being deleted.
    return material === undefined ? [] : [outreachEmailFromItems(item, material)]
  })
  return { emails, runs: under('RUN#').map((item) => Run.parse(item)), counters }
}

/** Whether anything is left to do for this user. */
export async function hasOpenWork(table: Table, { userId }: Runner): Promise<boolean> {
  const { emails, runs } = await ownOf(table, userId)
  return (
    emails.some(({ state }) => state === 'reserved' || state === 'written') ||
    runs.some(({ state, open }) => state !== 'planned' || open > 0)
  )
}

/** The broken invariants of a mailbox that must hold at any time. */
export async function brokenMailbox(
  stage: Pick<TestStage, 'emulators'>,
  { email }: Runner,
  most: number,
): Promise<readonly string[]> {
  const drafts = await draftsOf(stage, email)
  // A duplicate draft has the same Message-ID; two jobs at one company may share recipient and subject.
  const same = new Set(drafts.map(({ messageId }) => messageId)).size
  return [
    ...(same === drafts.length ? [] : [`I1: ${drafts.length - same} drafts stand twice in the mailbox`]),
    ...(drafts.length <= most ? [] : [`I2: ${drafts.length} drafts of at most ${most}`]),
  ]
}

/** The broken invariants of a user when nothing is open, as sentences. */
export async function brokenOf(
  stage: TestStage,
  table: Table,
  runner: Runner,
  dailyCap: number,
): Promise<readonly string[]> {
  const own = await ownOf(table, runner.userId)
  return [
    ...(await mailbox(stage, runner, own.emails)),
    ...quota(own, dailyCap),
    ...cycles(own, runner),
    ...counts(own),
    ...stopped(runner, own.emails),
  ]
}

/** I1, I16: each draft belongs to one entry of this user, and each entry has at most one. */
async function mailbox(
  stage: TestStage,
  runner: Runner,
  emails: readonly OutreachEmail[],
): Promise<readonly string[]> {
  const drafts = await draftsOf(stage, runner.email)
  if (runner.stops.some(({ what }) => what === 'deleted')) return []
  const byDraft = new Map(
    emails.flatMap((email) => (email.draftId === null ? [] : [[email.draftId, email] as const])),
  )
  const inDoubt = new Set(
    emails
      .filter(({ state, intentAt, draftId }) => state === 'ready' && intentAt !== null && draftId === null)
      .map(({ contact }) => contact.email),
  )
  const ids = new Set(drafts.map(({ id }) => id))
  const kept = emails.filter(({ state }) => state !== 'failed')
  const about = kept.map(({ jobKey, contact }) => `${jobKey} ${contact.email}`)
  return [
    ...drafts
      .filter(({ id, to }) => !byDraft.has(id) && !inDoubt.has(to))
      .map(({ to }) => `I1: nothing counts the draft to ${to}`),
    ...drafts
      .filter(({ id, to }) => byDraft.has(id) && byDraft.get(id)?.contact.email !== to)
      .map(({ to }) => `I16: the draft to ${to} is kept as that of another entry`),
    ...emails
      .filter(
        ({ state, draftId }) =>
          state === 'drafted' && !ids.has(draftId ?? '') && !runner.discarded.has(draftId ?? ''),
      )
      .map(({ id }) => `${id} says drafted and is not`),
    ...(byDraft.size === emails.filter(({ draftId }) => draftId !== null).length
      ? []
      : ['I1: two entries have one draft']),
    ...(new Set(about).size === about.length ? [] : ['I1: two entries are about the same job and person']),
  ]
}

/** I2, I3, I5: nothing exceeds the limits, and the counters match the entries. */
function quota({ emails, counters }: Own, dailyCap: number): readonly string[] {
  const kept = emails.filter(({ state }) => state !== 'failed')
  const trial = kept.filter((email) => email.quota === 'trial').length
  const dayOf = ({ createdAt }: OutreachEmail) => createdAt.toISOString().slice(0, 10)
  const days = Map.groupBy(
    kept.filter((email) => email.quota === 'plan'),
    dayOf,
  )
  // Emails of a trial also count towards their day and month.
  const made = (key: string) => kept.filter((email) => dayOf(email).startsWith(key)).length
  return [
    ...(trial > 5 ? [`I3: ${trial} emails in a trial`] : []),
    ...[...days]
      .filter(([, own]) => own.length > dailyCap)
      .map(([day, own]) => `I2: ${own.length} emails on ${day}`),
    ...[...counters].flatMap(([key, count]) => {
      const is = key === 'trial' ? trial : made(key)
      return is === count ? [] : [`I5: ${is} entries of ${key} and a counter of ${count}`]
    }),
    ...emails
      .filter(({ state }) => state === 'reserved' || state === 'written')
      .map(({ id, state }) => `I5: ${id} is ${state} for ever`),
  ]
}

/** I4: runs with results are a day apart, unless a plan was bought in between. */
function cycles({ runs }: Own, { done }: Runner): readonly string[] {
  if (done.includes('upgrade')) return []
  const starts = runs
    .filter(({ outcome, reserved }) => outcome === null && reserved > 0)
    .map(({ startedAt }) => startedAt.getTime())
    .toSorted((a, b) => a - b)
  return starts.flatMap((at, index) => {
    const before = starts[index - 1]
    return before !== undefined && at - before < DAY_MS - TOLERANCE_MS - CLOCKS_MS
      ? [`I4: two runs ${((at - before) / 3_600_000).toFixed(1)} hours apart`]
      : []
  })
}

/** I20 in small: a run's figures match its entries. */
function counts({ runs, emails }: Own): readonly string[] {
  return runs.flatMap((run) => {
    const own = emails.filter(({ runId }) => runId === run.id)
    const count = (...states: readonly string[]) => own.filter(({ state }) => states.includes(state)).length
    const is = [
      own.length,
      count('drafted', 'gone'),
      count('ready'),
      count('failed'),
      count('reserved', 'written'),
    ].join(' ')
    const told = [run.reserved, run.drafted, run.ready, run.failed, run.open].join(' ')
    return is === told
      ? []
      : [`${run.id} counts ${told} reserved, drafted, ready, failed and open; there are ${is}`]
  })
}

/** I6: no draft begins after a stop. */
function stopped({ stops, done }: Runner, emails: readonly OutreachEmail[]): readonly string[] {
  if (done.includes('reconnect')) return []
  return stops.flatMap(({ what, at }) =>
    emails
      .filter(({ intentAt }) => intentAt !== null && intentAt.getTime() > at.getTime() + CLOCKS_MS)
      .map(({ id }) => `I6: ${id} was begun after the account was ${what}`),
  )
}
