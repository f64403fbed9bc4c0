import { adminStore } from '#adapters/dynamo/admin-store.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const admins = lazy(() => adminStore(table()))
