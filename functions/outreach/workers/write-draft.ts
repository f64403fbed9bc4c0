import * as z from 'zod/mini'
import { draftEmail } from '../drafting/draft-email.ts'
import { reviseEmail } from '../revision/revise-email.ts'
import { discardDrafts } from '../pause/discard-drafts.ts'
import { syncMailbox } from '#functions/mailbox/sync.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { worker } from '#platform/lambda/worker.ts'
import { keyedSecrets, sealer } from '#platform/services/crypto.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { draftMailbox, mailboxConsent, messageDomain } from '#platform/services/google.ts'
import { userMail } from '#platform/services/mail.ts'
import { letterWriters } from '#platform/services/models.ts'
import { schedules } from '#platform/services/outreach.ts'
import { discardMessages, draftMessages, revisionMessages } from '#platform/services/queues.ts'
import { recheckDelayMs, leaseMs, verifyBeforeCreate } from '#platform/services/run-settings.ts'
import {
  accounts,
  activities,
  discards,
  emails,
  mailboxes,
  sentMails,
  revisions,
  runs,
  savedDrafts,
  userStatuses,
} from '#platform/services/stores.ts'
import { DiscardMessage, DraftMessage, ReviseMessage, SyncMessage } from '#shared/messages/cycle.ts'

const syncing = {
  accounts,
  activities,
  mailboxes,
  sentMails,
  ledger: savedDrafts,
  list: draftMailbox,
  consent: mailboxConsent,
  schedules,
  sealer,
  mail: userMail,
  site: appOrigin,
}

const writing = {
  runs,
  emails,
  mailboxes,
  schedules,
  sealer,
  files: resumeFiles,
  secrets: keyedSecrets,
  leaseMs,
  recheckDelayMs,
  messageDomain,
}
const drafting = {
  drafts: draftMessages,
  mailbox: draftMailbox,
  verifyBeforeCreate,
  mail: userMail,
  site: appOrigin,
}
const revising = { revisions, queue: revisionMessages, ledger: savedDrafts, drafts: draftMailbox }

const discarding = {
  discards,
  userStatuses,
  ledger: savedDrafts,
  drafts: draftMailbox,
  queue: discardMessages,
  mailboxes,
  schedules,
  sealer,
  secrets: keyedSecrets,
  leaseMs,
}

const draft = async (message: DraftMessage) =>
  await draftEmail(message, { ...depsOf({ ...writing, ...drafting }), ...letterWriters() })

const revise = async (message: ReviseMessage) =>
  await reviseEmail(message, { ...depsOf({ ...writing, ...revising }), ...letterWriters() })

/**
 * All work that opens a mailbox. Only one function may do so, so syncing, revising and discarding share the
 * queue of drafting. Each task creates only the services that it needs.
 */
export const handler = worker(
  'write-draft',
  z.union([DraftMessage, SyncMessage, ReviseMessage, DiscardMessage]),
  {},
  async ({ message }) => {
    if (!('task' in message)) await draft(message)
    else if (message.task === 'sync') await syncMailbox(message, depsOf(syncing))
    else if (message.task === 'discard') await discardDrafts(message, depsOf(discarding))
    else await revise(message)
  },
)
