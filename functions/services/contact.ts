import { contactLog } from '#functions/contact/contact.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const contacts = lazy(() => contactLog(table()))
