import { mailboxIndex } from '#functions/operations/mailbox-index.store.ts'
import { refreshMailboxes } from '#functions/operations/refresh-mailboxes.ts'
import type { Work } from '#functions/operations/run-operation.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { sealer } from '../crypto.ts'
import { draftMailbox, mailboxes } from '../mailbox.ts'
import { userMail, sentMails } from '../mail.ts'
import { schedules } from '../schedules.ts'
import { accounts } from '../account.ts'
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
