import type { Clock } from '#platform/clock.ts'
import type { Mailbox, MailboxProblem } from '#functions/mailbox/model.ts'
import type { MailboxStore } from '#functions/mailbox/mailbox.store.ts'
import type { UserSchedules } from '#vendors/scheduler/user-schedules.ts'

interface TurnOffDeps {
  readonly mailboxes: Pick<MailboxStore, 'disable' | 'lookAgain'>
  readonly schedules: Pick<UserSchedules, 'remove'>
  readonly clock: Clock
}

/**
 * Turns off a mailbox that Google refused. False when it was connected anew meanwhile: neither the new grant
 * nor the schedule that came with it is at fault.
 */
export async function turnOffMailbox(
  userId: string,
  mailbox: Mailbox,
  problem: MailboxProblem,
  { mailboxes, schedules, clock }: TurnOffDeps,
): Promise<boolean> {
  if (!(await mailboxes.disable(userId, mailbox, problem))) return false
  await schedules.remove(userId)
  // The user is told by who looks at the mailbox next, for whom a mail that fails is no reason to leave work
  // undone.
  await mailboxes.lookAgain(userId, mailbox, clock.now(), null)
  return true
}
