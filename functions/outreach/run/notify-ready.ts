import type { Needs } from '#functions/services/needs.ts'
import { isOwnPosting } from '#platform/inventory/own-items.ts'
import { draftsReady, shortlistReady } from '#functions/mail/drafts-ready.ts'
import type { Account } from '#functions/account/model.ts'
import { runView } from './run-view.ts'

export type NotifyDeps = Needs<'runs' | 'mail' | 'clock' | 'site'>

/**
 * Emails the user once when the last email of a run has ended. The table decides which worker is last and
 * records the notification, so two workers that finish together send one mail. A failed mail is not repeated,
 * because the tracker shows the same. A closed or deactivated account gets no mail.
 */
export async function notifyReady(account: Account, runId: string, deps: NotifyDeps): Promise<void> {
  // Who asked for one email waits for it, and finds it in the tracker.
  if (isOwnPosting(runId)) return
  const run = await deps.runs.claimNotification(account.id, runId, deps.clock.now())
  if (run === null || !account.isActive || run.drafted + run.heldBack.length === 0) return
  await deps.mail.send(draftsReady(account.email, account.firstName, runView(run), deps.site))
}

/** Emails the user that a run found people to choose from. Like the mail above it is sent once and not repeated. */
export async function notifyShortlist(
  account: Account,
  people: number,
  { mail, site }: Pick<NotifyDeps, 'mail' | 'site'>,
): Promise<void> {
  if (account.isActive) await mail.send(shortlistReady(account.email, account.firstName, people, site))
}
