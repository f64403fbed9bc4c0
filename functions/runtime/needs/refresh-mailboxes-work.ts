import { mailboxIndex } from '#adapters/dynamo/mailbox-index.ts'
import { refreshMailboxes } from '#core/operations/refresh-mailboxes.ts'
import type { Work } from '#core/operations/run-operation.ts'
import { systemClock as clock } from '../clock.ts'
import { appOrigin } from '../cookies.ts'
import { lazy } from '../lazy.ts'
import { accounts } from './accounts.ts'
import { draftMailbox } from './google.ts'
import { notices, userMail } from './mail.ts'
import { schedules } from './schedules.ts'
import { sealer } from './sealer.ts'
import { mailboxes } from './stores.ts'
import { table } from './table.ts'

const index = lazy(() => mailboxIndex(table()))

export const refreshMailboxesWork: Work = async (operation) =>
  await refreshMailboxes(operation, {
    index: index(),
    accounts: accounts(),
    mailboxes: mailboxes(),
    mailbox: draftMailbox(),
    schedules: schedules(),
    sealer: sealer(),
    notices: notices(),
    mail: userMail(),
    clock,
    site: appOrigin(),
  })
