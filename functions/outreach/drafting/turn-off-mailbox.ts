import type { Needs, Only } from '#platform/needs.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import type { MailboxProblem } from '#functions/mailbox/model.ts'

type TurnOffDeps = Needs<'clock'> &
  Only<'mailboxes', 'disable' | 'scheduleSync'> &
  Only<'schedules', 'remove'>

/**
 * Turns off a mailbox that Google refused. Returns false when it was reconnected meanwhile: then neither the
 * new grant nor its schedule is at fault.
 */
export async function turnOffMailbox(
  userId: string,
  mailbox: Mailbox,
  problem: MailboxProblem,
  { mailboxes, schedules, clock }: TurnOffDeps,
): Promise<boolean> {
  if (!(await mailboxes.disable(userId, mailbox, problem))) return false
  await schedules.remove(userId)
  // The next sync notifies the user: unlike this work, it may fail when a mail cannot be sent.
  await mailboxes.scheduleSync(userId, mailbox, clock.now(), null)
  return true
}
