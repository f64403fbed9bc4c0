import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { DAY } from '#platform/clock.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'
import type {
  OwnPosting,
  OwnPostingCorrections,
  OwnPostingInput,
} from '#shared/models/outreach/own-posting.ts'
import { blocker } from '../run/eligibility.ts'
import type { OwnPostingRecord } from './own-posting.item.ts'
import { ownPostingView } from './own-posting-view.ts'

interface AskDeps extends Needs<'ownPostings' | 'clock'>, Only<'runs', 'context'> {
  readonly queue: Pick<MessageQueue<CycleMessage>, 'send'>
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The same posting of the same day has the same id, so that a repeated request reads and writes nothing twice. */
function idOf(userId: string, input: OwnPostingInput, now: Date, hash: (value: string) => string): string {
  const day = String(Math.floor(now.getTime() / DAY)).padStart(10, '0')
  const digest = hash(JSON.stringify([userId, Object.entries(input)])).slice(0, 16)
  const letters = Array.from(digest, (letter) => ALPHABET[letter.charCodeAt(0) % ALPHABET.length])
  return `own_${day}${letters.join('')}`
}

/** Throws AppError with the code of the first reason why no email could be written. */
async function assertPossible({ userId }: UserActor, { runs, clock }: Pick<AskDeps, 'runs' | 'clock'>) {
  const now = clock.now()
  const context = await runs.context(userId, now)
  if (context === null) throw new AppError('account_inactive')
  // Somebody who found a posting needs no source that covers the country.
  const refusal = blocker(context, () => true, now)
  if (refusal !== null) throw new AppError(refusal)
}

/** Has a posting read. Throws AppError with the code of the first reason why no email could be written to it. */
export async function readOwn(
  actor: UserActor,
  input: OwnPostingInput,
  deps: AskDeps & Needs<'secrets'>,
): Promise<OwnPosting> {
  await assertPossible(actor, deps)
  const now = deps.clock.now()
  const id = idOf(actor.userId, input, now, (value) => deps.secrets.hash(value))
  // The sweeper finds a posting whose message was lost.
  if (await deps.ownPostings.begin(actor.userId, id, input, now))
    await deps.queue.send({ v: 1, userId: actor.userId, trigger: 'manual', runId: id })
  return await ownPostingView(await found(actor, id, deps), deps)
}

/** Looks for a person and has an email written. Throws AppError not_found, own_posting_unread, or a blocker. */
export async function writeOwn(
  actor: UserActor,
  id: string,
  { jobTitle, companyName }: OwnPostingCorrections,
  deps: AskDeps & Needs<'newId'>,
): Promise<OwnPosting> {
  const own = await found(actor, id, deps)
  if (own.posting === null) throw new AppError('own_posting_unread')
  if (own.run.state === 'planned' && own.run.open + own.run.drafted + own.run.ready === 0) {
    await assertPossible(actor, deps)
    const posting = { ...own.posting, title: jobTitle, company: companyName }
    if (await deps.ownPostings.ask(own, posting, deps.newId('out'), deps.clock.now()))
      await deps.queue.send({ v: 1, userId: actor.userId, trigger: 'manual', runId: id })
  }
  return await ownPostingView(await found(actor, id, deps), deps)
}

/** The posting as its user sees it. Throws AppError not_found. */
export const showOwn = async (
  actor: UserActor,
  id: string,
  deps: Needs<'ownPostings'>,
): Promise<OwnPosting> => await ownPostingView(await found(actor, id, deps), deps)

async function found(
  { userId }: UserActor,
  id: string,
  { ownPostings }: Needs<'ownPostings'>,
): Promise<OwnPostingRecord> {
  const own = await ownPostings.find(userId, id)
  if (own === null) throw new AppError('not_found')
  return own
}
