import { ruleStore } from '#functions/do-not-contact/rule.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const doNotContact = lazy(() => ruleStore(table()))
