import { beingDelivered } from '#functions/contact/delivery-refusal.ts'
import { sendOnce, type OnceDeps } from '#functions/mail/send-once.ts'
import type { Only } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { answerMail } from './ticket-mail.ts'
import type { OwnedTicket } from './ticket.store.ts'

export type AnswerDeps = OnceDeps &
  Only<'tickets', 'find' | 'addAnswer' | 'answered'> &
  Only<'accounts', 'snapshot'>

interface Asked {
  readonly userId: string
  readonly ticketNumber: string
  readonly text: string
  /** How many answers the admin saw. */
  readonly seen: number
}

/**
 * Keeps an answer on the ticket and mails it to the user once. The same answer sent again, by a double click or after
 * a crash, is mailed only if it was not. Throws AppError not_found, ticket_changed when another admin has answered,
 * and unavailable when the mail could not be sent: the answer is kept, and may be sent again.
 */
export async function answerTicket(asked: Asked, deps: AnswerDeps): Promise<OwnedTicket> {
  const { userId, ticketNumber, seen } = asked
  const now = deps.clock.now()
  const snapshot = await deps.accounts.snapshot(userId, now)
  // An account that is being deleted has no address any more.
  if (snapshot === null || snapshot.account.email === '') throw new AppError('not_found')
  const ticket = await answerKept(asked, deps, now)
  const isSent = await sendOnce(
    userId,
    `ticket-${ticketNumber}-${seen + 1}`,
    async () => answerMail(snapshot.account, ticket, asked.text),
    deps,
  )
  if (!isSent) throw beingDelivered()
  const last = ticket.answers[seen]
  if (last === undefined || last.mailedAt !== null) return ticket
  const answers = [...ticket.answers.slice(0, seen), { ...last, mailedAt: now }]
  return (await deps.tickets.answered(userId, ticketNumber, answers)) ?? ticket
}

/** The ticket with this answer as the next after those that the admin saw. */
async function answerKept(
  { userId, ticketNumber, text, seen }: Asked,
  { tickets }: AnswerDeps,
  now: Date,
): Promise<OwnedTicket> {
  const added = await tickets.addAnswer(userId, ticketNumber, { text, at: now, mailedAt: null }, seen)
  if (added !== null) return added
  const ticket = await tickets.find(userId, ticketNumber)
  if (ticket === null) throw new AppError('not_found')
  if (ticket.answers.length === seen + 1 && ticket.answers[seen]?.text === text) return ticket
  throw new AppError('ticket_changed')
}
