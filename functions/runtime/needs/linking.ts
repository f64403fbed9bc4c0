import { addressBook, linkProofs, mergeStore } from '#adapters/dynamo/linking-store.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const addresses = lazy(() => addressBook(table()))
export const proofs = lazy(() => linkProofs(table()))
export const merges = lazy(() => mergeStore(table()))
export const passwords = () => argon2Passwords
