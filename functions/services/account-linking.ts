import { addressBook, linkProofs, mergeStore } from '#functions/account-linking/linking.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const addresses = lazy(() => addressBook(table()))
export const proofs = lazy(() => linkProofs(table()))
export const merges = lazy(() => mergeStore(table()))
