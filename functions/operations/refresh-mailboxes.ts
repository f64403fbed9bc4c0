import { inBatches } from '#platform/in-batches.ts'
import { proveAccess, type Proof, type ProofDeps } from '#functions/mailbox/sync.ts'
import { MAX_NAMED, named, type OperationRecord, type Step } from './model.ts'
import type { MailboxIndex } from './mailbox-index.store.ts'

export interface RefreshDeps extends ProofDeps {
  readonly index: MailboxIndex
}

/** Mailboxes checked in parallel. */
const CONCURRENCY = 5

const LINES: Readonly<Record<Exclude<Proof, 'absent'>, string>> = {
  ok: 'Accept our access',
  lost: 'Lost now, users told by email',
  off: 'Lost before, waiting to be connected again',
  unanswered: 'Not checked, Gmail gave no answer',
}
const KINDS = ['ok', 'lost', 'off', 'unanswered'] as const
const LOST = 'Lost: '

/**
 * Checks the access to a page of mailboxes. Stops if Google answers for none of the page. Throws AppError
 * unavailable.
 */
export async function refreshMailboxes(
  { cursor, counts: before, report }: OperationRecord,
  deps: RefreshDeps,
): Promise<Step> {
  const { found: userIds, next } = await deps.index.page(cursor)
  const counts: Record<string, number> = { ...before }
  const lost = lostIn(report)
  const proofs = await inBatches(userIds, CONCURRENCY, (userId) => proveAccess(userId, deps))
  for (const [index, proof] of proofs.entries()) {
    counts[proof] = (counts[proof] ?? 0) + 1
    if (proof === 'lost') lost.push(userIds[index] ?? '')
  }
  const silent = userIds.length > 0 && proofs.every((proof) => proof === 'unanswered')
  const lines = [
    ...KINDS.map((kind) => `${LINES[kind]}: ${counts[kind] ?? 0}`),
    ...(lost.length === 0 ? [] : [`${LOST}${named(lost)}`]),
  ]
  const done = KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  const stopped = silent
    ? ['Stopped: Gmail gave no answer to a whole page of mailboxes. Start it again later.']
    : []
  return {
    progress: {
      done,
      total: next === null ? done : null,
      report: [...lines, ...stopped],
      counts,
      cursor: next,
    },
    ended: silent ? 'failed' : next === null ? 'done' : null,
  }
}

/** The ids named in the report of earlier pages. */
const lostIn = (report: readonly string[]): string[] =>
  report
    .flatMap((line) =>
      line.startsWith(LOST)
        ? line
            .slice(LOST.length)
            .replace(/ and \d+ more$/, '')
            .split(', ')
        : [],
    )
    .slice(0, MAX_NAMED)
