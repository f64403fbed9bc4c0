import { draftEntry } from '#core/cycle/draft-entry.ts'
import { systemClock } from '#runtime/clock.ts'
import { appOrigin } from '#runtime/cookies.ts'
import { secrets } from '#runtime/identifiers.ts'
import { doubtMs, leaseMs } from '#runtime/needs/cycle.ts'
import { resumeFiles } from '#runtime/needs/files.ts'
import { fingerprints } from '#runtime/needs/fingerprints.ts'
import { draftMailbox, messageDomain } from '#runtime/needs/google.ts'
import { userMail } from '#runtime/needs/mail.ts'
import { draftMessages } from '#runtime/needs/queues.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { entries, mailboxes, runs } from '#runtime/needs/stores.ts'
import { fallbackWriter, writer } from '#runtime/needs/writers.ts'
import { worker } from '#runtime/worker.ts'
import { DraftMessage } from '#shared/messages/cycle.ts'

export const handler = worker('write-draft', DraftMessage, (message) =>
  draftEntry(message, {
    runs: runs(), entries: entries(), drafts: draftMessages(), mailboxes: mailboxes(), schedules: schedules(), mailbox: draftMailbox(),
    sealer: sealer(), files: resumeFiles(), writer: writer(), fallback: fallbackWriter(), clock: systemClock, secrets: { ...secrets, ...fingerprints }, leaseMs: leaseMs(),
    doubtMs: doubtMs(), messageDomain: messageDomain(), mail: userMail(), site: appOrigin(),
  }),
)
