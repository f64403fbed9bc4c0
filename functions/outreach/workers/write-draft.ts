import * as z from 'zod/mini'
import { draftEmail } from '../drafting/draft-email.ts'
import { reviseEmail } from '../revision/revise-email.ts'
import { discardDrafts } from '../pause/discard-drafts.ts'
import { restoreMailbox } from '#functions/mailbox/restore.ts'
import { syncMailbox } from '#functions/mailbox/sync.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { worker } from '#platform/lambda/worker.ts'
import { keyedSecrets, sealer } from '#functions/services/crypto.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { draftMailbox, messageDomain, mailboxes } from '#functions/services/mailbox.ts'
import { userMail, sentMails } from '#functions/services/mail.ts'
import { letterWriters } from '#functions/services/models.ts'
import { schedules } from '#functions/services/schedules.ts'
import { discardMessages, draftMessages, revisionMessages } from '#functions/services/queues.ts'
import { recheckDelayMs, leaseMs, verifyBeforeCreate } from '#functions/services/run-settings.ts'
import { accounts } from '#functions/services/account.ts'
import { activities } from '#functions/services/activities.ts'
import { discards, emails, revisions, runs, savedDrafts, userStatuses } from '#functions/services/outreach.ts'
import {
  DiscardMessage,
  DraftMessage,
  RestoreMessage,
  ReviseMessage,
  SyncMessage,
} from '#shared/messages/cycle.ts'

const common = {
  mailboxes,
  schedules,
  sealer,
  ledger: savedDrafts,
  secrets: keyedSecrets,
  leaseMs,
  mail: userMail,
  site: appOrigin,
}
const syncing = { ...common, accounts, activities, sentMails, list: draftMailbox, consent: draftMailbox }
const writing = { ...common, runs, emails, files: resumeFiles, recheckDelayMs, messageDomain }
const restoring = {
  ...common,
  runs,
  emails,
  accounts,
  sentMails,
  drafts: draftMessages,
  mailbox: draftMailbox,
}
const drafting = { ...writing, drafts: draftMessages, mailbox: draftMailbox, verifyBeforeCreate }
const revising = { ...writing, revisions, queue: revisionMessages, mailbox: draftMailbox }
const discarding = { ...common, discards, userStatuses, mailbox: draftMailbox, queue: discardMessages }

const draft = async (message: DraftMessage) =>
  await draftEmail(message, { ...depsOf(drafting), ...letterWriters() })

const revise = async (message: ReviseMessage) =>
  await reviseEmail(message, { ...depsOf(revising), ...letterWriters() })

/**
 * All work that opens a mailbox. Only one function may do so, so syncing, restoring, revising and discarding share the
 * queue of drafting. Each task creates its own services.
 */
export const handler = worker(
  'write-draft',
  z.union([DraftMessage, SyncMessage, RestoreMessage, ReviseMessage, DiscardMessage]),
  {},
  async ({ message }) => {
    if (!('task' in message)) await draft(message)
    else if (message.task === 'sync') await syncMailbox(message, depsOf(syncing))
    else if (message.task === 'restore') await restoreMailbox(message, depsOf(restoring))
    else if (message.task === 'discard') await discardDrafts(message, depsOf(discarding))
    else await revise(message)
  },
)
