import { mailboxIndex } from '#functions/operations/mailbox-index.store.ts'
import { refreshMailboxes } from '#functions/operations/refresh-mailboxes.ts'
import type { Work } from '#functions/operations/run-operation.ts'
import { systemClock as clock } from '../../lambda/system-clock.ts'
import { appOrigin } from '../../http/cookies.ts'
import { lazy } from '../../lambda/lazy.ts'
import { sealer } from '../crypto.ts'
import { draftMailbox } from '../google.ts'
import { userMail } from '../mail.ts'
import { schedules } from '../outreach.ts'
import { accounts, mailboxes, sentMails } from '../stores.ts'
import { table } from '../table.ts'

const index = lazy(() => mailboxIndex(table()))

export const refreshMailboxesWork: Work = async (operation) =>
  await refreshMailboxes(operation, {
    index: index(),
    accounts: accounts(),
    mailboxes: mailboxes(),
    mailbox: draftMailbox(),
    schedules: schedules(),
    sealer: sealer(),
    sentMails: sentMails(),
    mail: userMail(),
    clock,
    site: appOrigin(),
  })
