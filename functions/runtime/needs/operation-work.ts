import { mailboxIndex } from '#adapters/dynamo/mailbox-index.ts'
import { recipientScreen } from '#adapters/dynamo/recipient-screen.ts'
import { refreshMailboxes } from '#core/operations/refresh-mailboxes.ts'
import type { Work } from '#core/operations/run-operation.ts'
import { syncUsers } from '#core/operations/sync-users.ts'
import { tryRun } from '#core/operations/try-run.ts'
import type { OperationKind } from '#shared/catalog/admin.ts'
import { systemClock as clock } from '../clock.ts'
import { appOrigin } from '../cookies.ts'
import { newId } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { sleep } from '../sleep.ts'
import { accounts } from './accounts.ts'
import { convergeNeeds } from './billing.ts'
import { reconciliations, whoIsLetIn } from './billing-events.ts'
import { coverage } from './coverage.ts'
import { resumeFiles } from './files.ts'
import { fingerprints } from './fingerprints.ts'
import { draftMailbox } from './google.ts'
import { notices, userMail } from './mail.ts'
import { providerBook } from './payments.ts'
import { schedules } from './schedules.ts'
import { sealer } from './sealer.ts'
import { contactSource, postingSources, used } from './sources.ts'
import { entries, mailboxes, runs } from './stores.ts'
import { table } from './table.ts'
import { fallbackWriter, writer } from './writers.ts'

const recipients = lazy(() => recipientScreen(table(), fingerprints))
const index = lazy(() => mailboxIndex(table()))

/** What each kind of operation does; only the kind that runs makes what it needs. */
export const operationWork: Readonly<Record<OperationKind, Work>> = {
  sync_users: async (operation) => await syncUsers(operation, { ...convergeNeeds(), book: providerBook(), reports: reconciliations(), access: whoIsLetIn(), sleep }),
  refresh_gmail_tokens: async (operation) =>
    await refreshMailboxes(operation, {
      index: index(), accounts: accounts(), mailboxes: mailboxes(), mailbox: draftMailbox(), schedules: schedules(), sealer: sealer(), notices: notices(), mail: userMail(), clock,
      site: appOrigin(),
    }),
  test_automation: async (operation, tell) =>
    await tryRun(operation, tell, {
      runs: runs(), entries: entries(), postings: postingSources(), contacts: contactSource(), usedJobs: used(), recipients: recipients(), files: resumeFiles(), writer: writer(),
      fallback: fallbackWriter(), covered: coverage(), newId, clock,
    }),
}
