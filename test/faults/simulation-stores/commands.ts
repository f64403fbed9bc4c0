import fc from 'fast-check'
import type { Ending } from '#functions/outreach/model.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { preparedLetter } from '../simulation/prepared-letter.ts'
import type { PlanResult } from '#functions/outreach/model.ts'
import { emailTo, resultOf } from './sample-work.ts'
import { mailboxOf, type Side } from './sides.ts'
import { dueOf, emailOf, runOf, Step, type Act } from './step.ts'

const LIMITS = { perDay: 4, perMonth: 6, trialTotal: 2 }

const nth = <T>(list: readonly T[], index: number): T | null => list[index % (list.length || 1)] ?? null

const nextId = (side: Side, prefix: string): string => {
  side.count += 1
  return `${prefix}_${String(side.count).padStart(26, '0')}`
}

const leaseOf = (side: Side) => ({
  token: nextId(side, 'lease'),
  until: new Date(side.now.getTime() + 5 * MINUTE),
})

const index = fc.nat({ max: 5 })
const step = <T>(name: string, of: fc.Arbitrary<T>, act: (value: T) => Act): fc.Arbitrary<Step> =>
  of.map((value) => new Step(`${name} ${JSON.stringify(value)}`, act(value)))

async function claimDay(side: Side, userId: string, sees: boolean): Promise<boolean> {
  const cycle = (await side.runs.context(userId, side.now))?.cycle
  const id = nextId(side, 'run')
  const previousSentAt = cycle?.lastSentAt ?? null
  const run = newRun({ id, userId, trigger: 'manual', wanted: 3, startedAt: side.now, previousSentAt })
  const claimed = await side.runs.claim(run, sees ? (cycle?.lastRunId ?? null) : null)
  if (claimed) side.runIds.push({ userId, id })
  return claimed
}

async function reserveEmail(side: Side, run: { userId: string; id: string }, person: number, job: number) {
  const email = emailTo(nextId(side, 'out'), run, person, job)
  const due = new Date(side.now.getTime() + 10 * MINUTE)
  const reserved = await side.emails.reserve(email, LIMITS, due, side.now)
  if (reserved === 'reserved') side.emailIds.push({ userId: run.userId, id: email.id })
  return reserved
}

async function takeEmail(side: Side, which: number) {
  const found = nth(side.emailIds, which)
  if (found === null) return 'no email'
  const lease = leaseOf(side)
  const email = await side.emails.claim(found.userId, found.id, lease, side.now)
  if (email !== null) side.held.push({ email, lease })
  return emailOf(email)
}

async function writeEmail(side: Side, { email, lease }: Side['held'][number], subject: string) {
  const letter = { ...(await preparedLetter(email)), subject }
  const saved = await side.emails.saveLetter(email, letter)
  if (saved) side.held.push({ email: { ...email, state: 'written', letter }, lease })
  return saved
}

/** A day in progress: a run of each user with two emails, one of them written. */
export async function prepare(side: Side): Promise<void> {
  for (const [place, userId] of side.users.entries()) {
    await claimDay(side, userId, true)
    const run = side.runIds[place]
    if (run === undefined) throw new Error('there is no run')
    await side.runs.takePlanning(userId, run.id, leaseOf(side), side.now)
    for (const job of [0, 1]) {
      await reserveEmail(side, run, 2 * place + job, job)
      await takeEmail(side, 2 * place + job)
    }
    const held = side.held.at(-1)
    if (held !== undefined) await writeEmail(side, held, 'First')
  }
}

const claimRun = step(
  'claim the day',
  fc.record({ user: index, sees: fc.boolean() }),
  ({ user, sees }) =>
    async (side) =>
      await claimDay(side, nth(side.users, user) ?? '', sees),
)

const ofRun = <T>(
  name: string,
  of: fc.Arbitrary<T>,
  act: (side: Side, run: { userId: string; id: string }, value: T) => Promise<unknown>,
) =>
  step(name, fc.tuple(index, of), ([which, value]) => async (side) => {
    const run = nth(side.runIds, which)
    return run === null ? 'no run' : await act(side, run, value)
  })

const NOTES: PlanResult['notes'][number][] = [
  { code: 'contact_budget_spent', params: {} },
  { code: 'source_failed', params: { source: 'Adzuna', trouble: 'busy' } },
]
const results = fc
  .tuple(fc.nat({ max: 6 }), fc.constantFrom(null, 'no_postings' as const), fc.subarray(NOTES))
  .map(([found, outcome, notes]) => resultOf(found, outcome, notes))

const plan = ofRun('plan', fc.constant(null), async (side, { userId, id }) => {
  const taken = await side.runs.takePlanning(userId, id, leaseOf(side), side.now)
  return taken === 'leased' ? taken : runOf(taken)
})
const progress = ofRun('note progress', results, async (side, { userId, id }, result) => {
  const run = await side.runs.find(userId, id)
  if (run !== null) await side.runs.progress(run, result)
})
const finish = ofRun(
  'finish planning',
  fc.tuple(results, fc.boolean()),
  async (side, { userId, id }, [result, back]) => {
    const run = await side.runs.find(userId, id)
    if (run !== null) await side.runs.finishPlanning(run, result, side.now, back)
  },
)
const notify = ofRun('notify', fc.constant(null), async (side, { userId, id }) =>
  runOf(await side.runs.claimNotification(userId, id, side.now)),
)
const note = ofRun(
  'note',
  fc.constant('draft_uncertain' as const),
  async (side, run, code) => await side.runs.note(run, code),
)

const reserve = ofRun(
  'reserve',
  fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 9 })),
  async (side, run, [person, job]) => await reserveEmail(side, run, person, job),
)

const claimEmail = step('take an email', index, (which) => async (side) => await takeEmail(side, which))

/** Picks among everything that was ever claimed, including what another worker has claimed since. */
const ofHeld = <T>(
  name: string,
  of: fc.Arbitrary<T>,
  act: (side: Side, held: Side['held'][number], value: T) => Promise<unknown>,
) =>
  step(name, fc.tuple(fc.nat({ max: 3 }), of), ([which, value]) => async (side) => {
    const held = nth(side.held.toReversed(), which)
    return held === null ? 'nothing taken' : await act(side, held, value)
  })

const write = ofHeld(
  'save the letter',
  fc.constantFrom('First', 'Another'),
  async (side, held, subject) => await writeEmail(side, held, subject),
)
const intend = ofHeld('save the intent', fc.boolean(), async (side, { email, lease }, asRead) => {
  const mailbox = (await side.runs.context(email.userId, side.now))?.mailbox
  if (!mailbox) return 'no mailbox'
  const connectedAt = asRead ? mailbox.connectedAt : new Date(0)
  const later = { ...lease, until: new Date(side.now.getTime() + 5 * MINUTE) }
  return await side.emails.saveIntent(email, later, { ...mailbox, connectedAt }, side.now)
})
const endings = fc.constantFrom<Ending>(
  { state: 'drafted', draftId: 'r-1', threadId: null },
  { state: 'ready' },
  { state: 'ready', mailboxLost: true },
  { state: 'failed', failure: 'gave_up' },
)
const end = ofHeld(
  'end',
  endings,
  async (side, { email, lease }, ending) => await side.emails.end(email, lease, ending, side.now),
)
const postpone = ofHeld(
  'postpone',
  fc.constantFrom('keep' as const, 'missed', 'clear'),
  async (side, { email, lease }, intent) =>
    await side.emails.postpone(email, lease, new Date(side.now.getTime() + 10 * MINUTE), intent),
)

const reopen = step('bring back', index, (which) => async (side) => {
  const email = nth(side.emailIds, which)
  if (email === null) return 'no email'
  return await side.emails.reopen(email.userId, email.id, new Date(side.now.getTime() + MINUTE), side.now)
})
const sweep = step('sweep', fc.boolean(), (endLease) => async (side) => {
  const due = await dueOf(side)
  for (const work of due) await side.open.defer(work, new Date(side.now.getTime() + 5 * MINUTE), endLease)
  return due
})
const wait = step(
  'wait',
  fc.constantFrom(MINUTE, 5 * MINUTE, 10 * MINUTE, HOUR, DAY, 8 * DAY),
  (ms) => async (side) => {
    side.now = new Date(side.now.getTime() + ms)
  },
)
const connect = step(
  'connect a mailbox',
  fc.tuple(index, fc.boolean()),
  ([which, isActive]) =>
    async (side) => {
      const userId = nth(side.users, which) ?? ''
      await side.connect(userId, mailboxOf(userId, side.now, isActive))
    },
)
const activate = step(
  'turn an account on or off',
  fc.tuple(index, fc.boolean()),
  ([which, isActive]) =>
    async (side) =>
      await side.setActive(nth(side.users, which) ?? '', isActive),
)
const object = step(
  'object',
  fc.nat({ max: 3 }),
  (person) => async (side) => await side.object(`person-${person}@firm-${person % 2}.example`, side.now),
)

const avoid = step(
  'put a person on the list',
  fc.record({ user: index, person: fc.nat({ max: 3 }) }),
  ({ user, person }) =>
    async (side) =>
      await side.avoid(nth(side.users, user) ?? '', `person-${person}@firm-${person % 2}.example`, side.now),
)

const OFTEN = [end, end, intend, write, claimEmail, claimEmail, plan, finish, notify, reserve, reserve, wait]
const ALL = [claimRun, progress, note, postpone, reopen, sweep, connect, activate, object, avoid, ...OFTEN]

/** Commands in a random order. */
export const commands = (maxCommands: number) => fc.commands(ALL, { maxCommands, size: 'max' })
