import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { MINUTE, type Clock } from '#platform/clock.ts'
import type { Secrets } from '#platform/secrets.ts'
import { BRAND } from '#shared/brand.ts'
import type { Ticket, TicketRequest } from './model.ts'
import { copyForUser, supportMail, type TicketKind } from './ticket-mail.ts'
import { ticketNumber } from './ticket-number.ts'
import { deliveryRefusal } from '#functions/contact/delivery-refusal.ts'
import type { AccountStore } from '#functions/account/account.store.ts'
import type { UserMail } from '#vendors/ses/ses-mail.ts'
import type { TicketStore } from './ticket.store.ts'

/** Longer than a delivery can take: whoever began it and has not ended it by then is dead. */
const STALE_MS = MINUTE

export interface TicketDeps {
  readonly accounts: AccountStore
  readonly tickets: TicketStore
  readonly mail: UserMail
  /** Counts the ticket in its sender's limits. Throws AppError too_many_requests with the wait. */
  readonly countCall: () => Promise<void>
  readonly secrets: Pick<Secrets, 'hash'>
  readonly clock: Clock
}

const QUESTION: TicketKind = {
  forSupport: `A user of ${BRAND.name} asks for help. Answer this mail to write to them.`,
  forUser: 'Support has your message and answers to this address. To add something, answer this mail.',
}

/**
 * Opens a ticket: kept, mailed to support, and copied to the user. The same words again on the same day are
 * the same ticket. Returns only when support's mail is on its way. Throws AppError not_authenticated,
 * too_many_requests, or unavailable when it could not be delivered and may be sent again.
 */
export async function openTicket(
  actor: UserActor,
  request: TicketRequest,
  deps: TicketDeps,
  kind: TicketKind = QUESTION,
): Promise<Ticket> {
  const now = deps.clock.now()
  const ticket: Ticket = {
    ...request,
    ticketNumber: ticketNumber(actor.userId, request, now, deps.secrets),
    status: 'open',
    createdAt: now,
  }
  const snapshot = await deps.accounts.snapshot(actor.userId, now)
  if (snapshot === null) throw new AppError('not_authenticated')
  const begun = await deps.tickets.begin(actor.userId, ticket, new Date(now.getTime() - STALE_MS))
  if (begun.state === 'delivered') return begun.ticket
  if (begun.state === 'under_way')
    throw new AppError('unavailable', {
      message: 'This message is being delivered. Try again in a minute if nothing more is said.',
      retryAfterSeconds: STALE_MS / 1000,
    })
  try {
    await deps.countCall()
    await deps.mail.send(supportMail(snapshot.account, ticket, kind))
  } catch (error) {
    await deps.tickets.failed(actor.userId, ticket.ticketNumber)
    throw deliveryRefusal(error, 'You have sent many messages today.')
  }
  await deps.tickets.delivered(actor.userId, ticket.ticketNumber)
  // To an address that nobody has proved to be theirs go no words that somebody else wrote.
  if (snapshot.account.emailVerified) await copy(deps.mail, copyForUser(snapshot.account, ticket, kind))
  return ticket
}

/** The user reads number and message on the screen already: a copy that does not go out fails nothing. */
async function copy(mail: UserMail, message: Parameters<UserMail['send']>[0]): Promise<void> {
  try {
    await mail.send(message)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
