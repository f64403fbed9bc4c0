import { contactLog } from '#functions/contact/contact.store.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const contacts = lazy(() => contactLog(table()))
