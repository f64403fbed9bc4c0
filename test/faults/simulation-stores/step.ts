import { allOf } from '#platform/walk.ts'
import type fc from 'fast-check'
import type { OpenWork } from '#functions/operations/model.ts'
import type { Side } from './sides.ts'

export type Act = (side: Side) => Promise<unknown>

/**
 * Runs the same action on both sides, and compares the results and everything that can be read afterwards.
 */
export class Step implements fc.AsyncCommand<Side, Side> {
  readonly words: string
  readonly act: Act
  constructor(words: string, act: Act) {
    this.words = words
    this.act = act
  }
  check = () => true
  async run(memory: Side, table: Side): Promise<void> {
    const [expected, found] = [await this.act(memory), await this.act(table)]
    const ours = { ...(await seen(memory)), answer: JSON.stringify(inOrder(expected)) }
    const theirs: Record<string, string> = { ...(await seen(table)), answer: JSON.stringify(inOrder(found)) }
    const differ = Object.entries(ours).filter(([name, value]) => theirs[name] !== value)
    if (differ.length === 0) return
    const lines = differ.map(
      ([name, value]) => `${name} in memory: ${value}\n${name} in the table: ${theirs[name]}`,
    )
    throw new Error(`${this.words}\n${lines.join('\n')}`)
  }
  toString = () => this.words
}

/** The whole state of a side, in a comparable form. */
async function seen(side: Side): Promise<Record<string, string>> {
  const found: readonly (readonly [string, unknown])[] = await Promise.all([
    dueOf(side).then((due) => ['due', due] as const),
    ...side.runIds.map(async ({ userId, id }) => [id, runOf(await side.runs.find(userId, id))] as const),
    ...side.emailIds.map(async ({ userId, id }) => [id, emailOf(await side.find(userId, id))] as const),
    ...side.users.map(async (userId) => [userId, await userOf(side, userId)] as const),
  ])
  return Object.fromEntries(found.map(([name, value]) => [name, JSON.stringify(inOrder(value))]))
}

async function userOf({ runs, emails, now }: Side, userId: string): Promise<unknown> {
  const context = await runs.context(userId, now)
  const [latest, waiting] = [await runs.latest(userId), await emails.waiting(userId)]
  const { usage, cycle, mailbox, latestRun } = context ?? {}
  return { usage, cycle, mailbox, latestRun: latestRun?.id, latest: latest?.id, waiting }
}

/** The daily mailbox check is not part of the simulation. */
export const dueOf = async ({ open, now }: Side): Promise<readonly OpenWork[]> =>
  (await allOf((after) => open.due(now, after)))
    .filter(({ kind }) => kind === 'run' || kind === 'email')
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** Sorts keys alphabetically, because the table returns them in another order. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date || Array.isArray(value))
    return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, inOrder(part)]),
  )
}

/** The simulation does not store the contact search's figures, nor when an email was last finished. */
export function runOf(run: Awaited<ReturnType<Side['runs']['find']>>): unknown {
  if (run === null) return null
  const { people: _, lastDoneAt: __, heldBack: ___, ...rest } = run
  return { ...rest, leaseUntil: null, dueAt: null }
}

export function emailOf(email: Awaited<ReturnType<Side['find']>>): unknown {
  if (email === null) return null
  const { id, runId, state, letter, draftId, failure, createdAt, openedAt, ...rest } = email
  const { attempts, intentAt, failedLookups } = rest
  const times = { createdAt, openedAt, attempts, intentAt, failedLookups }
  return { id, runId, state, subject: letter?.subject ?? null, draftId, failure, ...times }
}
