import { userActivation } from '#functions/admin-users/user-activation.store.ts'
import { adminUserStore } from '#functions/admin-users/admin-users.store.ts'
import { workListStore } from '#functions/admin-users/work-lists.store.ts'
import { findUserStore } from '#functions/admin-users/find-users.store.ts'
import { userDetailStore } from '#functions/admin-users/user-detail.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const adminUsers = lazy(() => adminUserStore(table()))
export const workLists = lazy(() => workListStore(table()))
export const foundUsers = lazy(() => findUserStore(table()))
export const userDetails = lazy(() => userDetailStore(table()))
export const userActivations = lazy(() => userActivation(table()))
