import { ticketStore } from '#functions/support/ticket.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const tickets = lazy(() => ticketStore(table()))
