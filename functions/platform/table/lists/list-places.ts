import { toStored } from '../instant.ts'
import type { TicketStatus } from '#shared/models/ticket.ts'
import type { Item } from '../table.ts'

export type ListName =
  | 'USERS'
  | 'ADDRESSES'
  | 'CONFIGURATIONS'
  | 'ENTRIES'
  | 'MAILBOXES'
  | 'DELETIONS'
  | 'OVERDUE'
  | 'TRIALS'
  | 'EMPTYRUNS'
  | `TICKETS_${TicketStatus}`
  | 'DISPUTES'
  | 'NAMES'
  | 'COMPANIES'
  | 'SUBSCRIPTIONS'

export const LIST_SHARDS = 8

export const listShards = (list: ListName): readonly string[] =>
  Array.from({ length: LIST_SHARDS }, (_, shard) => `LISTED#${list}${shard}`)

/** Picks a shard by the last character of an id, which is random in a ULID. */
const shardOf = (id: string): number => id.charCodeAt(id.length - 1) % LIST_SHARDS
const place = (list: ListName, id: string, position: string): Item => ({
  listPk: `LISTED#${list}${shardOf(id)}`,
  listSk: position,
})

/** Position in a list sorted by time; the id separates entries of the same instant. */
export const positionAt = (at: Date, id: string): string => `${toStored(at)}#${id}`

/** Attributes that put an item in a list. Being part of the item, they disappear with it. */
export const listedUser = (userId: string, createdAt: Date): Item =>
  place('USERS', userId, positionAt(createdAt, userId))
export const listedAddress = (userId: string, email: string): Item =>
  place('ADDRESSES', userId, `${email.toLowerCase()}#${userId}`)
/** How names are written in lists that are sorted by them: lower-case words without accents and signs. */
export const sortedName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** A user's place in a list of names, of the companies of drafts, or of subscriptions at the provider. */
export const listedName = (list: 'NAMES' | 'COMPANIES', userId: string, name: string): Item =>
  place(list, userId, `${sortedName(name)}#${userId}`)
export const listedSubscription = (userId: string, subscriptionId: string): Item =>
  place('SUBSCRIPTIONS', userId, `${subscriptionId}#${userId}`)
export const listedConfiguration = (userId: string, updatedAt: Date): Item =>
  place('CONFIGURATIONS', userId, positionAt(updatedAt, userId))
export const listedEmail = (emailId: string, createdAt: Date): Item =>
  place('ENTRIES', emailId, positionAt(createdAt, emailId))
export const listedMailbox = (userId: string, connectedAt: Date): Item =>
  place('MAILBOXES', userId, positionAt(connectedAt, userId))
/** Charges that failed, by when they were first due, and trials by their end. */
export const listedOverdue = (userId: string, since: Date): Item =>
  place('OVERDUE', userId, positionAt(since, userId))
export const listedTrial = (userId: string, endsAt: Date): Item =>
  place('TRIALS', userId, positionAt(endsAt, userId))
/** Runs that ended with nothing, with the reason, by which staff choose them without reading the runs. */
export const listedEmptyRun = (runId: string, endedAt: Date, outcome: string): Item =>
  place('EMPTYRUNS', runId, `${positionAt(endedAt, runId)}#${outcome}`)
/** Tickets of a status. Their numbers begin with the day. */
export const listedTicket = (status: TicketStatus, userId: string, ticketNumber: string): Item =>
  place(`TICKETS_${status}`, userId, `${ticketNumber}#${userId}`)
export const listedDispute = (userId: string, openedAt: Date): Item =>
  place('DISPUTES', userId, positionAt(openedAt, userId))
/** Deletions of accounts of which steps failed; staff read the open steps in the index, without the user's items. */
export const listedDeletion = (userId: string, startedAt: Date, open: string): Item =>
  place('DELETIONS', userId, `${positionAt(startedAt, userId)}#${open}`)

/** New list attributes of an item that moves to another account; empty if it has its own id or no list. */
export function placeOfNext({ listPk, listSk }: Item, from: string, to: string): Item {
  if (typeof listPk !== 'string' || typeof listSk !== 'string' || !listSk.endsWith(`#${from}`)) return {}
  return { listPk: `${listPk.slice(0, -1)}${shardOf(to)}`, listSk: `${listSk.slice(0, -from.length)}${to}` }
}
