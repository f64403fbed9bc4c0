import { mailboxIndex } from '#functions/operations/mailbox-index.store.ts'
import { refreshMailboxes } from '#functions/operations/refresh-mailboxes.ts'
import type { Work } from '#functions/operations/run-operation.ts'
import { depsOf } from '../../lambda/deps.ts'
import { appOrigin } from '../../http/cookies.ts'
import { sealer } from '../crypto.ts'
import { draftMailbox } from '../google.ts'
import { userMail } from '../mail.ts'
import { schedules } from '../outreach.ts'
import { accounts, mailboxes, sentMails } from '../stores.ts'
import { table } from '../table.ts'

const services = {
  index: () => mailboxIndex(table()),
  accounts,
  mailboxes,
  mailbox: draftMailbox,
  schedules,
  sealer,
  sentMails,
  mail: userMail,
  site: appOrigin,
}

export const refreshMailboxesWork: Work = async (operation) =>
  await refreshMailboxes(operation, depsOf(services))
