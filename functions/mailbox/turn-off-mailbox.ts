import type { Needs, Only } from '#functions/services/needs.ts'
import type { Mailbox } from './mailbox.item.ts'
import type { MailboxProblem, TurnedOff } from './model.ts'

type TurnOffDeps = Needs<'clock'> &
  Only<'mailboxes', 'disable' | 'scheduleSync'> &
  Only<'schedules', 'remove'>

/** Turns off a mailbox whose grant Google refused, and stops its user's daily runs. */
export async function turnOffMailbox(
  userId: string,
  mailbox: Mailbox,
  problem: MailboxProblem,
  { mailboxes, schedules, clock }: TurnOffDeps,
): Promise<TurnedOff> {
  const turned = await mailboxes.disable(userId, mailbox, problem, clock.now())
  if (turned !== 'off') return turned
  await schedules.remove(userId)
  // The next sync notifies the user: unlike this work, it may fail when a mail cannot be sent.
  await mailboxes.scheduleSync(userId, mailbox, clock.now(), null)
  return 'off'
}
