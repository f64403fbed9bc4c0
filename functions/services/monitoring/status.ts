import { healthHistory as storedHistory } from '#functions/monitoring/health-history.store.ts'
import { serviceNotes as storedNotes } from '#functions/monitoring/service-note.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from '../table.ts'

export const healthHistory = lazy(() => storedHistory(table()))
export const serviceNotes = lazy(() => storedNotes(table()))
