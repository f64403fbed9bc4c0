import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { Admin } from '#shared/models/admin/admin.ts'
import AdminPage from '#web/features/admin/components/admin-page.tsx'
import { adminReplies, adminsSeenBy, signInAsAdmin, superAdmin } from './admin-fixtures.ts'
import { NOW } from './fixtures.ts'
import { renderWithApi, type Replies } from './render-with-api.tsx'

/** Renders a page of the admin area with an admin signed in, at the time of the fixtures. */
export async function showTo(me: Admin, page: ReactElement, address: string, replies: Replies) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  await signInAsAdmin()
  return renderWithApi(page, { 'GET /api/admin/admins': adminsSeenBy(me), ...replies }, address)
}

/** Opens the admin page at an address with an admin signed in. */
export async function openAdmin(address: string, replies: Replies = {}, me: Admin = superAdmin) {
  const view = await showTo(me, <AdminPage />, address, { ...adminReplies, ...replies })
  await screen.findByRole('heading', { name: 'Admin', level: 1 })
  return view
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const row = (name: RegExp) => within(screen.getByRole('row', { name }))
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Answers a confirmation dialog. */
export async function confirm(question: string, answer: string): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }))
  fireEvent.click(dialog.getByRole('button', { name: answer }))
}
