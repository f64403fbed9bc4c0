import { BRAND } from '#shared/brand.ts'
import type { Account } from '#functions/account/model.ts'
import { manyLines, oneLine } from '#functions/mail/plain-lines.ts'
import type { Ticket } from './ticket.store.ts'
import type { UserMessage } from '#functions/mail/model.ts'

/** Introductions of the two mails about a ticket. */
export interface TicketKind {
  /** In the mail to support, above the message. */
  readonly forSupport: string
  /** In the mail to the user, above the copy of the message. */
  readonly forUser: string
}

const nameOf = ({ firstName, lastName }: Account): string => oneLine(`${firstName} ${lastName}`)

/**
 * Support's address with the ticket's number (RFC 5233), for replies to what users are mailed: whatever becomes of the
 * subject, a reply names its ticket, which the search of the admin area finds.
 */
const ticketAddress = (ticketNumber: string): string => BRAND.supportEmail.replace('@', `+${ticketNumber}@`)

/** The mail to support, whose answer goes to the user; `site` is the origin of the link to the ticket. */
export function supportMail(account: Account, ticket: Ticket, kind: TicketKind, site: string): UserMessage {
  return {
    to: BRAND.supportEmail,
    replyTo: account.email,
    subject: `[${ticket.ticketNumber}] [${ticket.priority}] ${oneLine(ticket.subject)}`,
    text: [
      kind.forSupport,
      '',
      `Ticket: ${ticket.ticketNumber}`,
      `Priority: ${ticket.priority}`,
      `From: ${nameOf(account)}`,
      `Email: ${account.email}`,
      `Account: ${account.id}`,
      `Open: ${site}/admin/users/${account.id}?tab=tickets&ticket=${ticket.ticketNumber}`,
      '',
      manyLines(ticket.message),
    ].join('\n'),
  }
}

/**
 * An answer of staff. What the user wrote is not repeated to an unverified address, which may be somebody else's.
 */
export function answerMail(account: Account, ticket: Ticket, answer: string): UserMessage {
  const firstName = oneLine(account.firstName)
  return {
    to: account.email,
    replyTo: ticketAddress(ticket.ticketNumber),
    subject: `[${ticket.ticketNumber}] Re: ${account.emailVerified ? oneLine(ticket.subject) : 'Your message to support'}`,
    text: [
      firstName === '' ? 'Hello,' : `Hello ${firstName},`,
      '',
      manyLines(answer),
      '',
      'To write back, answer this mail.',
      '',
      BRAND.name,
      ...(account.emailVerified ? ['', 'You wrote:', '', manyLines(ticket.message)] : []),
    ].join('\n'),
  }
}

/** The user's copy, with the ticket number. */
export function copyForUser(account: Account, ticket: Ticket, kind: TicketKind): UserMessage {
  const firstName = oneLine(account.firstName)
  return {
    to: account.email,
    replyTo: ticketAddress(ticket.ticketNumber),
    subject: `[${ticket.ticketNumber}] We have your message: ${oneLine(ticket.subject)}`,
    text: [
      firstName === '' ? 'Hello,' : `Hello ${firstName},`,
      '',
      kind.forUser,
      '',
      `Your ticket: ${ticket.ticketNumber}`,
      '',
      'You wrote:',
      '',
      manyLines(ticket.message),
      '',
      BRAND.name,
    ].join('\n'),
  }
}
