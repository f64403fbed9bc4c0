import { ticketStore } from '#adapters/dynamo/ticket-store.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const tickets = lazy(() => ticketStore(table()))
