import * as z from 'zod/mini'
import { draftEntry } from '#core/cycle/draft-entry.ts'
import { syncMailbox } from '#core/mailbox/sync.ts'
import { reviseEntry } from '#core/revision/revise-entry.ts'
import { systemClock } from '#runtime/clock.ts'
import { appOrigin } from '#runtime/cookies.ts'
import { secrets } from '#runtime/identifiers.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { activities } from '#runtime/needs/activity.ts'
import { doubtMs, leaseMs, lookFirst } from '#runtime/needs/cycle.ts'
import { resumeFiles } from '#runtime/needs/files.ts'
import { fingerprints } from '#runtime/needs/fingerprints.ts'
import { draftMailbox, mailboxConsent, messageDomain } from '#runtime/needs/google.ts'
import { notices, userMail } from '#runtime/needs/mail.ts'
import { draftMessages, revisionMessages } from '#runtime/needs/queues.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { entries, mailboxes, revisions, runs, savedDrafts } from '#runtime/needs/stores.ts'
import { letterWriters } from '#runtime/needs/writers.ts'
import { worker } from '#runtime/worker.ts'
import { DraftMessage, ReviseMessage, SyncMessage } from '#shared/messages/cycle.ts'

const sync = (message: SyncMessage) =>
  syncMailbox(message, {
    accounts: accounts(),
    mailboxes: mailboxes(),
    ledger: savedDrafts(),
    list: draftMailbox(),
    schedules: schedules(),
    sealer: sealer(),
    notices: notices(),
    mail: userMail(),
    clock: systemClock,
    site: appOrigin(),
    consent: mailboxConsent(),
    activities: activities(),
  })

const draft = (message: DraftMessage) =>
  draftEntry(message, {
    runs: runs(),
    entries: entries(),
    drafts: draftMessages(),
    mailboxes: mailboxes(),
    schedules: schedules(),
    mailbox: draftMailbox(),
    sealer: sealer(),
    files: resumeFiles(),
    ...letterWriters(),
    clock: systemClock,
    secrets: { ...secrets, ...fingerprints },
    leaseMs: leaseMs(),
    doubtMs: doubtMs(),
    messageDomain: messageDomain(),
    lookFirst: lookFirst(),
    mail: userMail(),
    site: appOrigin(),
  })

const revise = (message: ReviseMessage) =>
  reviseEntry(message, {
    runs: runs(),
    entries: entries(),
    revisions: revisions(),
    queue: revisionMessages(),
    mailboxes: mailboxes(),
    ledger: savedDrafts(),
    schedules: schedules(),
    drafts: draftMailbox(),
    sealer: sealer(),
    files: resumeFiles(),
    ...letterWriters(),
    clock: systemClock,
    secrets: { ...secrets, ...fingerprints },
    leaseMs: leaseMs(),
    doubtMs: doubtMs(),
    messageDomain: messageDomain(),
  })

/**
 * Everything that opens a mailbox: one function alone may, so what looks through drafts shares the queue of
 * what makes them.
 */
export const handler = worker(
  'write-draft',
  z.union([DraftMessage, SyncMessage, ReviseMessage]),
  (message) => {
    if (!('task' in message)) return draft(message)
    return message.task === 'sync' ? sync(message) : revise(message)
  },
)
