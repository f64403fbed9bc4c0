import { contactLog } from '#adapters/dynamo/contact-log.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const contacts = lazy(() => contactLog(table()))
