import * as z from 'zod/mini'
import { draftEmail } from '../drafting/draft-email.ts'
import { syncMailbox } from '#functions/mailbox/sync.ts'
import { reviseEmail } from '../revision/revise-email.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { accounts } from '#platform/services/accounts.ts'
import { activities } from '#platform/services/activity.ts'
import { recheckDelayMs, leaseMs, verifyBeforeCreate } from '#platform/services/cycle.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { fingerprints } from '#platform/services/fingerprints.ts'
import { draftMailbox, mailboxConsent, messageDomain } from '#platform/services/google.ts'
import { sentMails, userMail } from '#platform/services/mail.ts'
import { draftMessages, revisionMessages } from '#platform/services/queues.ts'
import { schedules } from '#platform/services/schedules.ts'
import { sealer } from '#platform/services/sealer.ts'
import { emails, mailboxes, revisions, runs, savedDrafts } from '#platform/services/stores.ts'
import { letterWriters } from '#platform/services/writers.ts'
import { worker } from '#platform/lambda/worker.ts'
import { DraftMessage, ReviseMessage, SyncMessage } from '#shared/messages/cycle.ts'

const sync = (message: SyncMessage) =>
  syncMailbox(message, {
    accounts: accounts(),
    mailboxes: mailboxes(),
    ledger: savedDrafts(),
    list: draftMailbox(),
    schedules: schedules(),
    sealer: sealer(),
    sentMails: sentMails(),
    mail: userMail(),
    clock: systemClock,
    site: appOrigin(),
    consent: mailboxConsent(),
    activities: activities(),
  })

const draft = (message: DraftMessage) =>
  draftEmail(message, {
    runs: runs(),
    emails: emails(),
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
    recheckDelayMs: recheckDelayMs(),
    messageDomain: messageDomain(),
    verifyBeforeCreate: verifyBeforeCreate(),
    mail: userMail(),
    site: appOrigin(),
  })

const revise = (message: ReviseMessage) =>
  reviseEmail(message, {
    runs: runs(),
    emails: emails(),
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
    recheckDelayMs: recheckDelayMs(),
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
