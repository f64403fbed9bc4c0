import { subjectOf } from '#emulators/google/mailbox-state.ts'
import { ticketNumber } from '#functions/support/ticket-number.ts'
import { ticketStore } from '#functions/support/ticket.store.ts'
import type { TicketInput } from '#shared/models/ticket.ts'
import { DAY } from '#platform/clock.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { table } from '#functions/services/table.ts'
import { GOOGLE_ISSUER } from '#vendors/cognito/google-issuer.ts'
import { seedAccount } from '../seed-account.ts'
import type { SampleAccount } from '#emulators/cognito/accounts.ts'

/** Invented users besides the sample accounts, so that lists of users are not empty. */
const PEOPLE: readonly Omit<SampleAccount, 'note'>[] = [
  { email: 'marta.keller@mail.example', firstName: 'Marta', lastName: 'Keller', plan: 'starter' },
  { email: 'jonas.bright@mail.example', firstName: 'Jonas', lastName: 'Bright', plan: 'starter' },
  { email: 'aisha.noor@mail.example', firstName: 'Aisha', lastName: 'Noor', plan: 'pro' },
  { email: 'leo.santos@mail.example', firstName: 'Leo', lastName: 'Santos', plan: 'pro' },
  { email: 'ingrid.dahl@mail.example', firstName: 'Ingrid', lastName: 'Dahl', plan: 'elite' },
  { email: 'omar.vance@mail.example', firstName: 'Omar', lastName: 'Vance', plan: 'trial' },
  { email: 'yuki.tanaka@mail.example', firstName: 'Yuki', lastName: 'Tanaka', plan: 'expired' },
  { email: 'paul.meyer@mail.example', firstName: 'Paul', lastName: 'Meyer', plan: 'none' },
]

const TICKETS: readonly TicketInput[] = [
  {
    subject: 'The city that I look in is missing',
    message: 'I look for work in Freiburg. May it be added to the list?',
    priority: 'low',
  },
  {
    subject: 'No drafts since Monday',
    message: 'The tracker says that the run ended without a draft, two days in a row.',
    priority: 'high',
  },
  {
    subject: 'How do I change the account that drafts are saved to?',
    message: 'My mail has moved to another address of mine.',
    priority: 'medium',
  },
]

export async function seedPeople(): Promise<readonly string[]> {
  const ids: string[] = []
  for (const person of PEOPLE) {
    const { userId } = await seedAccount({
      ...person,
      issuer: GOOGLE_ISSUER,
      subject: subjectOf(person.email),
    })
    ids.push(userId)
  }
  return ids
}

/** Creates tickets that were delivered to support, one per user. Returns their numbers. */
export async function seedTickets(userIds: readonly string[], now: Date): Promise<readonly string[]> {
  const tickets = ticketStore(table())
  const numbers: string[] = []
  for (const [index, request] of TICKETS.entries()) {
    const userId = userIds[index]
    if (userId === undefined) throw new Error('There are more tickets than people.')
    const createdAt = new Date(now.getTime() - (index + 1) * DAY)
    const number = ticketNumber(userId, request, createdAt, secrets)
    await tickets.begin(userId, { ...request, ticketNumber: number, status: 'open', createdAt }, createdAt)
    await tickets.delivered(userId, number)
    numbers.push(number)
  }
  return numbers
}
