import * as z from 'zod/mini'
import { Admin, AdminInput } from '#shared/models/admin/admin.ts'
import { AuditRecord } from '#shared/models/admin/operation.ts'
import { Day, id } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'

/** The one who asks, which is how the page signs in: right credentials answer, wrong ones do not. */
export const listAdmins = contract({
  id: 'listAdmins',
  method: 'GET',
  path: '/api/admin/admins',
  auth: 'admin',
  summary: 'All admins, and which of them is asking.',
  reply: { 200: z.object({ admins: z.array(Admin), currentAdminId: z.string() }) },
  errors: [],
})

export const createAdmin = contract({
  id: 'createAdmin',
  method: 'POST',
  path: '/api/admin/create-admin',
  auth: 'super_admin',
  summary: 'Creates an admin, who signs in with the address and password given.',
  body: AdminInput,
  reply: { 201: z.object({ admin: Admin }) },
  errors: ['admin_exists', 'password_too_common'],
})

export const setAdminStatus = contract({
  id: 'setAdminStatus',
  method: 'PUT',
  path: '/api/admin/admins/{id}/status',
  auth: 'super_admin',
  summary:
    'Switches another admin on or off; whoever is switched off is signed out at once. The last active super admin stays on.',
  params: z.object({ id: id('adm') }),
  body: z.strictObject({ isActive: z.boolean('Say whether it is active.') }),
  reply: { 200: z.object({ admin: Admin }) },
  errors: ['not_found', 'admin_self', 'last_super_admin'],
})

export const deleteAdmin = contract({
  id: 'deleteAdmin',
  method: 'DELETE',
  path: '/api/admin/admins/{id}',
  auth: 'super_admin',
  summary: 'Removes another admin. The last active super admin stays.',
  params: z.object({ id: id('adm') }),
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: ['not_found', 'admin_self', 'last_super_admin'],
})

export const beginSecondFactor = contract({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/admin/second-factor',
  auth: 'admin',
  summary:
    'Makes a second factor for the admin who asks: a secret for an authenticator app, and recovery codes, shown once. It holds once it is confirmed.',
  body: z.optional(z.strictObject({})),
  reply: {
    200: z.object({ secret: z.string(), address: z.string(), recoveryCodes: z.array(z.string()) }),
  },
  errors: ['admin_code_required'],
})

export const confirmSecondFactor = contract({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  auth: 'admin',
  summary: 'Turns on the second factor that was made last, in exchange for a code of it.',
  body: z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits.')) }),
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: ['second_factor_not_begun', 'second_factor_code'],
})

export const adminLogout = contract({
  id: 'adminLogout',
  method: 'POST',
  path: '/api/admin/logout',
  auth: 'admin',
  summary: "Ends the admin's session and clears its cookie.",
  body: z.optional(z.strictObject({})),
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: [],
})

export const listAudit = contract({
  id: 'listAudit',
  method: 'GET',
  path: '/api/admin/audit',
  auth: 'super_admin',
  summary: 'What admins did on a day (UTC), newest first; with what they only looked at, or without.',
  query: z.strictObject({
    day: Day,
    cursor: z.optional(id('aud')),
    show: z._default(z.enum(['acts', 'all']), 'acts'),
  }),
  reply: {
    200: z.object({
      records: z.array(AuditRecord),
      /** Addresses of the accounts that the records are about, by account; of those that are gone none. */
      userEmails: z.record(z.string(), z.string()),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: [],
})
