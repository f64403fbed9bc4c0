import type { Clock } from '#platform/clock.ts'
import { draftsReady } from '#functions/mail/drafts-ready.ts'
import type { Account } from '#functions/account/model.ts'
import { runView } from './run-view.ts'
import type { UserMail } from '#vendors/ses/ses-mail.ts'
import type { RunStore } from './run.store.ts'

export interface NotifyDeps {
  runs: RunStore
  mail: UserMail
  clock: Clock
  /** Origin of the site, for the link. */
  site: string
}

/**
 * Mails the user once when the last email of a run has come to its end. The table decides who is last and
 * remembers that it was said, so two workers that finish together send one mail. A mail that fails is not
 * repeated: the tracker says the same. Somebody whose account is closed or switched off gets none.
 */
export async function notifyReady(account: Account, runId: string, deps: NotifyDeps): Promise<void> {
  const run = await deps.runs.claimNotification(account.id, runId, deps.clock.now())
  if (run === null || !account.isActive || run.drafted + run.heldBack.length === 0) return
  await deps.mail.send(draftsReady(account.email, account.firstName, runView(run), deps.site))
}
