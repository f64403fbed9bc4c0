import type { Needs, Only, Service } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { BRAND } from '#shared/brand.ts'
import type { TicketInput } from '#shared/models/ticket.ts'
import type { Ticket } from './ticket.store.ts'
import { copyForUser, supportMail, type TicketKind } from './ticket-mail.ts'
import { ticketNumber } from './ticket-number.ts'
import { beingDelivered, deliveryRefusal, STALE_MS } from '#functions/contact/delivery-refusal.ts'

export interface TicketDeps
  extends Needs<'accounts' | 'mail' | 'clock'>,
    Only<'tickets', 'begin' | 'delivered' | 'failed'>,
    Only<'secrets', 'hash'> {
  /** Origin of the site, for the link to the ticket. */
  readonly site: string
  /** Counts the ticket in its sender's rate limits. Throws AppError too_many_requests with the wait. */
  readonly countCall: () => Promise<void>
}

const QUESTION: TicketKind = {
  forSupport: `A user of ${BRAND.name} asks for help. An answer from the page below is kept on the ticket; an answer to this mail only reaches the user.`,
  forUser: 'Support has your message and answers to this address. To add something, answer this mail.',
}

/**
 * Opens a ticket: stores it, mails it to support and sends the user a copy. The same words on the same day
 * are the same ticket. Throws AppError not_authenticated, too_many_requests, or unavailable when it could not
 * be delivered and may be sent again.
 */
export async function openTicket(
  actor: UserActor,
  request: TicketInput,
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
  if (begun.state === 'under_way') throw beingDelivered()
  try {
    await deps.countCall()
    await deps.mail.send(supportMail(snapshot.account, ticket, kind, deps.site))
  } catch (error) {
    await deps.tickets.failed(actor.userId, ticket.ticketNumber)
    throw deliveryRefusal(error, 'You have sent many messages today.')
  }
  await deps.tickets.delivered(actor.userId, ticket.ticketNumber)
  // An unverified address may be somebody else's, who must not be sent the user's words.
  if (snapshot.account.emailVerified) await copy(deps.mail, copyForUser(snapshot.account, ticket, kind))
  return ticket
}

/** Sends the copy; a failure is ignored, because the user sees number and message on the page. */
async function copy(mail: Service<'mail'>, message: Parameters<Service<'mail'>['send']>[0]): Promise<void> {
  try {
    await mail.send(message)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
