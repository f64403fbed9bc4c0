import { reviseEmail, type ReviseDeps } from '#functions/outreach/revision/revise-email.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { sealer } from '#functions/services/crypto.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { draftMailbox, messageDomain, mailboxes } from '#functions/services/mailbox.ts'
import { schedules } from '#functions/services/schedules.ts'
import { emails, revisions, runs, savedDrafts } from '#functions/services/outreach.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import type { Wrap } from './crashing-checkouts.ts'

/** A worker's lease on a revision, after which another worker may take over. */
export const LEASE_MS = 60_000

/**
 * The real dependencies, with every call made through `wrap`, for a worker whose clock is `laterMs` ahead.
 * `queued` counts the messages put back into the queue.
 */
export function reviseDeps(wrap: Wrap, laterMs: number): ReviseDeps & { readonly queued: () => number } {
  const [store, drafts, run, files, ledger, mailboxStore] = [
    revisions(),
    draftMailbox(),
    runs(),
    resumeFiles(),
    savedDrafts(),
    mailboxes(),
  ]
  let queued = 0
  return {
    queued: () => queued,
    revisions: {
      ...store,
      claim: (...a) => wrap(() => store.claim(...a)),
      saveLetter: (...a) => wrap(() => store.saveLetter(...a)),
      saveIntent: (...a) => wrap(() => store.saveIntent(...a)),
      finish: (...a) => wrap(() => store.finish(...a)),
      fail: (...a) => wrap(() => store.fail(...a)),
      postpone: (...a) => wrap(() => store.postpone(...a)),
    },
    mailbox: {
      look: (...a) => wrap(() => drafts.look(...a)),
      replace: (...a) => wrap(() => drafts.replace(...a)),
    },
    runs: { context: (...a) => wrap(() => run.context(...a)) },
    files: { getText: (...a) => wrap(() => files.getText(...a)) },
    ledger: { markGone: (...a) => wrap(() => ledger.markGone(...a)) },
    queue: { send: async () => void (queued += 1) },
    emails: emails(),
    mailboxes: mailboxStore,
    schedules: schedules(),
    sealer: sealer(),
    model: null,
    plain: NOBODY,
    secrets: { ...secrets, ...fingerprints },
    clock: { now: () => new Date(systemClock.now().getTime() + laterMs) },
    leaseMs: LEASE_MS,
    recheckDelayMs: LEASE_MS,
    messageDomain: messageDomain(),
  }
}

const NOBODY = {
  write: async (): Promise<never> => {
    throw new Error('the letter is given')
  },
}

/** Crashes a worker before or after the effect of its call number `step`: nothing after it is done. */
export function endingAt(step: number, when: 'before' | 'after'): Wrap {
  let count = -1
  return async (call) => {
    count += 1
    if (count > step || (count === step && when === 'before')) throw new Error('ended')
    const result = await call()
    if (count === step) throw new Error('ended')
    return result
  }
}

/** The same new letter for every request: these tests are about what happens to it. */
export const newLetter = (body: string): CheckedLetter => ({
  letter: {
    subject: 'A new subject',
    greeting: 'Hi Robin,',
    paragraphs: [[{ text: body, sources: [{ kind: 'opinion' }] }]],
    signature: ['Alex Rivers'],
    writer: 'plain',
  },
  subject: 'A new subject',
  body,
  findings: [],
  score: 90,
})

/** Delivers once the message to revise an entry's draft. */
export const deliver = async (
  userId: string,
  emailId: string,
  deps: ReviseDeps,
  letter: CheckedLetter,
): Promise<void> => await reviseEmail({ v: 1, userId, emailId, task: 'revise' }, deps, async () => letter)
