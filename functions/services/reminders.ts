import { reminderStore } from '#functions/reminders/reminder.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const reminders = lazy(() => reminderStore(table()))
