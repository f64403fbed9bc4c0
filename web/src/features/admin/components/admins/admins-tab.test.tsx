import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adminsSeenBy, plainAdmin, superAdmin } from '#harness/web/admin-fixtures.ts'
import { ok, refusal, type Reply } from '#harness/web/render-with-api.tsx'
import { confirm, openAdmin, press, row, type } from '#harness/web/admin-view.tsx'

/** Opens the tab and waits for its code. */
async function open(...args: Parameters<typeof openAdmin>) {
  const view = await openAdmin(...args)
  await screen.findByRole('table', { name: 'Admins' })
  return view
}

test("an admin's own row says so instead of offering actions", async () => {
  await open('/admin?tab=admins')
  expect(row(/^Ada Byron/).getByText('Current User')).toBeTruthy()
  expect(row(/^Ada Byron/).queryAllByRole('button')).toEqual([])
  expect(
    row(/^Bo Lind/)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Deactivate', 'Delete'])
  expect(row(/^Bo Lind/).getByText('Oct 1, 2026, by Ada Byron')).toBeTruthy()
})

test('an admin who is not a super admin is told why there are no actions', async () => {
  await open('/admin?tab=admins', {}, plainAdmin)
  expect(screen.getByText('Only super admins can manage admins')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Create an admin' })).toBeNull()
  expect(row(/^Bo Lind/).getByText('Current User')).toBeTruthy()
  expect(row(/^Ada Byron/).queryAllByRole('button')).toEqual([])
})

test.each([
  [false, 'No, by a setting'],
  [true, 'Yes, by a setting'],
])('the rights say whether admins refund and give: %s', async (adminsGive, says) => {
  await open('/admin?tab=admins', {
    'GET /api/admin/admins': adminsSeenBy(superAdmin, [plainAdmin], adminsGive),
  })
  expect(row(/^Refund payments/).getByText(says)).toBeTruthy()
  expect(row(/^Give a day of trial, and emails/).getByText(says)).toBeTruthy()
  expect(row(/^Read the audit log/).getByText('No')).toBeTruthy()
  expect(row(/^Start a run again/).getAllByText('Yes')).toHaveLength(2)
})

test('an admin is deactivated and deleted after a confirmation; failures are reported', async () => {
  const done = Promise.withResolvers<Reply>()
  const all = adminsSeenBy(superAdmin)
  await open('/admin?tab=admins', {
    'GET /api/admin/admins': [
      all,
      all,
      adminsSeenBy(superAdmin, [{ ...plainAdmin, isActive: false }]),
      adminsSeenBy(superAdmin, []),
    ],
    [`PUT /api/admin/admins/${plainAdmin.id}/status`]: [refusal('last_super_admin'), done.promise],
    [`DELETE /api/admin/admins/${plainAdmin.id}`]: [refusal('internal'), ok({ success: true })],
  })
  press('Deactivate bo@reachwell.example')
  await confirm('Deactivate this admin?', 'Deactivate admin')
  expect(await screen.findByText('Failed to update admin status')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Deactivate bo@reachwell.example' }))
  await confirm('Deactivate this admin?', 'Deactivate admin')
  // Until the server is done, that admin may still be active.
  expect(
    await screen.findByRole('button', { name: 'Deactivate bo@reachwell.example', busy: true }),
  ).toBeTruthy()
  done.resolve(ok({ admin: { ...plainAdmin, isActive: false } }))
  expect(await screen.findByRole('button', { name: 'Activate bo@reachwell.example' })).toBeTruthy()
  press('Delete bo@reachwell.example')
  await confirm('Delete this admin?', 'Delete admin')
  expect(await screen.findByText('Failed to delete admin')).toBeTruthy()
  await screen.findByRole('button', { name: 'Delete bo@reachwell.example', busy: false })
  press('Delete bo@reachwell.example')
  await confirm('Delete this admin?', 'Delete admin')
  expect(await screen.findByText('Admin deleted')).toBeTruthy()
  expect(screen.queryByText('bo@reachwell.example')).toBeNull()
})

const FIELDS = ['First name', 'Last name', 'Email', 'Password']
const errorOf = (label: string) => {
  const field = screen.getByLabelText(label)
  return field.getAttribute('aria-invalid') === 'true'
    ? document.getElementById((field.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')?.textContent
    : null
}

test('an empty form says what is missing and sends nothing', async () => {
  const { calls } = await open('/admin?tab=admins')
  press('Create admin')
  await screen.findByText('First name is required')
  expect(FIELDS.map(errorOf)).toEqual([
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Password must be at least 8 characters',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  type('First name', 'Cleo')
  expect(FIELDS.map(errorOf)[0]).toBeNull()
  type('Password', '1234567')
  press('Create admin')
  await vi.waitFor(() => expect(errorOf('Password')).toBe('Password must be at least 8 characters'))
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('an admin is created with the chosen role, “admin” by default', async () => {
  const created = {
    ...plainAdmin,
    id: 'adm_01JD3Z8Q6M4T5V7W9X0Y1Z2A3D',
    email: 'cleo@reachwell.example',
    firstName: 'Cleo',
    lastName: 'Ash',
  }
  const all = adminsSeenBy(superAdmin)
  const { sent } = await open('/admin?tab=admins', {
    'GET /api/admin/admins': [all, all, adminsSeenBy(superAdmin, [plainAdmin, created])],
    'POST /api/admin/create-admin': [
      refusal('internal'),
      refusal('admin_exists'),
      refusal('password_too_common'),
      ok({ admin: created }, 201),
    ],
  })
  expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('admin')
  FIELDS.forEach((label, index) =>
    type(label, ['Cleo', 'Ash', 'Cleo@Reachwell.example', 'a long password'][index] ?? ''),
  )
  press('Create admin')
  expect(await screen.findByText('Failed to create admin')).toBeTruthy()
  press('Create admin')
  await waitFor(() => expect(errorOf('Email')).toBe('An admin with this address already exists.'))
  press('Create admin')
  await waitFor(() => expect(errorOf('Password')).toBe('This password is too easy to guess. Choose another.'))
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password')
  press('Create admin')
  expect(await screen.findByText('Admin created')).toBeTruthy()
  expect(row(/^Cleo Ash/).getByText('cleo@reachwell.example')).toBeTruthy()
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  expect(sent.filter(({ call }) => call.startsWith('POST')).at(-1)?.body).toEqual({
    firstName: 'Cleo',
    lastName: 'Ash',
    email: 'cleo@reachwell.example',
    password: 'a long password',
    role: 'admin',
  })
})

test('a newly created admin stays in the list when an earlier request is answered late', async () => {
  const before = Promise.withResolvers<Reply>()
  const created = {
    ...plainAdmin,
    id: 'adm_01JD3Z8Q6M4T5V7W9X0Y1Z2A3D',
    email: 'cleo@reachwell.example',
    firstName: 'Cleo',
    lastName: 'Ash',
  }
  const list = adminsSeenBy(superAdmin)
  await open('/admin?tab=admins', {
    'GET /api/admin/admins': [list, before.promise, adminsSeenBy(superAdmin, [plainAdmin, created])],
    'POST /api/admin/create-admin': ok({ admin: created }, 201),
  })
  FIELDS.forEach((label, index) =>
    type(label, ['Cleo', 'Ash', 'cleo@reachwell.example', 'a long password'][index] ?? ''),
  )
  press('Create admin')
  expect(await screen.findByText('Admin created')).toBeTruthy()
  before.resolve(list)
  await screen.findByRole('button', { name: 'Refresh admins', busy: false })
  expect(row(/^Cleo Ash/).getByText('cleo@reachwell.example')).toBeTruthy()
})
