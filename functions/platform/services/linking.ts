import { addressBook, linkProofs, mergeStore } from '#functions/account-linking/linking.store.ts'
import { argon2Passwords } from '#vendors/argon2/argon2-passwords.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const addresses = lazy(() => addressBook(table()))
export const proofs = lazy(() => linkProofs(table()))
export const merges = lazy(() => mergeStore(table()))
export const passwords = () => argon2Passwords
